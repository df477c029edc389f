/** Special rules of the three stories: Konec světa, Striga and Menší zlo, in Czech. */
export const stories = {
  'POD-231': 'Konec světa používá 12 karet extra úsilí, 4 pro každou ze 3 kapitol, a 23 karet příběhu.',
  'POD-232':
    'Počáteční pořadí iniciativy v příběhu Konec světa, shora: Letho, Triss, Ciri, Yennefer, Geralt, Regis, Dijkstra, Yarpen, Marigold, Vesemir. V základní hře tedy: Ciri, Yennefer, Geralt, Marigold, Vesemir.',
  'POD-233':
    'Při přípravě příběhu Konec světa vylosujte pro každou kapitolu 1 kartu extra úsilí. Všechny 3 leží lícem nahoru vedle herní podložky.',
  'POD-234':
    'Kdo má po hraní karet na časové ose sekvenci barev z karty extra úsilí této kapitoly, získá její bonus. Součástí sekvence musí být aspoň 1 karta, kterou zahrál v tomto tahu. Co je sekvence, říká [POD-324].',
  'POD-235': 'Vícebarevná karta zastupuje v sekvenci jen jednu ze svých barev. Kterou, to si zvolíte.',
  'POD-236':
    'Karta, která v jednom tahu dokončila sekvenci, smí být začátkem jiné, dokončené v pozdějším tahu. Hrajeme, že to platí pro každou kartu, nejen pro vícebarevnou.',
  'POD-237':
    'Bonus extra úsilí můžete získat znovu v každém tahu, kdy podmínku splníte, ale jen jednou za tah. Dostane ho každý hráč, který ji splní.',
  'POD-238':
    'Karty ponechané z dřívější kapitoly leží na časové ose a mohou být součástí sekvence. Za karty zahrané v tomto tahu se ale nepočítají.',
  'POD-239':
    'V příběhu Konec světa otočte na konci kapitoly její kartu extra úsilí lícem dolů, a to po vyčištění časových os a před čtením karet příběhu.',
  'POD-240':
    'Příběh Konec světa můžete jako první hru hrát i bez jeho zvláštních pravidel: karty extra úsilí se vynechají. Zvolíte to při přípravě hry [POD-058].',
  'POD-241':
    'Striga používá 12 karet skrytého cíle, 6 karet skrytého cíle sólo režimu, 4 karty požadavků, 2 žetony zvláštních symbolů a 23 karet příběhu.',
  'POD-242':
    'Počáteční pořadí iniciativy v příběhu Striga, shora: Letho, Geralt, Vesemir, Ciri, Regis, Yarpen, Triss, Yennefer, Marigold, Dijkstra. V základní hře tedy: Geralt, Vesemir, Ciri, Yennefer, Marigold.',
  'POD-243':
    'Skryté cíle jsou podle rubu 4 typů: boj; magie; boj, diplomacie a průzkum; magie, diplomacie a průzkum. Cíl se boduje, je-li dominantní symbol na konci 3. kapitoly mezi symboly na jeho rubu.',
  'POD-244':
    'Při přípravě příběhu Striga vylosujte od každého ze 4 typů 1 skrytý cíl. Všechny 4 karty leží lícem dolů a nikdo se na ně nedívá.',
  'POD-245':
    'V příběhu Striga položte ke každému ze 4 skrytých cílů náhodně 1 kartu požadavků. Všechny 4 karty požadavků se tak použijí právě jednou.',
  'POD-246':
    'Bodují se přesně 2 ze 4 skrytých cílů, podle dominantního symbolu 3. kapitoly. Boj vybere oba cíle s bojem na rubu, magie oba s magií, diplomacie nebo průzkum oba cíle se třemi symboly.',
  'POD-247':
    'Po hraní karet se kontrolují karty požadavků. Požadavek splníte, máte-li kdekoli na časové ose aspoň 3 karty jeho barvy, po zvýšení aspoň 4 [POD-252].',
  'POD-248':
    'Kdo splní požadavek, smí si tajně prohlédnout skrytý cíl, který leží vedle něj. Ostatním ho neukazuje.',
  'POD-249':
    'Splní-li požadavek v jednom tahu víc hráčů, skrytý cíl si smí prohlédnout každý z nich a každý také dostane odměnu.',
  'POD-250':
    'Kdo splní kartu požadavků, která ještě žádá 3 karty, získá 1 bod zkušenosti a položí na její levou stranu jeden svůj žeton hráče.',
  'POD-251':
    'Kdo má na kartě požadavků svůj žeton, smí si skrytý cíl vedle ní prohlédnout kdykoli až do konce hry.',
  'POD-252':
    'Po kontrole, při které první hráč (nebo několik najednou) obsadil levou stranu karty požadavků, žádá tato karta 4 karty své barvy místo 3. Hrajeme, že to platí pro všechny hráče a do konce hry.',
  'POD-253':
    'Na karty požadavků máte 4 žetony hráče, pro každou jeden; pátý je ukazatelem vítězných bodů. Žeton se na kartě přesouvá z levé strany na pravou, druhý se nepřidává.',
  'POD-254':
    'Skrytý cíl vám přinese vítězné body i bez žetonu na kartě požadavků. Žetony dávají jen právo si ho prohlédnout.',
  'POD-255':
    'Horní část skrytého cíle říká, které karty nebo symboly se na konci 3. kapitoly počítají a kde: na časové ose (se zásobou žetonů, nebo bez ní), anebo v ruce.',
  'POD-256':
    'Skrytý cíl, který hráče neporovnává, přinese vítězné body každému, kdo splní jeho podmínku. Jsou buď pevné, nebo za každou kartu či symbol, nejvýš za 3.',
  'POD-257':
    'U skrytého cíle, který hráče porovnává, najděte nejvyšší počet. Každý, kdo ho má, získá hodnotu „nejvíce“, každý s počtem přesně o 1 nižším hodnotu „o 1 méně“ a každý s počtem přesně o 2 nižším hodnotu „o 2 méně“, pokud ji karta uvádí.',
  'POD-258':
    'U skrytého cíle, který hráče porovnává, získáte vítězné body, jen když máte aspoň 1 z požadovaných symbolů nebo karet.',
  'POD-259':
    'Na konci hry otočte lícem nahoru 2 skryté cíle, které odpovídají dominantnímu symbolu 3. kapitoly, a obodujte je. Zbylé 2 zůstávají lícem dolů a nedávají nic.',
  'POD-260':
    'V sólo režimu před losováním nahraďte 6 skrytých cílů s jediným symbolem na rubu (boj, nebo magie) 6 odpovídajícími skrytými cíli sólo režimu.',
  'POD-261':
    'Na stránce 10P2 příběhu Striga dostane majitel určeného žetonu cesty 1 žeton zvláštního symbolu. Ve hře jsou takové žetony 2.',
  'POD-262':
    'Žeton zvláštního symbolu platí pro všechny efekty jako běžný žeton symbolu svého druhu. Na konci kapitoly se ale neodhazuje.',
  'POD-263':
    'Když ztratíte žeton zvláštního symbolu, odložte ho na svůj plán hráče. Na začátku příští kapitoly se vrátí do vaší zásoby žetonů.',
  'POD-264':
    'Menší zlo používá 32 karet aliance ve 2 balíčcích (Renfri a Stregobor), 3 žetony aliance (Renfri, Stregobor a Renfri/Stregobor) a 23 karet příběhu.',
  'POD-265':
    'Počáteční pořadí iniciativy v příběhu Menší zlo, shora: Marigold, Vesemir, Yarpen, Dijkstra, Regis, Geralt, Yennefer, Letho, Ciri, Triss. V základní hře tedy: Marigold, Vesemir, Geralt, Yennefer, Ciri.',
  'POD-266':
    'V Menším zlu dostane hráč s nejvíce dominantními symboly, tedy majitel žetonu dominantní cesty, místo odměny postih popsaný na stránce příběhu. Při shodě rozhoduje stupnice iniciativy.',
  'POD-267':
    'Hráče s největším počtem nedominantních symbolů se postih v Menším zlu netýká: za žeton nedominantní cesty dostane odměnu.',
  'POD-268':
    'V Menším zlu leží u spodní pozice místo žetonu extra zkušenosti dvojitý žeton aliance s Renfri/Stregoborem. Spodní pozice proto v tomto příběhu nedává bod zkušenosti.',
  'POD-269':
    'Ke 2 pozicím těsně nad spodní přijdou v náhodném pořadí žetony aliance s Renfri a se Stregoborem. Při hře 1 až 3 hráčů je to 2. a 3. dvojice, při hře 4 nebo 5 hráčů 3. a 4. dvojice.',
  'POD-270':
    'Žetony aliance patří k pozicím, ne ke kartám. Když se dvojice posouvají nebo doplňují, žetony zůstávají na místě.',
  'POD-271':
    'Karty aliance zamíchejte jako 2 oddělené balíčky, zvlášť pro Renfri a zvlášť pro Stregobora. Oba leží lícem dolů všem na dosah.',
  'POD-272':
    'Kdo při draftování zvolí pozici vedle žetonu aliance, musí si k jejím kartám dobrat také 1 kartu aliance z balíčku té strany.',
  'POD-273':
    'U dvojitého žetonu aliance s Renfri/Stregoborem si hráč zvolí, ze kterého z obou balíčků si kartu aliance dobere.',
  'POD-274': 'Karty aliance mějte lícem dolů vedle svého plánu hráče. Na vlastní se smíte podívat kdykoli.',
  'POD-275':
    'Od každé strany smíte mít nejvýš 3 karty aliance. Doberete-li si čtvrtou, ihned jednu z nich podle své volby odhoďte, třeba i tu novou.',
  'POD-276':
    'Dojde-li balíček karet aliance, zamíchejte odhozené karty téže strany jako nový. Není-li co zamíchat, kartu si nedoberete.',
  'POD-277':
    'Po posledním žetonu osudu v kapitole ukazuje dominantní symbol i to, kterou stranu konfliktu podporujete: levá cesta znamená Renfri, pravá Stregobora.',
  'POD-278':
    'Je-li dominantní levá cesta, přijdou na řadu karty aliance s Renfri: každý hráč odhalí všechny, které má, a uplatní jejich efekty.',
  'POD-279':
    'Je-li dominantní pravá cesta, přijdou na řadu karty aliance se Stregoborem: každý hráč odhalí všechny, které má, a uplatní jejich efekty.',
  'POD-280':
    'Karty aliance se uplatňují po určení dominantního symbolu a před bodováním. Symboly, které dají nebo vezmou, se tedy počítají pro body i pro žetony cest, dominantní symbol už ale nezmění.',
  'POD-281':
    'Všechny karty aliance podporované strany uplatnit musíte. Žádnou si nesmíte nechat v záloze a žádný proveditelný efekt nesmíte odmítnout.',
  'POD-282': 'Odhalená karta aliance poslouží jen jednou: jakmile je její efekt vyhodnocený, odhodí se.',
  'POD-283':
    'Karty aliance strany, která v kapitole podporu nezískala, zůstávají svým majitelům lícem dolů do dalších kapitol.',
  'POD-284': 'Karty aliance, které na konci hry ještě leží lícem dolů, se odhodí bez efektu.',
  'POD-285': 'Efekt karty aliance: získáte 1 bod zkušenosti. Nic za něj neztrácíte.',
  'POD-286':
    'Efekt karty aliance: ztratíte 1 aktivní symbol a získáte za něj 2 aktivní symboly druhého druhu. Bez symbolu ke ztrátě nezískáte nic [POD-329].',
  'POD-287':
    'Efekt karty aliance: získáte 1 odkrytý aktivní symbol, tedy symbol té cesty, levé nebo pravé, kterou karta vyobrazuje.',
  'POD-288':
    'Efekt karty aliance: ztratíte 1 neaktivní symbol a získáte za něj 2 body zkušenosti. Bez neaktivního symbolu nezískáte nic [POD-329].',
  'POD-289':
    'Některé efekty Menšího zla berou hráčům body zkušenosti. O ztracený počet bodů posuňte ukazatel zkušenosti na stupnici doleva.',
  'POD-290':
    'Ukazatel zkušenosti nemůže klesnout pod 0. Je-li ztráta větší než jeho pozice, zastaví se na 0 a zbytek ztráty odpadá.',
  'POD-291': 'Odemčená schopnost vám zůstává, i když ztrátou bodů zkušenosti klesnete pod její pozici.',
  'POD-292':
    'Použitá schopnost se neobnoví, ani když po ztrátě bodů zkušenosti dojdete na její pozici znovu.',
  'POD-316':
    'Žádá-li už karta požadavků 4 karty své barvy a máte-li jich při kontrole na časové ose aspoň tolik, získáte 2 body zkušenosti a položíte žeton hráče na její pravou stranu.',
  'POD-317':
    'Na pravou stranu karty požadavků se dostane i ten, kdo už je na levé: žeton přesune a k dřívějšímu 1 bodu zkušenosti získá další 2. Při přípravě hry můžete zvolit, že každý požadavek jde splnit jen jednou.',
  'POD-318':
    'Odměnu za každou stranu karty požadavků získáte nejvýš jednou za hru. Kdo přijde rovnou na pravou stranu, odměnu za levou už nikdy nedostane.',
  'POD-319':
    'Žetony na kartách požadavků zůstávají po celou hru. Nezmizí ani po vyčištění časových os, ani když už karty, které požadavek splnily, nemáte.',
  'POD-320':
    'Žeton na pravé straně karty požadavků dává stejné trvalé právo prohlédnout si skrytý cíl jako žeton na levé.',
  'POD-321':
    'Máte-li 4 nebo více karet dané barvy v době, kdy karta požadavků žádá ještě 3, obsadíte jen levou stranu. Na pravou dosáhnete nejdřív při kontrole v příštím tahu, budete-li mít 4 karty i tehdy [POD-317].',
  'POD-322':
    'Při jedné kontrole se pro každého hráče ověří všechny 4 karty požadavků. Vícebarevná karta platí pro požadavek každé ze svých barev a jeden tah vám může přinést několik odměn.',
  'POD-323':
    'Karty požadavků se kontrolují, až všichni vyhodnotí efekty svých karet, ještě před umístěním žetonu osudu. Body zkušenosti získáte ihned.',
  'POD-324':
    'Hrajeme, že sekvenci tvoří sousední karty časové osy, jejichž barvy jsou zleva doprava ve stejném pořadí jako na kartě extra úsilí. Při přípravě hry můžete povolit, aby barvy ležely kdekoli na časové ose.',
  'POD-325':
    'Platí jen karta extra úsilí právě hrané kapitoly. Karty pozdějších kapitol leží lícem nahoru od začátku, ale ještě nepůsobí, a karty dřívějších už nepůsobí.',
  'POD-326':
    'Bonus extra úsilí se rozdává, až všichni vyhodnotí efekty svých karet, a dřív, než se umístí žeton osudu. Symboly z bonusu se tak pro žeton osudu tohoto tahu počítají.',
  'POD-327':
    'Za karty zahrané v tomto tahu se počítají 2 běžné karty a každá další, kterou vám v témže tahu dovolila zahrát schopnost. Karta ponechaná z dřívější kapitoly mezi ně nepatří.',
  'POD-328':
    'O pořadí, v jakém uplatníte své odhalené karty aliance, rozhodujete vy. Kde karta dává na výběr, volíte také, který symbol ztratíte nebo získáte.',
  'POD-329': 'Odhalená karta aliance, jejíž ztrátu nemáte čím zaplatit, nemá žádný efekt. Odhodí se přesto.',
  'POD-330':
    'Máte-li na stupnici ukazatel zlaté zkušenosti, posouvá ztráta bodů zkušenosti zpět právě jej. Zastaví se na 0 a ukazatel běžné zkušenosti se na stupnici nevrací.',
  'POD-336':
    'Skrytý cíl, který počítá karty bez symbolů, se řídí tím, co je na kartách natištěno. Karta se symboly zakrytými žetony ztracených symbolů kartou bez symbolů není.',
} as const
