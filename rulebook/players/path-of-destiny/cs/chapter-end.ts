/** The end of a chapter, the way to the next one and the end of the game, in Czech. */
export const chapterEnd = {
  'POD-161': 'Kapitola končí po svém 3. tahu. Následuje určení dominantního symbolu a bodování.',
  'POD-162':
    'Dominantní je ten aktivní symbol, na jehož kartě příběhu leží víc žetonů osudu. Druhý aktivní symbol je nedominantní.',
  'POD-163':
    'Mají-li oba aktivní symboly stejný počet žetonů osudu (1 a 1), je dominantní ten, u kterého leží žeton s vyšším číslem.',
  'POD-164':
    'Když v kapitole nepřišel na karty příběhu žádný žeton osudu, zvolí dominantní symbol hráč, který je na stupnici iniciativy nejvýš. Smí určit kterýkoli z obou aktivních, bez ohledu na to, kolik kterého má.',
  'POD-165':
    'Za každý svůj dominantní symbol získá hráč na konci kapitoly 1 vítězný bod. Počítají se nezakryté symboly na kartách časové osy i žetony v zásobě.',
  'POD-166':
    'Za každý svůj nedominantní symbol získá hráč na konci kapitoly 1 bod zkušenosti. Počítají se nezakryté symboly na kartách časové osy i žetony v zásobě.',
  'POD-167':
    'Neaktivní symboly na konci kapitoly nedávají vítězné body ani body zkušenosti, ať jich máte kolik chcete.',
  'POD-168':
    'Žeton levé cesty dostane na konci kapitoly hráč, který má nejvíc symbolů druhu z levé karty příběhu. Při shodě rozhoduje stupnice iniciativy [POD-170].',
  'POD-169':
    'Žeton pravé cesty dostane na konci kapitoly hráč, který má nejvíc symbolů druhu z pravé karty příběhu. Při shodě rozhoduje stupnice iniciativy [POD-170].',
  'POD-170':
    'Dělí-li se o nejvyšší počet symbolů některé cesty víc hráčů, získá její žeton ten z nich, který je na stupnici iniciativy výš. Platí to i při samých nulách [POD-333].',
  'POD-171': 'Jeden hráč smí dostat oba žetony cest, když má nejvíc symbolů levé i pravé cesty.',
  'POD-172':
    'Žeton cesty dává svému majiteli bonus popsaný na stránkách příběhu, které se čtou vzápětí. V Menším zlu přináší žeton dominantní cesty místo bonusu postih [POD-266].',
  'POD-173':
    'Oba žetony cest se rozdávají po 1., 2. i 3. kapitole, ať je dominantní kterákoli cesta. Co který žeton přinese, určí stránka, na kterou příběh dojde.',
  'POD-174':
    'Po 1. a 2. kapitole odhodí každý všechny žetony symbolů ze své zásoby i všechny žetony ztracených symbolů. Výjimkou jsou žetony zvláštních symbolů v příběhu Striga, ty zůstávají [POD-262].',
  'POD-175':
    'Po 1. kapitole si každý ponechá přesně 1 libovolnou kartu ze své časové osy a ostatní z ní odhodí. Ponechaná karta bude první na časové ose 2. kapitoly.',
  'POD-176':
    'Po 2. kapitole si každý ponechá přesně 2 libovolné karty ze své časové osy a ostatní z ní odhodí. V pořadí podle jeho volby budou první na časové ose 3. kapitoly.',
  'POD-177':
    'Kartu ponechanou po 1. kapitole si po 2. kapitole ponechat nemusíte. Vybíráte znovu ze všech karet na časové ose.',
  'POD-178': 'Karty k ponechání do další kapitoly vybírají všichni současně a odhalí je najednou.',
  'POD-179':
    'Efekt ponechané karty, který jde uplatnit, se vyhodnotí ihned a povinně, ze dvou karet nejdřív ten na levé. První karta vidí jen sebe a prázdnou zásobu žetonů, druhá obě karty i žetony od první. S kterými symboly se hraje, říká [POD-305].',
  'POD-180':
    'Ponechané karty se nepočítají mezi karty zahrané v tahu. I v příští kapitole hrajete v každém tahu 2 karty.',
  'POD-181': 'Karty v ruce vám mezi kapitolami zůstávají. Čistí se jen časová osa.',
  'POD-182':
    'Po skončení kapitoly odložte všechny žetony osudu stranou a pro další kapitolu z nich znovu složte sloupeček: III vespod, II uprostřed a I navrchu.',
  'POD-183':
    'Dole na stránce s dominantním symbolem stojí číslo stránky, kterou příběh pokračuje. Nalistujte ji.',
  'POD-184':
    'Čtěte od nalistované stránky dál, uplatněte všechny efekty, které na stránkách jsou, a rozdejte popsané bonusy za žetony cest.',
  'POD-185':
    'Jakmile jsou bonusy rozdané, majitelé žetony levé a pravé cesty odhodí. Ty se vrátí na své místo u karet příběhu.',
  'POD-186':
    'Pokud příběh ještě neskončil, začíná další kapitola. Stránky řeknou, co se děje a které 2 symboly jsou aktivní, a přichází její první tah.',
  'POD-187':
    'Do další kapitoly přecházejí pořadí iniciativy, vítězné body, zkušenost, použité schopnosti, karty v ruce, dostupné dvojice, hlavní balíček i odhazovací hromádka. Pořadí iniciativy mohou změnit stránky příběhu.',
  'POD-188':
    'Když vás stránka příběhu posune na první pozici stupnice iniciativy, figurky, které stály nad vámi, klesnou o jednu pozici. Jejich vzájemné pořadí se nemění.',
  'POD-189':
    'Po 3. kapitole nikdo neodhazuje karty z ruky ani z časové osy, ani žetony ze zásoby, dokud příběh nedojde k epilogu. Ještě se podle nich boduje.',
  'POD-190':
    'Konec hry řídí stránka příběhu, kterou čtete po 3. kapitole. Popisuje závěrečné bodování, určení vítěze hry i závěrečné dějství příběhu.',
  'POD-191':
    'Závěrečné bodování, 1. část: po 3. kapitole se boduje jako po každé jiné, 1 vítězný bod za dominantní symbol a 1 bod zkušenosti za nedominantní. Rozdají se také žetony cest.',
  'POD-192':
    'Bonusy žetonů cest z posledních stránek příběhu se rozdávají dřív, než se boduje stupnice bodů zkušenosti. Zkušenost z nich se tedy ještě započítá.',
  'POD-193':
    'Závěrečné bodování, 2. část: každý ukáže karty v ruce, porovná je s podmínkami svého vedlejšího úkolu a získá podle nich vítězné body. Body zkušenosti vedlejší úkoly nedávají.',
  'POD-194':
    'Závěrečné bodování, 3. část: ukazatel zlaté zkušenosti přinese vítězné body podle pozice, na kterou došel. Hrajeme 1 vítězný bod za každou pozici, takže na 0 nedává nic.',
  'POD-195':
    'Kdo nikdy nedosáhl 20 bodů zkušenosti, nemá na stupnici ukazatel zlaté zkušenosti a na konci hry za zkušenost nezíská žádné vítězné body.',
  'POD-196':
    'Závěrečné bodování, 4. část: obodujte vlastní podmínky příběhu, pokud nějaké má. V příběhu Striga jsou to skryté cíle.',
  'POD-197': 'Vítězí hráč, který má po závěrečném bodování nejvíc vítězných bodů.',
  'POD-198':
    'Dělí-li se o nejvyšší počet vítězných bodů víc hráčů, vítězí ten z nich, který je na stupnici iniciativy nejvýš.',
  'POD-199': 'Čtěte dál až do epilogu příběhu. Vítěz se stává hlavním hrdinou příběhu.',
  'POD-305':
    'Efekty ponechaných karet hrajeme s aktivními a neaktivními symboly a cestami příští kapitoly, natištěnými dole na dominantní stránce příběhu. Při přípravě hry můžete místo toho zvolit symboly právě dohrané kapitoly.',
  'POD-306':
    'Žetony symbolů z efektů ponechaných karet přicházejí až po odhození starých žetonů. Zůstávají v zásobě a počítají se v příští kapitole.',
  'POD-307': 'Čtete jen po místo, kde stránka řekne, že se má chystat další kapitola. Dál zatím nelistujte.',
  'POD-308': 'Efekty na stránce příběhu se provádějí shora dolů, každý až po úplném dokončení předchozího.',
  'POD-333':
    'Nemá-li symbol některé cesty vůbec nikdo, její žeton dostane hráč, který je na stupnici iniciativy nejvýš.',
} as const
