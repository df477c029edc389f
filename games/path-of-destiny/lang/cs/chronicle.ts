import type { chronicle as en } from '../en/chronicle.ts'

/** How matches are told, in Czech. */
export const chronicle = {
  'tale.symbols':
    '{n, plural, =1 {symbol} =2 {dva symboly} =3 {tři symboly} =4 {čtyři symboly} =5 {pět symbolů} one {# symbol} few {# symboly} many {# symbolu} other {# symbolů}} {kind, form, gen}',
  'tale.each': 'po symbolu {kinds, list, gen}',
  'tale.experience':
    '{n, plural, =1 {bod} =2 {dva body} =3 {tři body} =4 {čtyři body} =5 {pět bodů} =6 {šest bodů} =7 {sedm bodů} =8 {osm bodů} =9 {devět bodů} =10 {deset bodů} one {# bod} few {# body} many {# bodu} other {# bodů}} zkušenosti',
  'tale.victory':
    '{n, plural, =1 {jeden vítězný bod} =2 {dva vítězné body} =3 {tři vítězné body} =4 {čtyři vítězné body} =5 {pět vítězných bodů} =6 {šest vítězných bodů} =7 {sedm vítězných bodů} =8 {osm vítězných bodů} =9 {devět vítězných bodů} =10 {deset vítězných bodů} one {# vítězný bod} few {# vítězné body} many {# vítězného bodu} other {# vítězných bodů}}',
  'tale.score':
    '{n, plural, one {# vítězný bod} few {# vítězné body} many {# vítězného bodu} other {# vítězných bodů}}',
  'tale.points': '{nick} ({n})',
  'tale.chapter': '{chapter}. kapitola',
  'tale.reckoning': 'Účtování',
  'tale.caption': 'Cesta {kind, form, gen}',

  'set-out.1': 'Na cestu se vydávají {heroes, list, nom}. Až bude po všem, zůstane příběh jen jednomu jménu.',
  'set-out-alone.1':
    'Na cestu se vydává {hero, form, nom}. Soupeřit bude {other, form, with}: za {other, form, acc} hraje Automa na úrovni „{level, title}“.',
  'crossroads.1':
    'Kniha se otevírá na dvou stránkách: „{left, title}“, kde rozhoduje {one, form, nom}, a „{right, title}“, kde rozhoduje {two, form, nom}.',
  'crossroads.2':
    'Buď „{left, title}“, nebo „{right, title}“: tentokrát stojí {one, form, nom} proti {two, form, dat}.',
  'crossroads.3':
    'Cesta se znovu dělí. Na stránku „{left, title}“ by vedl symbol {one, form, gen}, na stránku „{right, title}“ symbol {two, form, gen}.',

  'draft-first.1': 'První volba patří {hero, form, dat}: {cards, cards, nom}.',
  'draft-first.2': 'Dřív než ostatní vybírá {hero, form, nom} a bere si karty {cards, cards, acc}.',
  'draft-first.3': '{hero, form, nom} sahá do nabídky jako první a odnáší si karty {cards, cards, acc}.',
  'draft-any.1': '{hero, form, nom} si z nabídky odnáší karty {cards, cards, acc}.',
  'draft-any.2': '{hero, form, dat} padnou do oka karty {cards, cards, nom}.',
  'draft-any.3': 'Dvojici {cards, cards, acc} si bere {hero, form, nom}.',
  'draft-last.1': 'Na {hero, form, acc} zbývají karty {cards, cards, nom}.',
  'draft-last.2': '{hero, form, nom} vybírá až jako poslední a bere si karty {cards, cards, acc}.',
  'draft-prompt.1':
    '{hero, form, nom} si bere karty {cards, cards, acc} a kartu „{card, title}“ hned vykládá.',
  'draft-prompt.2':
    'Sotva si {hero, form, nom} vezme karty {cards, cards, acc}, už karta „{card, title}“ leží na stole.',
  'draft-prompt.3': 'Z dvojice {cards, cards, acc} hraje {hero, form, nom} bez váhání kartu „{card, title}“.',
  'draft-reward.1':
    '{hero, form, nom} si bere karty {cards, cards, acc} a neotálí: karta „{card, title}“ přináší {gain, list}.',
  'draft-reward.2':
    'Z dvojice {cards, cards, acc}, po které sahá {hero, form, nom}, se karta „{card, title}“ vyplácí ještě v témže tahu: {gain, list}.',
  'draft-reward.3':
    'Dvojice {cards, cards, nom} je pro {hero, form, acc} dobrá volba, karta „{card, title}“ hned dává {gain, list}.',
  'draft-reward.4':
    '{hero, form, nom} draftuje karty {cards, cards, acc}, hned hraje kartu „{card, title}“ a má z toho {gain, list}.',
  'draft-both.1': '{hero, form, nom} si bere karty {cards, cards, acc} a obě hned hraje.',
  'draft-both.2': 'Co si {hero, form, nom} vybere, to také hraje: {cards, cards, acc}.',
  'draft-blind-one.1': '{hero, form, nom} věří víc balíčku než nabídce.',
  'draft-blind-one.2': 'Co si z balíčku dobírá {hero, form, nom}, ostatní nevidí.',
  'draft-blind-one.3': '{hero, form, nom} nechává nabídku být a táhne naslepo.',
  'draft-blind-many.1': '{heroes, list, nom} nechávají nabídku být a táhnou naslepo.',
  'draft-blind-many.2': '{heroes, list, nom} věří víc balíčku než nabídce.',
  'draft-automa.1': 'Za {hero, form, acc} vybírá Automa karty {cards, cards, acc} a obě hned leží na stole.',
  'draft-automa.2': '{hero, form, nom} bez rozmýšlení bere a hraje karty {cards, cards, acc}.',
  'draft-automa.3': '{hero, form, nom} přikládá na časovou osu karty {cards, cards, acc}.',

  'bargain.1': 'Karta „{card, title}“ stojí {hero, form, acc} {price, list}, vynáší však {gain, list}.',
  'bargain.2':
    '{hero, form, nom} dává {price, list} a bere si {gain, list}: tak zní nabídka karty „{card, title}“.',
  'bargain.3': 'Za {gain, list} obětuje {hero, form, nom} {price, list}; tak to chce karta „{card, title}“.',
  'bargain.4':
    'Karta „{card, title}“ nedává nic zadarmo: {hero, form, nom} ztrácí {price, list} a bere si {gain, list}.',
  'windfall.1': 'Karta „{card, title}“ dává {hero, form, dat} {gain, list}.',
  'windfall.2': '{hero, form, nom} hraje kartu „{card, title}“ a získává {gain, list}.',
  'windfall.3': '{hero, form, dat} se vyplácí karta „{card, title}“: {gain, list}.',
  'windfall.4': 'S kartou „{card, title}“ získává {hero, form, nom} {gain, list}.',
  'lesson.1': 'Karta „{card, title}“ je pro {hero, form, acc} dobrá škola: {gain, list}.',
  'lesson.2': 'Z karty „{card, title}“ si {hero, form, nom} odnáší {gain, list}.',
  'lesson.3': '{hero, form, nom} se učí za pochodu a karta „{card, title}“ přidává {gain, list}.',
  'misfire.1': 'Karta „{card, title}“ {hero, form, dat} nevychází, podmínka zůstává nesplněná.',
  'misfire.2': '{hero, form, nom} hraje kartu „{card, title}“ nadarmo.',
  'misfire.3': 'Od karty „{card, title}“ si {hero, form, nom} slibuje víc, než dostane.',
  'ability-gain.1': 'Schopnost „{ability, title}“ přináší {hero, form, dat} {gain, list}.',
  'ability-gain.2': '{hero, form, nom} používá schopnost „{ability, title}“ a získává {gain, list}.',
  'ability-swap.1': 'Se schopností „{ability, title}“ mění {hero, form, nom} {price, list} za {gain, list}.',
  'ability-swap.2':
    '{hero, form, nom} používá schopnost „{ability, title}“: dává {price, list}, dostává {gain, list}.',
  'ability-hand.1':
    '{hero, form, nom} používá schopnost „{ability, title}“ a bere si do ruky kartu „{card, title}“.',
  'ability-hand.2': 'Díky schopnosti „{ability, title}“ má {hero, form, nom} v ruce kartu „{card, title}“.',
  'ability-timeline.1':
    '{hero, form, nom} používá schopnost „{ability, title}“ a na časovou osu přidává ještě kartu „{card, title}“.',
  'ability-timeline.2':
    'O kartu víc: se schopností „{ability, title}“ hraje {hero, form, nom} ještě kartu „{card, title}“.',
  'ability-strike-one.1':
    '{hero, form, nom} používá schopnost „{ability, title}“ a doplácí na to {victim, form, nom}.',
  'ability-strike-one.2':
    'Schopnost „{ability, title}“, kterou má {hero, form, nom}, bolí: ztrátu nese {victim, form, nom}.',
  'ability-strike-many.1':
    '{hero, form, nom} používá schopnost „{ability, title}“ a doplácejí na to {victims, list, nom}.',
  'ability-strike-many.2':
    'Schopnost „{ability, title}“, kterou má {hero, form, nom}, bolí: ztráty nesou {victims, list, nom}.',
  'ability.1': '{hero, form, nom} používá schopnost „{ability, title}“.',
  'ability.2': '{hero, form, nom} sahá po schopnosti „{ability, title}“.',
  'unlock.1': '{hero, form, nom} odemyká schopnost „{ability, title}“.',
  'unlock.2': 'Zkušenost nese ovoce: {hero, form, nom} odemyká schopnost „{ability, title}“.',
  'unlock.3': 'Od této chvíle ovládá {hero, form, nom} schopnost „{ability, title}“.',
  'golden.1': '{hero, form, nom} má dvacet bodů zkušenosti a dál už sbírá jen zlatou.',
  'golden.2': 'Stupnice zkušenosti je {hero, form, dat} krátká, začíná se počítat zlatá zkušenost.',
  'effort.1': '{hero, form, nom} dokončuje sekvenci „{effort, title}“ a získává {gain, list}.',
  'effort.2': 'Extra úsilí se vyplácí: sekvence „{effort, title}“ dává {hero, form, dat} {gain, list}.',
  'requirement.1':
    '{hero, form, nom} splňuje {colour, select, red {červený} green {zelený} blue {modrý} other {žlutý}} požadavek a dívá se, jaký skrytý cíl u něj leží.',
  'requirement.2':
    '{colour, select, red {Červené} green {Zelené} blue {Modré} other {Žluté}} karty prozrazují {hero, form, dat} další skrytý cíl.',
  'requirement.3':
    '{hero, form, nom} má dost {colour, select, red {červených} green {zelených} blue {modrých} other {žlutých}} karet a smí nahlédnout na skrytý cíl.',
  'ally-one.1':
    '{hero, form, nom} se potají domlouvá {side, select, renfri {s Renfri} other {se Stregoborem}}.',
  'ally-one.2':
    'Po straně hledá alianci {side, select, renfri {s Renfri} other {se Stregoborem}} {hero, form, nom}.',
  'ally-many.1':
    '{heroes, list, nom} se potají domlouvají {side, select, renfri {s Renfri} other {se Stregoborem}}.',
  'ally-many.2':
    'Po straně hledají alianci {side, select, renfri {s Renfri} other {se Stregoborem}} {heroes, list, nom}.',
  'ally-both.1':
    'Potají se uzavírají aliance: s Renfri {renfri, list, nom}; se Stregoborem {stregobor, list, nom}.',
  'ally-both.2':
    'Šeptá se na obě strany: s Renfri {renfri, list, nom}; se Stregoborem {stregobor, list, nom}.',

  'fate-all.1': 'Celý stůl táhne za jeden provaz a osud se kloní k cestě „{page, title}“.',
  'fate-all.2': 'Nikdo není proti a žeton osudu padá na cestu „{page, title}“.',
  'fate-all.3': 'Tentokrát panuje shoda, a ta se jmenuje „{page, title}“.',
  'fate-one-against.1':
    '„{other, title}“ chce jen {hero, form, nom}; žeton osudu padá na cestu „{page, title}“.',
  'fate-one-against.2': '{hero, form, nom} je proti, ale osud se kloní k cestě „{page, title}“.',
  'fate-one-against.3': 'Navzdory {hero, form, dat} získává žeton osudu cesta „{page, title}“.',
  'fate-alone.1': 'Ostatní váhají; osud posouvá k cestě „{page, title}“ jen {hero, form, nom}.',
  'fate-alone.2': 'Rozhoduje jediný hlas: {hero, form, nom} posílá žeton osudu na cestu „{page, title}“.',
  'fate-some.1': '{heroes, list, nom} přiklánějí osud k cestě „{page, title}“ a nikdo jim v tom nebrání.',
  'fate-some.2': 'Proti není nikdo; {heroes, list, nom} posouvají žeton osudu na cestu „{page, title}“.',
  'fate-most.1':
    '{heroes, list, nom} táhnou osud k cestě „{page, title}“. Jinam chtějí, marně, {others, list, nom}.',
  'fate-most.2':
    'O cestě „{page, title}“ rozhodují {heroes, list, nom}; {others, list, nom} zůstávají v menšině.',
  'fate-mat.1':
    'Hlasy se vyruší, a tak rozhodují karty na podložce: žeton osudu padá na cestu „{page, title}“.',
  'fate-mat.2': 'Dvě vůle, dva směry. Karty na podložce se přidávají k cestě „{page, title}“.',
  'fate-mat-alone.1': 'U stolu se nikdo nepřiklání; za cestu „{page, title}“ mluví jen karty na podložce.',
  'fate-tie.1': 'Síly jsou vyrovnané a žeton osudu zůstává stranou.',
  'fate-tie.2': 'Hlasy se dělí napůl a osud svůj žeton odkládá.',
  'fate-tie.3': 'Nikdo nemá převahu, žeton osudu čeká stranou.',
  'fate-turn.1': 'Jenže {hero, form, nom} mění stranu a osud se obrací k cestě „{page, title}“.',
  'fate-turn.2':
    '{hero, form, nom} si to rozmýšlí, a tak žeton osudu tentokrát padá na cestu „{page, title}“.',
  'fate-turn.3':
    'Stačí, aby {hero, form, nom} {hero, gender, f {změnila} other {změnil}} směr, a vítr se otáčí k cestě „{page, title}“.',
  'fate-solo.1': 'Osud jde za {hero, form, ins}, k cestě „{page, title}“.',
  'fate-solo.2': 'Žeton osudu padá tam, kde má {hero, form, nom} víc: na cestu „{page, title}“.',
  'fate-solo.3': '{hero, form, nom} strhává osud k cestě „{page, title}“.',
  'fate-solo-even.1': '{hero, form, nom} má obojího stejně a žeton osudu zůstává stranou.',

  'verdict-clear.1':
    'O výsledku není pochyb. Dominantním symbolem je {kind, form, nom}, příběh se vydává cestou „{page, title}“ a cesta „{other, title}“ zůstává nevyprávěná.',
  'verdict-clear.2':
    'Směr je jasný: vítězí {kind, form, nom} a kniha se obrací na stránku „{page, title}“. Co čekalo na cestě „{other, title}“, se tato družina nedozví.',
  'verdict-clear.3':
    'Osud mluví jednoznačně: {kind, form, nom}, a tedy „{page, title}“. Stránka „{other, title}“ zůstává zavřená.',
  'verdict-split.1':
    'Nakonec přece jen převažuje {kind, form, nom}: příběh se vydává cestou „{page, title}“ a cesta „{other, title}“ zůstává nevyprávěná.',
  'verdict-split.2':
    'Těsně, ale přece vítězí {kind, form, nom}. Příběh pokračuje cestou „{page, title}“, na cestu „{other, title}“ už nedojde.',
  'verdict-split.3':
    'O vlas rozhoduje {kind, form, nom}, a tak se kniha otevírá na stránce „{page, title}“, a ne na stránce „{other, title}“.',
  'verdict-even.1':
    'Žetony osudu nerozhodly; volba připadá první pozici iniciativy a příběh se místo cesty „{other, title}“ vydává cestou „{page, title}“.',

  'side-one.1':
    'Družina se staví na stranu {side, select, renfri {Renfri} other {Stregobora}} a svou alianci zúročuje {hero, form, nom}.',
  'side-many.1':
    'Družina se staví na stranu {side, select, renfri {Renfri} other {Stregobora}} a své aliance zúročují {heroes, list, nom}.',
  'side-many.2':
    'Družinu má na své straně {side, select, renfri {Renfri} other {Stregobor}} a z aliancí těží {heroes, list, nom}.',
  'side-none.1':
    'Družina se staví na stranu {side, select, renfri {Renfri} other {Stregobora}}, ačkoli za to nikdo nic slíbeno nemá.',
  'score.1': 'Nejvíc kapitola vynáší {hero, form, dat}: {what}. Dál jsou {rest, list}.',
  'score.2': 'Počítají se body. {hero, form, nom} získává {what}, následují {rest, list}.',
  'score.3': 'Na body kapitolu vyhrává {hero, form, nom} ({n}), v závěsu jsou {rest, list}.',
  'score-two.1': '{hero, form, nom} si z kapitoly odnáší {what}, {rival, form, nom} {less, number}.',
  'score-two.2': 'Kapitola vynáší {hero, form, dat} {what}, {rival, form, dat} {less, number}.',
  'score-two.3': 'Počítají se body: {what} pro {hero, form, acc}, {less, number} pro {rival, form, acc}.',
  'score-shared.1':
    'Nejvíc získávají {heroes, list, nom}, shodně {n, plural, one {# vítězný bod} few {# vítězné body} many {# vítězného bodu} other {# vítězných bodů}}.',
  'score-alone.1': 'Nejvíc kapitola vynáší {hero, form, dat}: {what}.',
  'score-alone.2': 'Z kapitoly nejvíc získává {hero, form, nom}, {what}.',
  'score-rest.1': 'Méně bodů: {rest, list}.',
  'nothing.1': '{hero, form, nom} nemá z kapitoly ani vítězný bod, na útěchu však {what}.',
  'nothing.2': 'Na {hero, form, acc} nezbyl ani jeden vítězný bod, jen {what}.',
  'tokens-each.1':
    'Nikdo nemá víc symbolů {one, form, gen} než {hero, form, nom} ani víc symbolů {two, form, gen} než {rival, form, nom}; žetony cest patří jim.',
  'tokens-each.2':
    'V {one, form, loc} má navrch {hero, form, nom}, v {two, form, loc} {rival, form, nom}, a tak si dělí žetony cest.',
  'tokens-each.3': 'Žeton levé cesty si odnáší {hero, form, nom}, žeton pravé {rival, form, nom}.',
  'tokens-both.1':
    '{hero, form, nom} má navrch v {one, form, loc} i v {two, form, loc} a bere si oba žetony cest.',
  'tokens-both.2': 'Oba žetony cest připadají {hero, form, dat}.',
  'learnt-many.1': 'Zkušenost nese ovoce: nové schopnosti odemykají {heroes, list, nom}.',
  'learnt-many.2': 'Nové schopnosti si odemykají {heroes, list, nom}.',

  'gift-gain.1': 'Žeton {path, select, left {levé} other {pravé}} cesty vynáší {hero, form, dat} {what}.',
  'gift-gain.2': '{hero, form, nom} za žeton {path, select, left {levé} other {pravé}} cesty získává {what}.',
  'gift-lose.1': 'Žeton {path, select, left {levé} other {pravé}} cesty stojí {hero, form, acc} {what}.',
  'gift-draw.1':
    'Žeton {path, select, left {levé} other {pravé}} cesty přináší {hero, form, dat} {draw, plural, =1 {kartu} =2 {dvě karty} =3 {tři karty} one {# kartu} few {# karty} many {# karty} other {# karet}} z balíčku, {discard, plural, =0 {žádná neputuje} =1 {jedna putuje} =2 {dvě putují} one {# putuje} few {# putují} many {# putuje} other {# putuje}} na odhazovací hromádku.',
  'gift-discard.1':
    'Žeton {path, select, left {levé} other {pravé}} cesty stojí {hero, form, acc} {n, plural, =1 {kartu} =2 {dvě karty} one {# kartu} few {# karty} many {# karty} other {# karet}} z ruky.',
  'gift-special.1': '{hero, form, nom} dostává žeton zvláštního symbolu {kind, form, gen}.',
  'gift-first.1': '{hero, form, nom} se posouvá do čela iniciativy.',
  'gift-last.1': '{hero, form, nom} se posouvá na konec iniciativy.',

  'quests.1': 'Vedlejší úkoly přidávají body: {rest, list}.',
  'golden-points.1': 'Také zlatá zkušenost se mění v body: {rest, list}.',
  'goal.1': 'Odhaluje se skrytý cíl „{goal, title}“. Body za něj: {rest, list}.',
  'goal.2': 'Další zní „{goal, title}“. Body za něj: {rest, list}.',
  'goal-nobody.1': 'Odhaluje se skrytý cíl „{goal, title}“, nikomu však nic nevynáší.',
  'main.1':
    '{hero, form, nom} se stává {hero, gender, f {hlavní hrdinkou} other {hlavním hrdinou}} příběhu. Vítězných bodů má {n, number}, {rival, form, nom} {less, number}.',
  'main-tie.1':
    '{hero, form, nom} se stává {hero, gender, f {hlavní hrdinkou} other {hlavním hrdinou}} příběhu. Vítězných bodů má {rival, form, nom} také {n, number}, rozhoduje však iniciativa.',

  'prev.set-up': 'Příběh „{story, title}“ teprve začne, vybírají se hrdinové.',
  'prev.chapter': 'Jste v příběhu „{story, title}“: {chapter}. kapitola, {turn}. tah ze 3.',
  'prev.chapter-end': 'Jste v příběhu „{story, title}“, na konci {chapter}. kapitoly.',
  'prev.over': 'Příběh „{story, title}“ je vyprávěn do konce.',
  'prev.page':
    'Poslední stránka, „{page, title}“, skončila takhle: {line} Teď je na řadě „{left, title}“, nebo „{right, title}“.',
  'prev.page-only': 'Poslední stránka, „{page, title}“, skončila takhle: {line}',
  'prev.zero': 'Nikdo zatím nemá ani vítězný bod.',
  'prev.you-lead': 'Vedete, vítězných bodů máte {n, number}; {rival, form, nom} jich má {m, number}.',
  'prev.you-trail': 'Vede {rival, form, nom}, vítězných bodů má {n, number}; vy máte {m, number}.',
  'prev.level': 'Vy i {rival, form, nom} máte vítězných bodů stejně: {n, number}.',
  'prev.standing':
    'Vede {hero, form, nom}, vítězných bodů má {n, number}; {rival, form, nom} má {m, number}.',
  'prev.asked': 'Stůl se vás ptá: {ask}',
} as const satisfies Record<keyof typeof en, string>
