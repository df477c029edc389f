/** Abilities of the characters: when they are used and what each of them does, in Czech. */
export const abilities = {
  'POD-068':
    'Každý hráč začíná s 1 schopností k dispozici, a to s první zleva na svém plánu. Ostatní 3 odemykají body zkušenosti.',
  'POD-069':
    'Každou schopnost smíte za celou hru použít jen jednou. Potom zůstane její žeton na neaktivní straně.',
  'POD-070':
    'Schopnost jde použít jen ve chvíli, kterou uvádí její text, například při draftování, před hraním karet, během hraní karet nebo na konci kapitoly.',
  'POD-071':
    'Schopnosti znají přesně 5 chvil: před vlastním draftováním, po něm, před hraním karet, během hraní karet a na konci kapitoly před vyčištěním časové osy. Názvy jsou z plánů hráčů, přesné hranice jsou naším výkladem.',
  'POD-072':
    'Použití schopnosti je vždy dobrovolné. I když její chvíle nastala, smíte si ji nechat na později.',
  'POD-073':
    'Chce-li ve stejné chvíli použít schopnost víc hráčů, udělají to současně. Záleží-li na pořadí, začíná ten, kdo je na stupnici iniciativy nejvýš.',
  'POD-074':
    'Po použití otočte žeton schopnosti na neaktivní stranu. Schopnost je vyčerpaná a do konce hry se nevrátí.',
  'POD-075':
    'Který text patří ke které schopnosti, čteme z vyobrazených plánů tak, aby jejich síla rostla zleva doprava. Ciri má například popořadě Dítě osudu, Paní času, Paní času a prostoru a Starší krev.',
  'POD-076':
    'Geralt, 1. schopnost „Výcvik“ (od začátku): během hraní karet ignorujte ztrátu 1 symbolu, kterou žádá efekt vaší karty; podmínka platí za splněnou a symbol vám zůstane. Musíte ho však mít a u ztráty 1/2/3 symbolů ušetříte přesně 1.',
  'POD-077':
    'Geralt, 2. schopnost „Hmm…“: na konci kapitoly, po bodování a žetonech cest, si před vyčištěním časové osy vezměte 1 její kartu do ruky navíc. Ponechanou kartou už být nemůže a žetony ztracených symbolů z ní jdou zpět do zásoby. Po 3. kapitole to nejde [POD-299].',
  'POD-078':
    'Geralt, 3. schopnost „Zaklínačská zdatnost“: během hraní karet uplatníte plný výsledek efektu své zahrané karty, i když jeho podmínka splněná není. Nic přitom neztrácíte a efekt 1–3 násobku dává výsledek 3.',
  'POD-079':
    'Geralt, 4. schopnost „Nezdolnost“: během hraní karet zahrajte z ruky ještě 1 kartu, v tomto tahu třetí. Leží vpravo od obou běžných a její efekt vyhodnotíte po nich; potom si doberte 1 kartu z hlavního balíčku.',
  'POD-080':
    'Yennefer, 1. schopnost „Čerpání energie“ (od začátku): než v 1. kroku draftujete, prohoďte mezi sebou libovolné 2 karty z dvojic, které si v tomto tahu ještě nikdo nevzal. Hrajeme, že si karty vymění místo, nenahrazují se z balíčku.',
  'POD-081':
    'Yennefer, 2. schopnost „Magická záře“: hned po svém draftování si vezměte do ruky navíc 1 kartu z dvojice, kterou si ještě nikdo nevzal, a druhou kartu téže dvojice odhoďte. Z balíčku brát nejde a figurka zůstává na místě [POD-303].',
  'POD-082':
    'Yennefer, 3. schopnost „Uvolnění energie“: hned po svém draftování odhoďte 1 dostupnou dvojici a získejte jako žetony až 2 symboly z jejích karet. Je-li jich víc, vyberte si; je-li jich méně, získáte všechny. Figurka zůstává na místě [POD-303].',
  'POD-083':
    'Yennefer, 4. schopnost „Zesílené uvolnění energie“: hned po svém draftování vezměte 1 kartu z dostupných dvojic, zahrajte ji a vyhodnoťte její efekt; druhou kartu dvojice odhoďte. Je to karta navíc ke 2 kartám ve 2. kroku a platí za zahranou v tomto tahu. Figurka zůstává na místě [POD-303].',
  'POD-084':
    'Marigold, 1. schopnost „Balada o změně smýšlení“ (od začátku): před hraním karet získejte 1 aktivní symbol toho druhu, kterého máte právě méně. Při shodě si druh vyberte.',
  'POD-085':
    'Marigold, 2. schopnost „Čtení mezi řádky“: před hraním karet zvolte symbol a odhalujte karty z hlavního balíčku, dokud se neobjeví karta s ním. Tu si vezměte do ruky navíc a ostatní odhalené odhoďte; není-li taková karta nikde, nevezmete si nic.',
  'POD-086':
    'Marigold, 3. schopnost „Tahání za nitky“: před hraním karet získejte 1 aktivní symbol podle své volby. Každý jiný hráč ztratí 1 symbol druhého aktivního druhu: způsob ztráty si zvolí, a když takový symbol nemá, neztratí nic.',
  'POD-087':
    'Marigold, 4. schopnost „Píseň za zásluhy“: před hraním karet ztraťte 1 aktivní symbol druhu, jehož máte víc, a získejte 3 symboly druhého aktivního druhu. Při shodě zvolte, který je který; bez jediného aktivního symbolu schopnost použít nejde.',
  'POD-088':
    'Ciri, 1. schopnost „Dítě osudu“ (od začátku): během hraní karet zvolte 1 kartu své časové osy a barvu. Do konce kroku má tato karta při vyhodnocování efektů vašich karet zvolenou barvu místo vlastních. Pro sekvence, karty požadavků ani skryté cíle se nic nemění.',
  'POD-089':
    'Ciri, 2. schopnost „Paní času“: před hraním karet si vezměte 1 kartu ze své časové osy do ruky, takže budete mít o 1 kartu víc. Žetony ztracených symbolů z ní se vrátí do zásoby.',
  'POD-090':
    'Ciri, 3. schopnost „Paní času a prostoru“: před hraním karet si vezměte 1 kartu z časové osy do ruky a zahrajte z ruky jinou. Položte ji na pravý konec osy a vyhodnoťte její efekt, ještě před 2 běžnými kartami tahu.',
  'POD-091':
    'Ciri, 4. schopnost „Starší krev“: před hraním karet odhoďte z ruky až 2 karty a získejte jako žetony všechny symboly, které jsou na nich natištěné. Potom si z hlavního balíčku doberte stejný počet karet.',
  'POD-295':
    'Chvíle „před draftováním“ nastává v 1. kroku, když jste na řadě s draftováním: dvojice už jsou doplněné, ale vaše figurka ještě stojí na stupnici iniciativy. Hrajeme, že jde o vaše vlastní draftování, ne o začátek celého kroku.',
  'POD-296':
    'Chvíle „po draftování“ nastává v 1. kroku hned poté, co si vezmete své 2 karty a bonus pozice, dřív než draftuje další hráč. Draftujete-li jako poslední, je to ještě před návratem figurek.',
  'POD-297':
    'Chvíle „před hraním karet“ je začátek 2. kroku: figurky už stojí zpět na stupnici iniciativy a nikdo ještě nevybral karty k zahrání. Chce-li schopnost použít víc hráčů, jde se podle pořadí iniciativy.',
  'POD-298':
    'Chvíle „během hraní karet“ trvá ve 2. kroku od odhalení karet, dokud nevyhodnotíte poslední efekt svých karet. Schopnost, která mění vyhodnocení efektu, ohlaste dřív, než ho začnete vyhodnocovat.',
  'POD-299':
    'Chvíle „konec kapitoly“ nastává po bodování a rozdání žetonů cest, ale před odhozením žetonů a karet. Je jen po 1. a 2. kapitole, protože po 3. se časové osy nečistí.',
  'POD-300':
    'Schopnost nejde použít, když chybí, co potřebuje: dostupná dvojice, karta na časové ose, karta v ruce nebo symbol ke ztrátě. Nevyčerpá se a zůstává vám na později.',
  'POD-301':
    'V jednom tahu, a dokonce v jedné chvíli, smíte použít několik svých schopností po sobě. Platí to i pro schopnost, která se právě odemkla.',
} as const
