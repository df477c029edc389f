/** A turn from the draft to the fate token, with the effects of action cards, in Czech. */
export const turn = {
  'POD-092':
    'Tah má 3 kroky v pevném pořadí: draftování karet, hraní karet a umístění žetonu osudu. Další krok začíná, až předchozí dokončí všichni hráči.',
  'POD-093': 'Příběh může stavbu tahu změnit. Kde se jeho pravidla liší od obecných, platí pravidla příběhu.',
  'POD-094':
    'Na začátku draftování odhoďte vrchní dostupnou dvojici karet lícem nahoru na odhazovací hromádku. Děje se to jednou za tah, ne za každého hráče, a vynechává se jen v úplně prvním tahu hry.',
  'POD-095':
    'Vrchní dvojice je ta z dosud ležících, která je nejblíž hlavnímu balíčku, ať je na kterékoli pozici. Když na podložce žádná nezbývá, neodhazuje se nic.',
  'POD-096':
    'Po odhození vrchní dvojice posuňte zbylé dvojice nahoru k hlavnímu balíčku tak, aby mezi nimi nebyla mezera. Jejich vzájemné pořadí se nemění.',
  'POD-097':
    'Prázdné pozice doplňte z hlavního balíčku novými dvojicemi lícem nahoru, nejdřív tu nejblíž balíčku. Nakonec leží na podložce 4 dvojice při hře 1 až 3 hráčů a 5 dvojic při hře 4 nebo 5 hráčů.',
  'POD-098':
    'Draftujete jeden po druhém podle pořadí iniciativy, od vrchu stupnice dolů. Na každého přijde v tahu řada přesně jednou.',
  'POD-099':
    'Když draftujete, přesuňte figurku ze stupnice iniciativy na vrchní pozici, nebo na pozici, kde ještě leží dvojice. Obě karty dvojice si vezmete do ruky; na vrchní pozici si doberete 2 karty z hlavního balíčku [POD-100].',
  'POD-100':
    'Vrchní pozice je místo u hlavního balíčku nad 4 nebo 5 dvojicemi a vlastní karty lícem nahoru nemá. Kdo na ni postaví figurku, dobere si 2 karty z vrchu hlavního balíčku.',
  'POD-101':
    'Vrchní pozici u hlavního balíčku si v jednom tahu smí zvolit libovolný počet hráčů, klidně všichni.',
  'POD-102':
    'Kdo přijde na vrchní pozici jako další, postaví figurku za ty, které tam už stojí. Na tomto pořadí záleží při návratu na stupnici iniciativy [POD-105].',
  'POD-103':
    'Každou pozici kromě vrchní si v jednom tahu může zvolit jen jeden hráč. U hlavního balíčku je místo pro všechny.',
  'POD-104':
    'Kdo postaví figurku na spodní pozici (4. při hře 1 až 3 hráčů, 5. při hře 4 nebo 5 hráčů), získá k jejím 2 kartám ihned 1 bod zkušenosti. V Menším zlu tento bonus neplatí [POD-268].',
  'POD-105':
    'Po draftování se figurky vracejí na stupnici iniciativy v novém pořadí: nejdřív ty z vrchní pozice, jak na ni přicházely, pak ostatní od horní dvojice k dolní. Toto pořadí iniciativy od té chvíle platí.',
  'POD-106':
    'Když je potřeba karta a hlavní balíček je prázdný, zamíchejte celou odhazovací hromádku jako nový balíček a pokračujte. Právě odhalované karty do ní ještě nepatří. Je-li prázdná i hromádka, dobere se jen to, co zbylo.',
  'POD-107': 'Jakmile figurky stojí zpět na stupnici iniciativy, draftování končí a začíná hraní karet.',
  'POD-108':
    'Všechny odhozené karty akcí jdou lícem nahoru na společnou odhazovací hromádku vedle hlavního balíčku. Platí to i pro počáteční karty akcí, které se tak po zamíchání dostanou do hlavního balíčku.',
  'POD-109':
    'Časová osa je řada karet akcí, které hráč zahrál v této kapitole: vlevo leží nejstarší, vpravo nejnovější. U jejího levého konce je zásoba žetonů.',
  'POD-110':
    'Vyberte z ruky přesně 2 karty akcí, určete jejich pořadí a nechte je lícem dolů, dokud si nevyberou všichni. Kdo by měl v ruce méně než 2 karty, zahraje, co má.',
  'POD-111':
    'Karty k zahrání vybírají všichni současně a tajně. Dokud si nevybere každý, nikdo nic neodhalí.',
  'POD-112':
    'Jakmile mají všichni vybráno, odhalí karty najednou a každý přiloží své 2 ve zvoleném pořadí na pravý konec své časové osy. Potom se vyhodnotí jejich efekty.',
  'POD-113':
    'Symboly karty jsou vaše od chvíle, kdy karta leží na vaší časové ose. Nezáleží na tom, zda jsou v této kapitole aktivní, nebo neaktivní.',
  'POD-114':
    'Efekty 2 právě zahraných karet vyhodnocujte po jednom, levou kartu jako první. Efekt pravé karty začíná, až je efekt levé úplně hotový.',
  'POD-115':
    'Symboly získané efekty si pokládejte jako žetony k levému konci časové osy. Tam je vaše zásoba žetonů.',
  'POD-116':
    'Efekt zahrané karty počítá a mění jen ji samu, karty vlevo od ní na vaší časové ose a symboly ve vaší zásobě žetonů. Karty vpravo, i když už jsou odhalené, ani karty jiných hráčů se ho netýkají.',
  'POD-117':
    'Symbol nebo barva přímo na kartě smí splnit podmínku jejího vlastního efektu. Žádá-li podmínka ztrátu, můžete ztratit i takový symbol.',
  'POD-118':
    'Jde-li efekt vaší karty vyhodnotit, stane se to povinně a v největší míře, na jakou vaše karty a žetony stačí.',
  'POD-119':
    'Efekt své karty nesmíte odmítnout, ani abyste si ušetřili ztrátu symbolu. Rozmyslete si to, než kartu zahrajete.',
  'POD-120':
    'Výsledek efektu dostanete, jen když je splněná jeho podmínka. Jinak karta přináší pouze své symboly a barvy.',
  'POD-121':
    'Podmínka efektu žádá jedno ze dvojího: buď mít určité symboly nebo barvy karet, anebo určité symboly ztratit.',
  'POD-122':
    'Většina efektů je jednorázových: vyhodnotí se jednou a výsledek mají pevně daný. Efekt 1–3 násobku (1/2/3 v podmínce i ve výsledku) dává 1, 2 nebo 3 podle míry splnění podmínky, nikdy víc než 3.',
  'POD-123':
    'U efektu 1–3 násobku platí vždy nejvyšší dosažitelná míra splnění podmínky: 3 a více dává 3, 0 nedává nic. Nižší míru si zvolit nesmíte.',
  'POD-124':
    'Žádá-li podmínka přesný počet symbolů nebo barev, musíte mít právě tolik. S vyšším počtem splněná není.',
  'POD-125':
    'Když vás efekt připraví o symbol, vyberete si který: odpovídající žeton ze zásoby, nebo odpovídající symbol natištěný na kartě.',
  'POD-126':
    'Efekt se vyhodnotí jednou pokaždé, když karta přijde na časovou osu: tedy znovu, když si ji ponecháte do další kapitoly [POD-179] nebo ji vezmete zpět do ruky a zahrajete. Později už se nepřepočítává.',
  'POD-127':
    'Každý vyhodnocuje své karty nezávisle na ostatních a všichni současně, protože efekty karet akcí se týkají jen svého majitele. Kdyby na pořadí záleželo, rozhoduje pořadí iniciativy.',
  'POD-128':
    'Jakmile všichni vyhodnotí efekty svých zahraných karet, přejde se ke 3. kroku, umístění žetonu osudu.',
  'POD-129':
    'Bez schopností má časová osa na konci 1. kapitoly 6 karet, na konci 2. kapitoly 7 (1 ponechaná a 6 zahraných) a na konci 3. kapitoly 8 (2 ponechané a 6 zahraných).',
  'POD-130':
    'Podmínka „ztratit symbol“: ztratíte 1 symbol uvedeného druhu, například průzkumu. Efekt je jednorázový.',
  'POD-131':
    'Podmínka „ztratit 1/2/3 symboly“: ztratíte až 3 symboly uvedeného druhu, například průzkumu, a jejich počet určí výsledek 1, 2 nebo 3. Ztratit musíte co nejvíc [POD-304].',
  'POD-132':
    'Podmínka „ztratit 1/2/3 neaktivní symboly“: ztratíte až 3 symboly, které v této kapitole nejsou aktivní, klidně obou druhů dohromady. Výsledek se řídí jejich počtem a ztratit musíte co nejvíc [POD-304].',
  'POD-133':
    'Podmínka „2 nebo více karet“: na časové ose musíte mít aspoň 2 karty uvedené barvy, například červené. Počítá se i karta s tímto efektem, karty vpravo od ní ne; efekt je jednorázový.',
  'POD-134':
    'Podmínka „3 nebo více karet“: na časové ose musíte mít aspoň 3 karty uvedené barvy, například červené. Počítá se i karta s tímto efektem, karty vpravo od ní ne; efekt je jednorázový.',
  'POD-135':
    'Podmínka „přesně 1 karta“: na časové ose máte právě 1 kartu uvedené barvy, například zelenou. Se 2 a více kartami splněná není; efekt je jednorázový.',
  'POD-136':
    'Podmínka „přesně 2 karty“: na časové ose máte právě 2 karty uvedené barvy, například červené. S 1 kartou ani se 3 a více splněná není; efekt je jednorázový.',
  'POD-137':
    'Podmínka „1/2/3 karty“: spočítejte na časové ose karty uvedené barvy, například zelené. Jejich počet, nejvýš 3, je míra splnění podmínky a určí výsledek.',
  'POD-138':
    'Podmínka „1/2/3 neaktivní symboly“: spočítejte symboly obou neaktivních druhů na časové ose i v zásobě žetonů. Součet, nejvýš 3, určí výsledek a žádný symbol neztratíte.',
  'POD-139':
    'Podmínka „2 nebo více neaktivních symbolů“: na časové ose a v zásobě žetonů máte aspoň 2 symboly neaktivních druhů, oba druhy dohromady. Nic neztrácíte a efekt je jednorázový.',
  'POD-140':
    'Při počítání barev a symbolů pro podmínku se započítá i karta, která efekt nese. Karty vpravo od ní se nepočítají.',
  'POD-141':
    'Vícebarevná karta se v podmínkách počítá jako 1 karta každé ze svých barev. Podmínku s přesným počtem tak může splnit, ale i pokazit.',
  'POD-142': 'Výsledek efektu: získáte 3 body zkušenosti. Ukazatel zkušenosti o ně hned posunete.',
  'POD-143': 'Výsledek efektu: získáte 1, 2 nebo 3 body zkušenosti podle míry splnění podmínky.',
  'POD-144':
    'Výsledek efektu: podle míry splnění podmínky získáte 1, 2 nebo 3 aktivní symboly levé cesty. Jejich druh ukazuje levá karta příběhu.',
  'POD-145':
    'Výsledek efektu: podle míry splnění podmínky získáte 1, 2 nebo 3 aktivní symboly pravé cesty. Jejich druh ukazuje pravá karta příběhu.',
  'POD-146':
    'Výsledek efektu: do zásoby žetonů získáte 2 aktivní symboly levé cesty. Jejich druh ukazuje levá karta příběhu.',
  'POD-147':
    'Výsledek efektu: do zásoby žetonů získáte 2 aktivní symboly pravé cesty. Jejich druh ukazuje pravá karta příběhu.',
  'POD-148':
    'Výsledek efektu: získáte po 1 symbolu obou aktivních druhů, tedy 1 symbol levé cesty a 1 symbol pravé cesty.',
  'POD-149':
    'Výsledek efektu: získáte 2 odkryté symboly, tedy symboly druhu vyobrazeného na kartě, například 2 symboly boje. Druh je pevný a může být v této kapitole aktivní i neaktivní.',
  'POD-150':
    'Výsledek efektu: podle míry splnění podmínky získáte 1, 2 nebo 3 odkryté symboly, tedy symboly druhu vyobrazeného na kartě, například boje.',
  'POD-151':
    'Výsledek efektu: získáte odkryté symboly, tedy přesně ty, které karta vyobrazuje: 1 symbol boje, 1 symbol průzkumu a 1 symbol magie.',
  'POD-152':
    'Aktivní symbol levé nebo pravé cesty je druh, který při vyhodnocení ukazuje levá nebo pravá karta příběhu této kapitoly. Jen pro ponechané karty hrajeme se symboly příští kapitoly; změnit to jde při přípravě hry [POD-305].',
  'POD-153':
    'Ve 3. kroku se žeton osudu s číslem tohoto tahu (I, II nebo III) přiřadí jednomu ze 2 aktivních symbolů. Rozhodují o tom symboly, které nasbírali všichni hráči.',
  'POD-154':
    'Každý sečte symboly obou aktivních druhů, nezakryté na kartách své časové osy i v zásobě žetonů, a oznámí, kterého druhu má víc. Tím podporuje jeho cestu.',
  'POD-155':
    'Kdo má obou aktivních symbolů stejně, třeba i 0 a 0, ohlásí shodu. Nepodporuje pak levou ani pravou cestu.',
  'POD-156':
    'Žeton osudu přijde na kartu příběhu té cesty, kterou podporuje víc hráčů než druhou. Hráči se shodou se nepočítají, takže nadpoloviční většina všech není nutná.',
  'POD-157':
    'Podporuje-li obě cesty stejný počet hráčů, nebo žádnou nikdo, žeton osudu tohoto tahu se neumístí. Odložte ho stranou až do začátku příští kapitoly.',
  'POD-158':
    'Žeton osudu odložený stranou se do konce kapitoly už nepoužije. V dalším tahu přijde na řadu žeton s číslem toho tahu.',
  'POD-159':
    'Při hře 2 hráčů berte při umístění žetonu osudu karty, které zůstaly ležet lícem nahoru na podložce, za třetího hráče s vlastním hlasem. Sečtěte na nich aktivní symboly bez efektů; balíček ani odhazovací hromádka se nepočítají.',
  'POD-160':
    'Karty na podložce zastupují při hře 2 hráčů třetího hráče jen při umístění žetonu osudu. Body ani žetony cest nezískávají.',
  'POD-302':
    'Pozici, z níž dvojice v tomto tahu zmizela (vzal si ji hráč nebo ji vyprázdnila schopnost), do doplnění zvolit nejde. Vrchní pozice je otevřená vždy, takže draftovat může každý.',
  'POD-303':
    'Když si kartu z dostupných dvojic vezmete nebo ji odhodíte díky schopnosti postavy, není to draftování. Figurka zůstává na místě a bonus té pozice, bod zkušenosti ani kartu aliance, nezískáte.',
  'POD-304':
    'U podmínky „ztratit 1/2/3“ musíte ztratit tolik odpovídajících symbolů, kolik jde, nejvýš 3. Skončit dřív nesmíte.',
  'POD-334':
    'Je-li při hře 2 hráčů na kartách zbylých na podložce obou aktivních symbolů stejně, třeba i 0 a 0, má tento třetí hráč shodu a nepočítá se.',
} as const
