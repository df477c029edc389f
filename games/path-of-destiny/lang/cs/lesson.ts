import type { LessonTexts } from '../en/lesson.ts'

/** The notes of the lesson, in Czech. */
export const lesson: LessonTexts = {
  'lesson.hero':
    'Vítejte! Za deset minut odehrajete první partii proti Marigoldovi. Na konci světa kdosi krade osivo a říká se, že čert. Vezměte si Geralta: vyberte jeho plán a volbu potvrďte.',
  'lesson.hero.else':
    'Každá z postav stojí za partii. Tahle lekce ale mluví o Geraltových kartách, vezměte si tedy jeho.',
  'lesson.book':
    'Kniha leží otevřená na dvou cestách a každá má svůj symbol: levá diplomacii, pravá boj. Ty dva jsou v této kapitole aktivní. Za magii a průzkum teď žádné body nejsou.',
  'lesson.turn':
    'Příběh má tři kapitoly po třech tazích. Každý tah běží stejně: vzít si dvě karty, dvě zahrát a podívat se, ke které cestě se kloní osud. Kdo příběhem pohne nejvíc, stane se jeho hlavním hrdinou.',
  'lesson.draft':
    'Draftování: figurka se postaví k dvojici a obě karty jsou vaše. Vezměte tu nejníž, {cards, cards}. Spodní pozice přidá 1 bod zkušenosti.',
  'lesson.draft.else':
    'I to je dobrá dvojice. Zkušenost ale dává jen spodní pozice a za chvíli uvidíte, k čemu je. Vezměte prosím dvojici 4.',
  'lesson.initiative':
    'Marigold si vzal dvojici, která leží výš. Figurky se vracejí shora dolů, takže příště bude vybírat před vámi. Nízká dvojice přináší zkušenost, vysoká iniciativu.',
  'lesson.play':
    'Teď si každý tajně vybere dvě karty a odkryjí se společně. Zvolte karty {cards, cards}, přesně v tomto pořadí: tak si lehnou na vaši časovou osu.',
  'lesson.play.else':
    'Dobrý nápad, nechte si ho na později. Efekty se nejlíp ukážou na kartách {cards, cards}, v tomto pořadí.',
  'lesson.effects':
    'Symboly vlevo nahoře jsou hned vaše: dva meče, dva symboly boje. Dole stojí efekt. Karta {cards, cards} chce právě jednu žlutou kartu; tu máte, a proto vám dala 3 body zkušenosti.',
  'lesson.experience':
    'Máte 4 body zkušenosti. Odemykají schopnosti na vašem plánu, tu příští při pěti. Každou schopnost lze použít jednou za celou hru, vyplatí se tedy počkat na její chvíli.',
  'lesson.fate':
    'A teď osud. Každý podporuje cestu, jejíchž symbolů má víc: vy boj, Marigold diplomacii. Ve dvou mluví i karty na podložce a ty rozhodly: žeton osudu 1 leží vpravo.',
  'lesson.draft-2':
    'Nový tah: vrchní dvojice zmizela, přibyly nové a Marigold vybíral první. Karta {cards, cards} má dva symboly boje a spodní pozice dá bod, který vám chybí ke schopnosti. Vezměte dvojici 4.',
  'lesson.draft-2.else':
    'Proč ne. Jenže dvojice 4 vám dá boj i pátý bod zkušenosti naráz. Vezměte prosím tu.',
  'lesson.unlocked':
    'Pět bodů, a schopnost „{ability, title}“ je odemčená! Její text říká, kdy přijde ke slovu: na konci kapitoly. Marigold právě použil jednu ze svých a získal symbol boje.',
  'lesson.play-2':
    'Karta {bribe, cards} dá 1, 2, nebo 3 body zkušenosti, podle počtu žlutých karet. Jednu už máte a druhá je ona sama. Zahrajte ji první a po ní kartu {pit, cards}.',
  'lesson.play-2.else':
    'Šlo by to i tak. Tady ale zahrajte kartu {bribe, cards} a potom kartu {pit, cards}: zkušenost i boj v jednom tahu.',
  'lesson.draft-3':
    'Poslední tah kapitoly. Marigold stojí u dvojice 3. Kdo stojí výš, bude příště první a vyhrává shody, takže si vezměte dvojici 2, hned nad ním.',
  'lesson.draft-3.else':
    'Každá dvojice k něčemu je. Teď vám ale jde o iniciativu: dvojice 2 leží nad Marigoldovou.',
  'lesson.play-3':
    'Karta {tales, cards} chce dva neaktivní symboly. Průzkum teď aktivní není a karta {draught, cards} ho má dvakrát. Efekt vidí jen svou kartu a ty nalevo od ní, začněte proto kartou {draught, cards}.',
  'lesson.play-3.else':
    'Zkuste nejdřív kartu {draught, cards} a potom kartu {tales, cards}: druhá karta potřebuje symboly té první.',
  'lesson.dominance':
    'Vpravo leží všechny tři žetony osudu, dominantní je tedy boj. Každý váš symbol boje je za 1 vítězný bod, dohromady 6. Druhý aktivní symbol, diplomacie, dává po 1 bodu zkušenosti.',
  'lesson.path-tokens':
    'Kdo má nejvíc symbolů některé cesty, dostane její žeton: pravý je váš, levý Marigoldův. Co přinesou, prozradí další stránky příběhu.',
  'lesson.ability':
    'Nadešla chvíle pro schopnost „{ability, title}“: než se časová osa vyčistí, vrátí vám do ruky jednu kartu. Použijte ji.',
  'lesson.ability.else':
    'Schopnost smí vždycky počkat. V téhle lekci ji ale použijeme, ať je vidět, jak funguje.',
  'lesson.take-back':
    'Vezměte si zpět kartu {cards, cards}. Dole na stránce s bojem stojí, co přijde: aktivní bude průzkum a tahle karta ho má dvakrát.',
  'lesson.take-back.else':
    'Ta by se hodila také. Příští kapitola ale přeje průzkumu a karta {cards, cards} ho má dvakrát.',
  'lesson.keep':
    'Žetony i karty z osy odcházejí, jedna karta ale zůstane a otevře další kapitolu. Ponechte si kartu {cards, cards}: efekt se vyhodnotí hned a žlutou kartu budete mít zase právě jednu.',
  'lesson.keep.else': 'Slušná volba. Karta {cards, cards} vám ale hned vydělá další 3 body zkušenosti.',
  'lesson.branch':
    'Převážil boj, kniha se proto otevřela na jeho stránce. Co by vyprávěla druhá cesta, zůstane skryté. Váš žeton cesty posouvá na první místo iniciativy; tam už stojíte, a tak přinesl 1 bod zkušenosti.',
  'lesson.chapter-2':
    'Nová kapitola, nové symboly: teď platí průzkum a diplomacie, boj už ne. Karta {cards, cards} znovu vydělala 3 body a odemkla vám třetí schopnost.',
  'lesson.draft-4': 'Teď je to na vás: ve které dvojici je nejvíc průzkumu? Poznáte ho podle kompasu.',
  'lesson.draft-4.else': 'Spočítejte kompasy: dvojice 2 má tři, víc než kterákoli jiná.',
  'lesson.play-4':
    'Zahrajte kartu {horse, cards} a potom kartu {draught, cards}. První karta chce právě jednu zelenou a sama jí je. Druhá je také zelená, musí tedy přijít až po ní.',
  'lesson.play-4.else':
    'Tyhle si nechte na později. Karty {horse, cards} a {draught, cards}, v tomto pořadí, dají navíc dva symboly diplomacie.',
  'lesson.leap':
    'To je celý rytmus hry. Zbytek kapitoly teď dohraje lekce za oba; jak to šlo, vypráví kronika.',
  'lesson.keep-2':
    'Kapitola skončila: převážil průzkum a máte {n, number} vítězných bodů. Tentokrát zůstanou dvě karty. Ponechte si karty {cards, cards}, v tomto pořadí.',
  'lesson.keep-2.else': 'Dobrých dvojic je víc. Pro dnešek si ponechte karty {cards, cards}, v tomto pořadí.',
  'lesson.leap-2':
    'Poslední kapitola stojí o boj a průzkum. Dva tahy uběhnou rychle a vrátíte se k úplně posledním kartám.',
  'lesson.play-5':
    'Vaše poslední dvě karty: {patrol, cards} kvůli symbolům a po ní {shortcut, cards}. Ta druhá vezme až tři symboly průzkumu a dá tolik symbolů pravé cesty, kolik vzala.',
  'lesson.play-5.else':
    'Na konci se hodí všechno. Zkuste ale kartu {patrol, cards} a potom kartu {shortcut, cards}: ukáže se na nich, co je ztráta.',
  'lesson.loss':
    'Schopnost „{ability, title}“ ušetří ze ztráty jeden symbol: dva odevzdáte a tři získáte. Použijte ji, další příležitost už nebude.',
  'lesson.loss.else': 'Jindy smí počkat. Tohle je ale poslední tah, později už nepomůže.',
  'lesson.final':
    'Třetí kapitola se boduje jako ty předchozí. Pak přijde na řadu zlatá zkušenost: každý bod nad dvacet je 1 vítězný bod. Vyhráváte {mine, number}:{theirs, number} a hlavním hrdinou příběhu je Geralt.',
  'lesson.farewell':
    'To je všechno, co potřebujete. Začněte stejným příběhem, zatím bez vedlejších úkolů a extra úsilí. A když si nebudete vědět rady, zeptejte se: u každé otázky stojí její pravidlo.',
}
