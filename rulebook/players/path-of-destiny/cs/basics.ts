/** What the game is made of and how it is set up: symbols, cards, boards, characters and points, in Czech. */
export const basics = {
  'POD-001':
    'Cestu osudu hraje 1 až 5 hráčů a každý vede právě jednu z postav. Kdo hraje sám, utká se v sólo režimu s Automou.',
  'POD-002':
    'V příběhu táhnete za jeden provaz, o vítězství ale hraje každý za sebe. Kdo má na konci nejvíc vítězných bodů, ovlivnil příběh nejvíc: vyhrává a stává se jeho hlavním hrdinou.',
  'POD-003':
    'Jedna hra je jeden příběh o 3 kapitolách (kolech) a každá kapitola má přesně 3 tahy, celkem tedy 9. V každém tahu jdou po sobě 3 kroky: draftování karet, hraní karet a umístění žetonu osudu.',
  'POD-004':
    'Kapitola začíná čtením karet příběhu a pokračuje 3 tahy. Na konci určíte dominantní symbol, rozdáte vítězné body a body zkušenosti, pak žetony cest, vyčistíte časové osy a nakonec čtete karty příběhu s bonusy za žetony cest. Příběhy Konec světa [POD-239] a Menší zlo [POD-280] k tomu přidávají po jednom úkonu.',
  'POD-005': 'Symboly jsou přesně 4 druhů: magie, diplomacie, průzkum a boj. Žádný pátý druh ve hře není.',
  'POD-006':
    'Symboly získáváte dvěma způsoby. Nejčastěji jsou natištěné na kartách akcí, které zahrajete na časovou osu; další přinášejí jako žetony symbolů efekty karet, schopnosti a zvláštní pravidla příběhu.',
  'POD-007':
    'Za každý symbol, který vám dá efekt, schopnost nebo pravidlo příběhu, si do své zásoby žetonů položte 1 žeton symbolu téhož druhu. Symboly natištěné na zahraných kartách žeton nepotřebují.',
  'POD-008':
    'Symbol natištěný na kartě vaší časové osy má stejnou platnost jako žeton symbolu ve vaší zásobě. Týká se to efektů, žetonu osudu, bodování i žetonů cest.',
  'POD-009':
    'Když máte ztratit symbol, způsob je na vás: buď odhodíte odpovídající žeton symbolu ze své zásoby, nebo žetonem ztraceného symbolu zakryjete odpovídající nezakrytý symbol na kartě své časové osy. Které karty smíte zakrýt, říká [POD-010].',
  'POD-010':
    'Při ztrátě, kterou nezpůsobil efekt karty akce (ale schopnost, karta příběhu nebo karta aliance), smíte zakrýt symbol na kterékoli kartě své časové osy. Při efektu zahrané karty hrajeme přísněji: zakrýt jde jen symbol na ní samé a na kartách vlevo od ní [POD-116].',
  'POD-011':
    'Symbol pod žetonem ztraceného symbolu se nepočítá nikde: v podmínkách, dalších ztrátách, u žetonu osudu, v bodování, u žetonů cest ani ve skrytých cílech, které počítají symboly. Karta si ale nechává barvy, efekt i místo a po odstranění žetonu symbol zase platí.',
  'POD-012':
    'Symbol, který nemáte jako žeton ani nezakrytý na kartě, ztratit nemůžete. Podmínka, která jeho ztrátu žádá, pak není splněná a efekt nic nepřinese.',
  'POD-013':
    'V krabici je 40 žetonů od každého ze 4 druhů symbolů a 30 žetonů ztracených symbolů. U našeho stolu nikdy nedojdou, zásoba je neomezená.',
  'POD-014':
    'V každé kapitole jsou aktivní přesně 2 ze 4 symbolů, ty ze dvou vyložených karet příběhu. Symbol levé karty patří k levé cestě a světlé šipce doleva, symbol pravé karty k pravé cestě a tmavé šipce doprava.',
  'POD-015':
    'Zbylé 2 symboly jsou v této kapitole neaktivní a mají společnou přeškrtnutou ikonu. Na konci kapitoly nedávají vítězné body ani body zkušenosti, efekty karet a schopnosti je ale mohou vyžadovat nebo využít.',
  'POD-016':
    'Které symboly jsou aktivní, určují v každé kapitole znovu její karty příběhu. Symbol aktivní v jedné kapitole tak může být v další neaktivní.',
  'POD-017':
    'Dole na kartě příběhu vidíte, které symboly budou aktivní v příští kapitole, pokud bude dominantní cesta této karty. Můžete se na ně chystat předem.',
  'POD-018':
    'Na konci kapitoly se jeden aktivní symbol stane dominantním a druhý nedominantním. Dominantní přináší vítězné body a určuje, jak bude pokračovat příběh i jeho zvláštní pravidla; nedominantní přináší body zkušenosti.',
  'POD-019':
    'Každý příběh má vlastní balíček 23 karet příběhu: úvod, 3 kapitoly a několik různých konců. Během jedné hry z nich uvidíte jen část.',
  'POD-020':
    'Karty příběhu se nikdy nemíchají. Balíček zůstává po celou hru seřazený podle čísel natištěných dole na kartách.',
  'POD-021':
    'Karty příběhu obracíte jako stránky knihy: po dočtení jedné přejdete na následující. Když stránka uvádí číslo, nalistujete stránku s tímto číslem.',
  'POD-022':
    'Stránku poznáte podle čísla a značky příběhu: P1 je Konec světa, P2 Striga a P3 Menší zlo. Označení 10P1 tedy čteme jako stránku 10 příběhu Konec světa; číslují se stránky, ne karty.',
  'POD-023':
    'Během kapitoly leží vedle sebe otevřené 2 stránky příběhu: levá nese aktivní symbol levé cesty, pravá aktivní symbol pravé cesty. Žeton osudu se klade na jednu z nich.',
  'POD-024':
    'Když karta příběhu odkáže na zvláštní pravidla, řiďte se částí pravidel o tomto příběhu a jeho přehledovou kartou.',
  'POD-025':
    'Na konci kapitoly, ještě před začátkem další, přečtete karty příběhu a přesně splníte, co na nich stojí.',
  'POD-026':
    'Na plánu hráče je jméno a podoba postavy, 4 schopnosti a stupnice bodů zkušenosti s pozicemi 0 až 20. Stupnice zároveň ukazuje bonusové vítězné body pro konec hry.',
  'POD-027':
    'Každá schopnost patří k určité pozici stupnice bodů zkušenosti a odemkne se, jakmile na ni dojdete. První schopnost zleva je odemčená už od začátku hry.',
  'POD-028':
    'Karta akce má vlevo nahoře symboly (nebo žádný), jeden či více barevných praporců, obrázek a někdy také efekt. Efekt tvoří podmínka a výsledek; ikony v něm se mezi symboly karty nepočítají [POD-335].',
  'POD-029':
    'Vícebarevná karta má všechny barvy svých praporců najednou a platí za kartu každé z nich. Výjimkou je sekvence extra úsilí, kde zastupuje jen jednu zvolenou barvu [POD-235].',
  'POD-030':
    'Každá postava má 1 kartu vedlejšího úkolu, která leží lícem nahoru zčásti pod plánem hráče. Kdokoli si ji smí kdykoli přečíst, boduje se ale až na konci hry.',
  'POD-031':
    'Počet karet v ruce není omezený a nikdo nikdy neodhazuje jen proto, že jich má moc. Schopnost, která vám přidá kartu do ruky, zvyšuje jejich počet natrvalo.',
  'POD-032':
    'Karty v ruce zná jen jejich majitel; všem je ukáže až na konci hry, když se bodují vedlejší úkoly. Dvojici vzatou z podložky viděli všichni, proto ji záznam hry smí jmenovat, karty dobrané z balíčku nikdy.',
  'POD-033':
    'Všem na očích jsou časové osy, zásoby žetonů, žetony ztracených symbolů, vítězné body i zkušenost, schopnosti a jejich použití a vedlejší úkoly. Stejně tak dostupné dvojice, stupnice iniciativy a odhazovací hromádka ležící lícem nahoru.',
  'POD-034':
    'Hlavní balíček tvoří 68 karet akcí. Počáteční karty akcí, 5 pro každou postavu a 25 celkem, leží zvlášť a při přípravě hry se do něj nemíchají.',
  'POD-035':
    'Herní podložku položte doprostřed stolu. Každý hráč potřebuje místo na plán hráče, časovou osu a součásti zvoleného příběhu; na průběh hry to nemá vliv.',
  'POD-036':
    'Před hrou si společně vyberete jeden ze 3 příběhů: Konec světa, Striga, nebo Menší zlo. Volba je zcela na vás.',
  'POD-037':
    'Úroveň obtížnosti u příběhu říká jen to, jak náročná jsou jeho zvláštní pravidla. Samotnou hru nijak nemění.',
  'POD-038':
    'Karty zvoleného příběhu mají na herní podložce své místo. Leží tam v jednom balíčku a navrchu je obálka, jako u knihy před čtením.',
  'POD-039':
    'Vedle karet příběhu stojí sloupeček 3 žetonů osudu: vespod III, uprostřed II a navrchu I. K němu patří 2 žetony cest, levé a pravé.',
  'POD-040':
    'Počáteční pořadí iniciativy určuje zvolený příběh. Po výběru postav podle něj postavte figurky na stupnici iniciativy: postava, která je v seznamu první, stojí nahoře, nejblíž ke kartám příběhu.',
  'POD-041':
    'Seznamy iniciativy jmenují všech 10 vydaných postav; ty, které nehrají, přeskočte a pořadí ostatních zachovejte. V základní hře jsou jen Geralt, Yennefer, Marigold, Ciri a Vesemir.',
  'POD-042':
    'Karty akcí se před hrou zamíchají do hlavního balíčku. Ten leží na svém místě na podložce lícem dolů, takže nikdo neví, co přijde.',
  'POD-043':
    'Z vrchu hlavního balíčku vyložte na každou používanou pozici 2 karty lícem nahoru, nejdřív na tu nejblíž balíčku. Tak vznikne zásoba dostupných dvojic karet akcí.',
  'POD-044':
    'Při hře 1, 2 nebo 3 hráčů leží na podložce 4 dvojice karet, při hře 4 nebo 5 hráčů 5 dvojic. Vrchní pozici u hlavního balíčku do nich nepočítáme [POD-100].',
  'POD-045':
    'Žeton extra zkušenosti patří ke spodní pozici: při hře 1 až 3 hráčů ke 4. dvojici, při hře 4 nebo 5 hráčů k 5. dvojici. V příběhu Menší zlo se nepoužívá [POD-268].',
  'POD-046':
    'Žetony symbolů a žetony ztracených symbolů leží vedle herní podložky všem na dosah. U našeho stolu se o ně stará program a jejich zásoba je neomezená.',
  'POD-047':
    'Podle tištěných pravidel vybírá postavu první ten, kdo naposledy četl knihu o zaklínači, a dál se jde po směru hodinových ručiček. U našeho stolu určí prvního los.',
  'POD-048':
    'Plány hráčů se zamíchají lícem dolů. Kdo je na řadě, dostane 2, jeden si nechá a druhý vrátí k ostatním. Při přípravě hry můžete místo toho povolit výběr ze všech zbylých postav.',
  'POD-049':
    'Další hráč po směru hodinových ručiček dostane náhodně 2 ze zbývajících plánů, i z těch vrácených, a jeden si nechá. Zbylé plány se před každým rozdáním znovu zamíchají a pokračuje se, dokud nemá plán každý.',
  'POD-050': 'Při hře 5 hráčů zbude na posledního jediný plán. Jeho postavu dostane bez výběru.',
  'POD-051':
    'Ke zvolené postavě patří celá sada: plán hráče, figurka, ukazatel běžné a ukazatel zlaté zkušenosti, 4 žetony schopností, 5 žetonů hráče, 5 počátečních karet akcí a 1 karta vedlejšího úkolu.',
  'POD-052':
    'Ukazatel běžné zkušenosti začíná na pozici 0 stupnice bodů zkušenosti. Ukazatel zlaté zkušenosti zatím čeká na vyznačeném místě vpravo od stupnice.',
  'POD-053':
    'Na první schopnost zleva položte žeton schopnosti aktivní stranou s ikonou nahoru: tuto schopnost máte k dispozici hned. Zbylé 3 žetony čekají vedle plánu.',
  'POD-054':
    'Jeden z 5 žetonů hráče je ukazatelem vítězných bodů a začíná na pozici 0 jejich stupnice. Zbylé 4 použijete, jen když je potřebují zvláštní pravidla příběhu, jako v příběhu Striga [POD-250].',
  'POD-055':
    'Do hry vstupujete s 5 kartami v ruce: s počátečními kartami akcí své postavy. Žádné jiné na začátku nedostanete.',
  'POD-056':
    'Karta vedlejšího úkolu vyčnívá zpod bočního okraje plánu hráče. Leží lícem nahoru, aby šel její text kdykoli přečíst.',
  'POD-057':
    'Příprava hry končí tím, co si žádá zvolený příběh: Konec světa karty extra úsilí, Striga skryté cíle a karty požadavků, Menší zlo karty a žetony aliance.',
  'POD-058':
    'Pro první hru doporučujeme příběh Konec světa bez karet extra úsilí a bez vedlejších úkolů: vynechá se jejich příprava i pravidla. Obojí vypnete jednou volbou při přípravě hry.',
  'POD-059': 'Hra začíná ve chvíli, kdy otočíte první kartu příběhu. Čeká na ní uvedení do děje.',
  'POD-060':
    'Po úvodních stránkách si přečtete zvláštní pravidla příběhu, pokud na ně stránky odkazují. Potom přejdete na další nebo výslovně určenou stránku a začíná 1. kapitola.',
  'POD-061':
    'Jakmile získáte vítězné body, hned o tolik pozic posuňte svůj ukazatel na stupnici vítězných bodů.',
  'POD-062':
    'Získané body zkušenosti si připisujete hned: ukazatel postoupí na stupnici bodů zkušenosti o tolik pozic, kolik bodů přibylo.',
  'POD-063':
    'Když ukazatel běžné zkušenosti dosáhne pozice zamčené schopnosti nebo ji přejde, položte na ni žeton schopnosti aktivní stranou nahoru. Jeden zisk může odemknout i několik schopností a nová jde použít hned, pokud její chvíle ještě trvá [POD-301].',
  'POD-064':
    'Na pozici 20 ukazatel běžné zkušenosti končí a přesune se na místo pod stupnicí. Na pozici 0 položte ukazatel zlaté zkušenosti.',
  'POD-065':
    'Co při jednom zisku přesáhne 20 bodů zkušenosti, započítá od pozice 0 ukazatel zlaté zkušenosti. Z pozice 18 se ziskem 5 bodů tedy skončíte se zlatým ukazatelem na pozici 3.',
  'POD-066':
    'Jakmile je na stupnici ukazatel zlaté zkušenosti, posouvá každý další bod zkušenosti právě jej. Zlatý ukazatel schopnosti neodemyká, dává jen vítězné body na konci hry.',
  'POD-067':
    'Na pozici 20 se zastaví i ukazatel zlaté zkušenosti a do konce hry už žádnou zkušenost nezískáte. Celkem tak dosáhnete nejvýš 40 bodů, přebytek propadá.',
  'POD-293':
    'Ztráta, kterou vám způsobí něco jiného než efekt vlastní karty (cizí schopnost, stránka příběhu, postih), se provede jen v možné míře. Kdo nemá odpovídající nezakrytý symbol, neztrácí nic a nic náhradního neodevzdává.',
  'POD-294':
    'Bez schopností a efektů příběhu máte mezi tahy v ruce vždy přesně 5 karet. Začínáte s 5, v každém tahu 2 přibudou draftováním a 2 zahrajete.',
  'POD-331':
    'V Menším zlu všichni vidí, kolik karet aliance které strany máte, protože ruby se liší; líce znáte do odhalení jen vy. Karta odhozená kvůli limitu 3 jde na odhazovací hromádku své strany lícem dolů.',
  'POD-332':
    'Vítězné body se počítají bez horní hranice. Když ukazatel dojde na konec stupnice, pokračuje po ní znovu od začátku.',
  'POD-335':
    'Symboly karty akce jsou jen ty v její levé horní části. Ikony v podmínce a ve výsledku efektu se za symboly karty nepočítají nikdy.',
} as const
