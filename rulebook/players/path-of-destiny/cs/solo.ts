/** The solo mode against the Automa, in Czech. */
export const solo = {
  'POD-200': 'Každý ze 3 příběhů můžete hrát i bez spoluhráčů, proti virtuálnímu soupeři zvanému Automa.',
  'POD-201':
    'Sólo režim se připravuje jako hra 2 hráčů: se 4 dvojicemi karet a žetonem extra zkušenosti u 4. z nich (v Menším zlu bez něj). K tomu platí změny, které popisují pravidla a karty sólo režimu pro zvolený příběh.',
  'POD-202':
    'Svou sadu komponent si připravte jako obvykle. Místo plánu druhého hráče vezměte plán Automy kterékoli jiné postavy, než je ta vaše.',
  'POD-203': 'Žeton osudu sólo režimu mějte po ruce. U našeho stolu jím za vás hází program.',
  'POD-204':
    'Ukazatele Automy se rozmístí jako u hráče: vítězné body na 0, ukazatel zlaté zkušenosti vedle stupnice. Jen výchozí pozici ukazatele běžné zkušenosti určuje úroveň obtížnosti [POD-207].',
  'POD-205':
    'Obě figurky, svou i tu, která patří Automě, postavte na stupnici iniciativy v pořadí předepsaném příběhem.',
  'POD-206':
    'Zbylé součásti postavy, za kterou hraje Automa, vraťte do krabice: počáteční karty, vedlejší úkol i žetony schopností. Automa nemá ruku, vedlejší úkol ani běžné schopnosti postavy.',
  'POD-207':
    'Úroveň obtížnosti volíte při přípravě hry. Určuje, kde začíná ukazatel běžné zkušenosti Automy: „Hlavní je příběh“ na 0, „Běžná“ na 2, „Děj a boj“ na 4, „Krev a zlomené kosti“ na 6, „Pochod smrti!“ na 8.',
  'POD-208':
    'Na začátku kapitoly hoďte žetonem osudu sólo režimu tolikrát, kolikátá kapitola začíná: 1×, 2× nebo 3×. Za každý hod získá Automa 1 žeton aktivního symbolu té cesty, která padla.',
  'POD-209':
    'Na začátku kapitoly získá Automa také po 1 žetonu za každý ze 2 symbolů svého plánu, který je v této kapitole aktivní. Dostane tak 0, 1 nebo 2 žetony.',
  'POD-210':
    'Automa má 2 zvláštní schopnosti a po použití o ně nepřichází. Každá se uplatní pokaždé, když je splněná její podmínka.',
  'POD-211':
    'První zvláštní schopnost Automy působí od začátku hry a říká, za co Automa získává body zkušenosti.',
  'POD-212':
    'Když Automa dosáhne 8 bodů zkušenosti, přesuňte její ukazatel běžné zkušenosti nad druhou zvláštní schopnost, která od té chvíle působí. Zároveň položte na 0 ukazatel zlaté zkušenosti; body nad 8 počítá už on.',
  'POD-213':
    'Na úrovni obtížnosti „Pochod smrti!“ začíná Automa s 8 body zkušenosti. Druhá zvláštní schopnost tedy působí a ukazatel zlaté zkušenosti leží na 0 hned od začátku.',
  'POD-214':
    'Jakmile Automa dosáhne 8 bodů zkušenosti, posouvá další zkušenost její zlatý ukazatel, nejvýš na 20. Na konci hry dá každá pozice 1 vítězný bod a k tomu ještě polovinu, nejvýš o 8 víc: její stupnice je strmější než vaše.',
  'POD-215':
    'Když je Automa podle pořadí iniciativy na řadě, draftuje dostupnou dvojici s nejvíce aktivními symboly, oba druhy dohromady a bez ohledu na efekty. Její figurka se postaví na tuto pozici.',
  'POD-216':
    'Dělí-li se o nejvyšší počet aktivních symbolů několik dvojic, draftuje Automa tu, která leží výš, blíž k hlavnímu balíčku.',
  'POD-217':
    'Když žádná dostupná dvojice nemá ani 1 aktivní symbol, bere Automa 2 karty z hlavního balíčku. Její figurka jde na vrchní pozici; stojí-li tam už jiná, zařadí se za ni.',
  'POD-218':
    'Draftované karty hraje Automa na svou časovou osu hned v 1. kroku. Ruku nemá a ve 2. kroku nehraje nic.',
  'POD-219':
    'Draftuje-li Automa na spodní pozici, získá její bonus, 1 bod zkušenosti, stejně jako hráč. Tištěná pravidla o tom mlčí; takto to hrajeme.',
  'POD-220':
    'Jakmile vyhodnotíte karty zahrané v tomto tahu, hoďte jednou žetonem osudu sólo režimu. Aktivní symbol, který padne, přibude Automě do zásoby jako 1 žeton.',
  'POD-221':
    'V sólo režimu připadne žeton osudu tomu aktivnímu symbolu, kterého má Automa na časové ose a v zásobě dohromady víc. Vaše symboly ani karty zbylé na podložce se nepočítají.',
  'POD-222': 'Má-li Automa obou aktivních symbolů stejně, odložte žeton osudu tohoto tahu stranou.',
  'POD-223':
    'Skončí-li v sólo režimu stranou všechny 3 žetony osudu kapitoly, volíte dominantní symbol vy, jste-li na stupnici iniciativy výš. Je-li výš Automa, rozhodne hod žetonem osudu sólo režimu.',
  'POD-224':
    'Kde by rozhodovaly karty sólo režimu, hrajeme podle vlastních doplňků. Automa nemá vedlejší úkol, který by bodovala, a svou úpravu má i každý příběh, například [POD-310] nebo [POD-313].',
  'POD-225':
    'Na konci každé kapitoly získáváte vítězné body a body zkušenosti podle běžných pravidel vy i Automa.',
  'POD-226': 'Automa nikdy nedostává žetony cest, ať má symbolů sebevíc. Jak je to s vámi, říká [POD-314].',
  'POD-227':
    'Na konci kapitoly odhodí Automa celou časovou osu a všechny žetony, žádnou kartu si neponechá. Tištěná pravidla o tom mlčí; takto to hrajeme.',
  'POD-228':
    'Sólo hra končí a boduje se podle běžných pravidel: vyhráváte, máte-li víc vítězných bodů než Automa. Při shodě rozhodne stupnice iniciativy.',
  'POD-229':
    'Automa Yennefer, 1. zvláštní schopnost „Moudrost Lóže“: za každou draftovanou modrou kartu získá 1 bod zkušenosti. Počítají se i vícebarevné karty s modrou a karty, které si dobere z hlavního balíčku.',
  'POD-230':
    'Automa Yennefer, 2. zvláštní schopnost „Čarovné mámení“ (od 8 bodů zkušenosti): po draftování a zahrání draftuje a zahraje ještě 1 kartu s aktivním symbolem z nejvyšší dvojice, která takovou má; druhá se odhodí. Vyhovují-li obě, vybíráte vy; nemá-li ji žádná dvojice, nic se nestane.',
  'POD-309': 'Automa hraje karty akcí bez jejich efektů: patří jí jen symboly a barvy, které na nich jsou.',
  'POD-310':
    'V sólo režimu příběhu Konec světa získáváte bonus extra úsilí jako obvykle. Automa ho nezíská nikdy.',
  'POD-311':
    'V sólo režimu příběhu Striga neklade Automa na karty požadavků žádné žetony, nezískává z nich zkušenost a žádný požadavek nezvyšuje.',
  'POD-312':
    'V sólo režimu příběhu Striga se oba skryté cíle bodují vám i Automě a při porovnávání stojíte proti sobě. Automě se počítá časová osa a zásoba žetonů, v ruce má 0.',
  'POD-313': 'V sólo režimu příběhu Menší zlo si Automa na pozici se žetonem aliance kartu aliance nedobírá.',
  'POD-314':
    'V sólo režimu dostanete v každé kapitole oba žetony cest bez ohledu na symboly Automy; v Menším zlu tedy odměnu i postih. Při přípravě hry můžete zvolit, že žeton získáte, jen když máte aspoň tolik symbolů té cesty jako Automa.',
  'POD-315':
    'Efekt, kterým ztrácejí symbol všichni ostatní hráči, zasáhne v sólo režimu Automu. Ta odhodí odpovídající žeton; nemá-li ho, zakryje se takový symbol na její naposledy zahrané kartě, která ho má.',
} as const
