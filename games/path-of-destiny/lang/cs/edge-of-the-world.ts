/** Konec světa: prose of every page in Czech, written from the skeleton of the story. */
export const edgeOfTheWorld = {
  'page.edge-of-the-world': 'Konec světa',
  'story.edge-of-the-world':
    'Chmelařská ves na samém konci cesty si nás najala na čerta, který krade osivo. Vyhnat jsme ho měli, ublížit mu nesměli. Proč, to neřekl nikdo. Celá hospoda hleděla do džbánků.',

  'page.edge-of-the-world.2': 'Kde to cesta vzdala',
  'page.edge-of-the-world.2.prose':
    'Včera vyprávěl v hospodě forman o čertovi vysokém jako dveře. Milý čtenáři, ten čert mi sahal po prsa. Byl jsem u toho a mimo verše měřím přesně. Cesta tam končí brodem a poslední milník nemá číslo, jako by kameníka přešla chuť. U vody leží balvan s kulatým důlkem. Stála v něm voda, ačkoli už týdny nepršelo, a kdosi z nás si v ní vymáchal ponožky. Za brodem trčely chmelové tyče, mlýn a hory, kterým místní říkají konec světa. Na každém zápraží ležela miska dnem vzhůru. „Kvůli dešti,“ vysvětlila žena a od sukní se jí prášilo. Jedině u mlýna stála miska otevřená, vytřená a prázdná. Přepočítali jsme to. Jedenatřicet zápraží, třicet poklopených misek.',

  'page.edge-of-the-world.3': 'Ani chlup nezkřivit',
  'page.edge-of-the-world.3.prose':
    'U Gerdy bylo plno a po chmelu voněla i polévka. Za celou ves mluvil mlynář, protože ho bylo nejvíc slyšet. Chodí k nim prý čert, projde zavřenými dveřmi a přehrabuje osivo. Za pomoc slibovala ves měšec a druhý sud letošního piva. „Vyžeňte ho,“ řekl mlynář, „ale ať se mu nezkřiví ani chlup.“ Zeptali jsme se proč. Celá hospoda se zahleděla do džbánků, jako by v nich bylo co číst. Jen starý Benno v koutě ne. Byl skoro hluchý a právě odpovídal na otázku o volech, starou týden. Za devět dní měl přijet královský berník počítat pytle a nesměl najít nic, nač by se musel ptát. Gerda, Bennova dcera, chtěla mít chmel pod střechou před mrazy. Mlynář položil na stůl měšec. Ruku na něm nechal.',

  'page.edge-of-the-world.4': 'Probdít noc ve mlýně',
  'page.edge-of-the-world.4.prose':
    'Svůj návrh mlynář pochválil dřív, než ho dořekl: přespat u něj vedle pytlů. Zloděj prý začíná vždycky tam. Podlaha je teplá, na háku visí šunka, sousedé se zastaví, a kdo spolu ponocuje, ten se nakonec rozpovídá. Vsedě ovšem ještě nikdo nikoho nechytil. A v cizím mlýně vidí host jen to, nač mu mlynář posvítí. Dveře tam držel dokořán klín, štípaná hůlka samý vrub. Na klín jich měla zbytečně moc. V koutě stála židle mlynářovy nebožky Heddy a na opěradle visela kytka suchého modrého býlí. Tam si nikdo nesedal. Mlynář nám snesl stoličky z celého domu a rozestavěl je kolem pytlů. Nakonec vzal Heddinu židli a otočil ji ke zdi.',

  'page.edge-of-the-world.5': 'Vyplašit ho z chmele',
  'page.edge-of-the-world.5.prose':
    'Husopas Tib, tak desetiletý a bosý, nikdy nelhal. Jenom prodával. Věděl, kde čert v poledne spí: ve chmelnici, v sedmé řadě. Chtěl za to boty. Gerda potřebovala mít před česáním čisto a hned nám půjčila dvanáct česáčů s poklicemi a klacky. Lákalo na tom denní světlo, přesné místo a vyhlídka, že do večeře bude hotovo. Jenže každá zlomená tyč měla jít na náš vrub a Gerda všechno počítá dvakrát. A čert by uviděl naše tváře dřív než my jeho. Řady tam stojí jako zelené chodby. Kdo do nich křikne, tomu se hlas nevrátí. Tib už nesmlouval. Opřel se o plot, zvedl nohu, po kotník šedou od prachu, a podržel ji, abychom vzali míru.',

  'page.edge-of-the-world.6': 'Co si čert odnesl',
  'page.edge-of-the-world.6.prose':
    'Noc ve mlýně jsme probděli všichni kromě mlynáře, který sliboval hlídat nejhlasitěji. Kdosi z nás ji prostál s holí na dvoře a do svítání znal každé vrznutí po sluchu. Ráno jsme obhlédli škodu. Šunka visela na háku. Bochník ležel na stole, nenačatý. Zato z každého pytle s osivem, ze žita, ze lnu, z řepy, dokonce i z Heddina modrého býlí, chyběla hrst a motouz byl zavázán znovu, úhledněji než předtím. Někdo z nás pytle vysypal, přebral, něco si nechal a zbytek vrátil. Zloděj, který nechá šunku a vezme semínko, nemá hlad, milý čtenáři. Ten počítá s jarem. Od vrat vedly k horám drobné otisky kopýtek. Sem přišly lehké. Odcházely hluboké jako pečeti.',

  'page.edge-of-the-world.7': 'Jeden vrub z deseti',
  'page.edge-of-the-world.7.prose':
    'Do dveří mlýna svítilo nízké slunce a ten klín se v něm dal číst. Hůlka rozštípnutá po délce, půlka z páru. Devět mělkých vrubů, jeden hluboký, a zase, od kraje ke kraji. Přivlekli jsme načaté pytle a přeměřili je podle vrubů. Z deseti hrstí chyběla jedna, na zrnko přesně. Nikdo tu nekradl. Někdo tu počítal. Mlynář místo odpovědi klín vytáhl, strčil si ho za košili a dveře po letech poprvé zaklaply. V přítmí jsme pak uviděli druhé, nahoře na ochozu. Vedly do Heddiny světnice a od oblevy je držel provaz s uzlem stejně úhledným jako na pytlích. Venku se nad štíty stahovala mračna. Stopám zbýval den a my stáli mezi dvojími zavřenými dveřmi.',

  'page.edge-of-the-world.8': 'Jít za hlubokými stopami',
  'page.edge-of-the-world.8.prose':
    'U jezu přecházely otisky potok a dál už jen stoupaly. Byly hluboké, obtížené cizím osivem, a do večera je měl spláchnout déšť. Na jejich konci musel stát ten, kdo to všechno jí. Anebo seje. Stálo by nás to dva dny do kopce, zimu a vlastní zásoby, protože za procházky mlynář neplatil. A Heddiny dveře by za námi zůstaly zavázané. Kousek nad potokem leželo na stezce řepné semínko a za sto kroků další. Pytel měl díru. Místy semínko chybělo a otisky se tam zdvojovaly: čeho si zloděj všiml, pro to se vrátil, s plným nákladem na zádech a do toho kopce. Poslední semínko leželo na holé skále. Odtud výš už to vonělo sněhem.',

  'page.edge-of-the-world.9': 'Rozvázat Heddin uzel',
  'page.edge-of-the-world.9.prose':
    'Odpověď ležela deset kroků od nás, a v suchu. Dveře na ochozu držel elfí uzel, takový ten, co se sám zase zaváže a za každý pokus si nechá něco drobného. Na jaře to zkusil bednář. Od té doby neví, jak se jmenuje jeho pes, a volá na něj Ty. Gerdina teta přišla o chuť soli a nikdo k ní už nechodí na večeři. Mlynář se při pouhém pomyšlení rozplakal, takže to byly ty pravé dveře. Cenu nám předem nikdo říct nemohl: něco malého a našeho. K tomu tajemství mrtvé ženy, která se už neohradí. A než by uzel povolil, smyl by déšť stopy. Pod schody seděl Ty. Díval se vzhůru a čekal, až na něj někdo zavolá jménem.',

  'page.edge-of-the-world.10': 'Písař s rohy',
  'page.edge-of-the-world.10.prose':
    'V poledne jsme stáli u sedmé řady a v zádech měli dvanáct poklic. Ven vylezl místo čerta sylván: kozí nohy, rohy, na prstech inkoust, kolem břicha šňůra s uzly a v náručí pytel. Kdosi z nás se posadil na koš a zeptal se ho na řemeslo. „Torque. Vybírám,“ řekl. Pak s chutí vyjmenoval každé semeno v pytli, a kdo poslouchal, pochytil toho víc než za rok školy. Jenže to už se s řevem hnali česáči. Někdo z nás je předběhl a vyhnal sylvána řadou vzhůru dřív, než se k němu dostali; o holeň mu přitom praskla tyč. Pytel si před útěkem stačil zavázat. Na kličku. Na konec sedmé řady, do světla, jsme doběhli první. Utržené šlahouny se tam ještě houpaly.',

  'page.edge-of-the-world.11': 'Co mu upadlo',
  'page.edge-of-the-world.11.prose':
    'Pytel ležel u potoka a mlynář už zdálky křičel, ať ho neotvíráme. Pozdě. Každý druh semene měl uvnitř vlastní kornoutek z chmelového listu a na niti, která ho svazovala, uzlíky: číslo. Takhle se nekrade. Na dně jsme našli oběd, skrojek chleba o jedno sousto menší, zabalený stejně pečlivě jako všechno ostatní. Tib dostal boty, o dva palce větší, a vrzal v nich sem a tam, aby bylo slyšet, že je zaplaceno. Gerda nám předložila účet za jedenáct tyčí. Mlynář konečně popadl dech. Kde čert je, na to se neptal, chtěl jenom vědět, jestli mu někdo neublížil. Stopy kulhaly do kopce. Na listu šťovíku zasychala kapka krve a celá ves stála kolem a dívala se jinam.',

  'page.edge-of-the-world.12': 'Donést mu pytel',
  'page.edge-of-the-world.12.prose':
    'Skrojek jsme zabalili zpátky, jak byl. Kdo si takhle uloží kůrku, hodlá se k ní vrátit. Sylván se nevrátil, protože ho kdosi z nás hnal. Stopy vedly vzhůru, jedno kopýtko sotva znát. Kam putoval ten pytel, tam leželo všechno, o čem hospoda mlčela do džbánků. Pytel by ovšem šel nahoru a měšec by zůstal na stole. Do večeře by nám ve vsi říkali zloději a tu horu ještě nikdo nenakreslil. Kornoutek s modrým býlím měl na niti uzlík navíc. Menší než číslo. Spíš jméno toho, komu patří. Zkusili jsme pytel na rameno a sedl, ani nedřel. Kdo ho balil, myslel na to, že ho ponese někdo malý.',

  'page.edge-of-the-world.13': 'Vrátit pytel do vsi',
  'page.edge-of-the-world.13.prose':
    'Na tu smlouvu jsme si plácli. Vyhnat čerta, zjednat klid, vzít si měšec. Osivo zaseli a vymlátili tihle lidé a příští rok z něj mělo jíst sto krků. Gerda už postavila sud na kozy a utřela ho zástěrou. Mlynář chtěl pytel zpátky, jako chce člověk zpátky dopis, který neměl poslat. Pro návrat mluvil slib a mluvila pro něj zima. Kdo na to osivo čekal tam nahoře, ten by se ovšem načekal, a kdo to je, na to se nikdo z nás nezeptal. Mlynář přinesl váhu a závaží pro jeden pytel. Sáhl po tom našem, rozmyslel se a na jeho místo položil zatím měšec. Jazýček se zhoupl. Zůstal stát přesně uprostřed.',

  'page.edge-of-the-world.14': 'Polévka ze všeho',
  'page.edge-of-the-world.14.prose':
    'Druhý den nás stopy přivedly na holou skálu, kde žádné stopy nejsou. Kdosi z nás je četl dál, ze škrábanců a ohnutého lišejníku. Nahoře stála brána bez zdi, zavřená na uzel, a za ní síň bez střechy. Na podlaze ležel sníh. Elf, který bránu hlídal, si prohlédl skálu, po níž jsme přišli, a kdo nás po ní vedl, tomu se uklonil. Okolo kotle jich sedělo čtyřicet. Vařilo se v něm žito, len, řepa, modré býlí. Oni to osivo jedli. Vedle stál náš čert, správně sylván, jménem Torque, s prázdným pytlem v ruce. Plakal a nebylo ho slyšet. Každý měsíc sem vynesl jedno jaro a každý měsíc mu je uvařili. Někdo nám podával naběračku, držadlem napřed.',

  'page.edge-of-the-world.15': 'Půlka vařečky',
  'page.edge-of-the-world.15.prose':
    'Velel tam Filavandrel. Naléval všem, jedl poslední a nakonec vyškrábl kotel s mravy, jaké jsem u dvora nevídal. Vyptával se na cestu. Míchal přitom půlkou hůlky, rozštípnuté po délce, devět mělkých vrubů a jeden hluboký. Její dvojče drželo ve vsi dveře. Sylván nás potom odvedl stranou a ukázal pytel, který schoval do puklého zvonu. Elfové o něm dávno věděli. Byli jen příliš dobře vychovaní, než aby se tam podívali. Týden polévky, nebo jedno jaro. Kdo z nich by rozhodl, toho by tu tři sta let nenáviděli, a tak se Filavandrel zeptal cizích. Ještě nikdy v životě o nic nepožádal. Mladá Sirel vložila komusi z nás do dlaní svou měděnou motyku. Zvon stál u stěny a čtyřicet párů očí pozorovalo oblaka.',

  'page.edge-of-the-world.16': 'Přisednout a najíst se',
  'page.edge-of-the-world.16.prose':
    'Z jara, kterého se nedočkal, se ještě nikdo nenajedl. V síni žilo jediné dítě, šest zim staré, a počítalo naběračky nahlas, aby to věděli všichni. Kdo se nasytí, dojde daleko: přes sedlo a dolů, všech čtyřicet. Komusi z nás přišla na mysl šunka ve mlýně. Nepatřila do desátku, a tak na ni sylván nikdy nesáhl. Jenže kdo sní osivo, nemá co sít, a kdo nemá co sít, nemá proč zůstávat. Poslední elfové by z těch hor odešli. Ano by musel říct Torque, protože ten pytel nasbíral on. K žádnému stolu ho dosud nikdo nepozval. Stál a poslouchal. Potom ometl sníh z kraje lavice a přistavil ještě jednu misku.',

  'page.edge-of-the-world.17': 'Postavit se před osivo',
  'page.edge-of-the-world.17.prose':
    'Jedenáct teras vydrápala Sirel do svahu měděnou motykou a chybělo už jen, čím je osít. Stačilo by zasít jediné jaro a nikdo by už nahoru nemusel vynést ani hrst. Až do oblevy by ovšem musel někdo stát před tím zvonem. Stál by proti hladovým a zdvořilým, a to je horší než proti sprostým. Elf by to nedokázal. Každý tam měl matku. Zaplatili by nejstarší. Oblevu by už neviděli a věděli to. Čekali jsme, že budou proti. Nejstarší ze všech byla pro; svou misku dala už dávno dítěti a víc o tom mluvit nechtěla. Sirel k nám přistoupila a poprvé ruce neschovala. Nastavila je dlaněmi vzhůru, černé od hlíny až za nehty.',

  'page.edge-of-the-world.18': 'Heddiny počty',
  'page.edge-of-the-world.18.prose':
    'Uzel povolil a vzal si ukolébavku. Kdosi z nás z ní od té chvíle zná jen slova. Zlato ve světnici nebylo. Na policích stálo jedenatřicet misek, pod každou jméno domu, a na stěně křídové čárky, za každý nov jedna. Někdo z nás misky snímal, četl a stavěl zpátky. Třicet let platila Hedda desátek za celou ves ze svého. Mlynář usedl na práh a odříkal nájemní smlouvu. Půda patří elfům z Dol Blathanny a ves ji má, dokud bude na zápraží desátek a dokud na toho, kdo pro něj přijde, nikdo nevztáhne ruku. Proto ani chlup. Jediná otevřená miska ve vsi byla její, a co zemřela, bere si výběrčí sám. Kdo rozvázal uzel, tomu mlynář podal hůlku zpod košile. Poslední čárka na stěně končila v půli tahu.',

  'page.edge-of-the-world.19': 'Berník přijel dřív',
  'page.edge-of-the-world.19.prose':
    'Královský berník vjel do vsi o šest dní dřív, s ozbrojenci a v čistých manžetách. Spočítal pytle, komíny, husy a pro pořádek i Tiba. V brašně u sedla vezl nový smotek provazu pro každého, kdo obchoduje s elfy. Tak zněl výnos z letošního jara. Litoval toho, a velmi krasopisně. Pivo mu chutnalo, Gerda se mu líbila a nejraději by napsal, že není co hlásit. Pak se zeptal, copak to kdosi z nás drží za hůlku. Po levé ruce mu zela pec na slad, otevřená a rudá. Mlynář zešedl. Tib, který jindy prodá všechno, neprodával nic. Berník namočil pero a podržel je nad stránkou. Na hrotu se pomalu nalévala kapka.',

  'page.edge-of-the-world.20': 'Ukázat berníkovi vruby',
  'page.edge-of-the-world.20.prose':
    'Berník nosil v pouzdře brýle a nasazoval si je na všechno, co mělo řádky, sloupce nebo vruby. Takový člověk zná králův zákon. Z najaté půdy náleží první díl tomu, komu půda patří, a nájem není obchod. Že se platilo, dosvědčí třicet let křídy na stěně. Nikdo ve vsi by už nemusel hledět do džbánku. Jenže slovo elfové by muselo zaznít nahlas, před ozbrojenci a pod čerstvým výnosem. Jedenatřicet domů by viselo na náladě jednoho úředníka, a kdyby se mu zkazila, na něčem pevnějším. Hluchý Benno se mezitím sám od sebe přiznal ke všemu, co věděl o volech. Berník přikyvoval, ale nepsal. V knize měl před sebou jeden prázdný řádek.',

  'page.edge-of-the-world.21': 'Nakrmit pec',
  'page.edge-of-the-world.21.prose':
    'K peci to byl jeden krok. Bez hůlky není pán a bez pána není provaz, a jedenatřicet domů by se té noci vyspalo. Gerda ustoupila stranou a poprvé, co jsme ji znali, nepočítala. S hůlkou by však shořelo i právo elfů, a těch se nikdo neptal. A ještě něco. V Heddině světnici stál nade dveřmi mezi čárkami jediný řádek slov: co se tou holí svázalo, to se s ní rozváže. Co všechno to bylo, nevěděl v údolí nikdo. Hůlka v ruce už hřála, a to na straně odvrácené od ohně. Pec se nadechla. Popel přede dvířky se pohnul a klouzal dovnitř.',

  'page.edge-of-the-world.22': 'Hosté u zloděje',
  'page.edge-of-the-world.22.prose':
    'Našli jsme ho u jezu s holení ve studené vodě. Prohlédl v pytli každý kornoutek a uvázal na šňůru uzel za vrácené. Vedle přidal druhý, neznámý. To jsme byli my. A ta noha? „Upadl jsem,“ řekl. Nahoru se chodilo za vodopádem a Torque trval na tom, že host jde před domácím; kdosi z nás prošel vodou první. Na terasách za ní čekala elfka Sirel a ruce s hlínou za nehty schovala za záda. Zaseto měli, ale do vzorů, žito a len jako výšivku, a tak mělce, že by je našlo i slepé kuře. Nevzešlo nic. Někdo z nás u Sirel klečel až do tmy a učil se hlínu čichem i prsty. Napříč svahem vedl žlab z mramoru. Ležel v něm suchý list.',

  'page.edge-of-the-world.23': 'Mramorový žlab',
  'page.edge-of-the-world.23.prose':
    'Elfí pán Filavandrel nás u vyschlého žlabu uvítal jako v trůnním sále a nabídl vodu, jeden pohár pro všechny. Potom vyňal půlku hůlky s vruby; její dvojče jsme znali ode dveří mlýna. Dol Blathanna to údolí pronajímá, pravil, dokud bude na zápraží desátek a dokud na toho, kdo pro něj přijde, nikdo nevztáhne ruku. Díval se při tom na sylvánovu nohu. „Upadl jsem,“ řekl Torque a dvěma slovy zachránil jedenatřicet domů. Najatá byla půda. Voda nikdy. Tu zakladatelé vsi prostě stočili u jezu, aby měli čím hnát mlýn. Kdo si mezitím terasy rozkrokoval, znal na nich každý schod. Elfů zbývalo čtyřicet a do sněhu čtyři týdny. Filavandrel o nic neprosil, jen nám oznámil roční období. Pohár se k němu vrátil plný. Smočili jsme v něm sotva rty.',

  'page.edge-of-the-world.24': 'Protrhnout jez',
  'page.edge-of-the-world.24.prose':
    'Hodinu cesty od teras držely celý jez dva balvany a trám. Byla by to práce na jednu noc. Potok by se vrátil do mramoru a výšivky by se napily; takhle elfové hospodařili odjakživa. Mlýnu vodu nikdo nesliboval. Nájem o ní mlčí. Dole by se zato zastavilo kolo, jedenatřicet domů by mlelo na ručních žernovech a vyschla by strouha u chmelnice, a právě ti lidé nás najali. Sirel, která si radši ukousne jazyk, než by poprosila, přinesla sochor. Vykovala ho z palácových vrat a na konci mu zůstal železný lístek. Torque mezitím navázal na šňůru uzel za mlýn. Utáhnout ho nedokázal. Smyčka mu visela volně na prstu a kývala se ve větru od vodopádu.',

  'page.edge-of-the-world.25': 'Přivést jim oráče',
  'page.edge-of-the-world.25.prose':
    'Žito žlab nepotřebuje. Zaseje se hluboko, než napadne sníh, a na jaře se napije samo. Jeden člověk to uměl a neměl co dělat: starý Benno, který si v koutě hospody přál ještě jedno jaro za volem. Pro něj, pro vola a pro pluh by se dřív musela najít cesta přes kozí sedlo. Berník vozil v brašně provaz na každého, kdo krmí elfy, a Benno by je krmil denně. Ves by přišla o vola a o čest. A Filavandrel by musel do učení. První se ozval Torque: Bennovy brázdy prý čte už léta a je to vzácný rukopis. Nikdo mu neodpověděl. Filavandrel si začal stahovat jemné rukavice, prst po prstu.',

  'page.edge-of-the-world.26': 'Vyplaceno do posledního groše',
  'page.edge-of-the-world.26.prose':
    'Pytel šel domů, sud se narazil a já složil tři sloky, z nichž si nikdo nepamatuje ani jednu. Mlynář konečně sundal ruku z měšce a vtiskl ho komusi z nás do dlaně. Od Gerdy jsme dostali polštáře plné chmele. Spali jsme dva dny. Noc za nocí nikdo nepřišel. Zato přišli divočáci do řepy, myši na půdu, listí do stavidla a liška na Tibovy husy. Ten zloděj, milý čtenáři, zastal práci čtyř psů a jednoho hrázného. Patřila k desátku, jenže to slovo ve vsi celé roky nikdo nevyslovil. U mlýna stála dosud jediná otevřená miska. Mlynář ji za soumraku vzal do ruky, vytřel rukávem a otočil dnem vzhůru, jako měli ostatní.',

  'page.edge-of-the-world.27': 'Pan domácí',
  'page.edge-of-the-world.27.prose':
    'Sedmého rána ležela na brodu mlha a v ní stálo jedenáct elfích lučištníků. Jejich pán Filavandrel seděl na ničem jako na trůně, ruku na kameni s důlkem. Vedle něj Torque o berli. Filavandrel litoval, že jeho výběrčí byl propuštěn a, jak vidí, i bit. Zdvihl půlku hůlky s vruby. Údolí patří Dol Blathanně a ves je má, dokud bude na zápraží desátek a dokud na toho, kdo pro něj přijde, nikdo nevztáhne ruku. Žádal nedoplatek od oblevy, desetinu z každého pytle, ještě dnes. Za námi stálo jedenatřicet domů s noži na chmel, v kapse jsme měli měšec. Pak Filavandrelovi sjel rukáv. Zápěstí měl tenké jako dítě a hned je zakryl. Někdo z nás spával u potoka a slyšel ten kámen hučet od večera s ponožkami. V jedné vodě jsme stáli hlavou dolů, my i oni.',

  'page.edge-of-the-world.28': 'Přísahat na kámen',
  'page.edge-of-the-world.28.prose':
    'Ten důlek je na přísahy. Co se do něj vloží, to je slíbeno, a kámen to počítá za všechny, kdo zapomínají. Šlo by o desátek z každého domu, hned toho rána, a potom o klid. Mlynář byl ochoten, kdyby jen někdo promluvil první. Přísaha ovšem váže i toho, kdo ji vysloví. S každým prvním mrazem se musí vracet a dohlížet, aby se slib držel, a to do smrti. A s tím, co kámen slyšel, se nedá smlouvat ani v hubeném roce. Filavandrel tu jednou přísahal také. Co tehdy slíbil, na to se ho nikdo ptát neměl. V důlku stála voda. Plavala v ní nitka z ponožky a pomalu se otáčela.',

  'page.edge-of-the-world.29': 'Udržet brod',
  'page.edge-of-the-world.29.prose':
    'Vzali jsme si jejich peníze. Desetina vydaná lukům nebývá poslední, řekla Gerda, a měla to spočítané dvakrát. Za dva dny měl přijet berník, a co mu v pytlích bude scházet, to doplatí ves. Brod je široký na jeden vůz. Udrží ho pár lidí a ti naproti byli příliš slabí, než aby vydrželi dlouho čekat. V tom to celé vězelo. To zápěstí jsme viděli všichni. A luk je luk, ať ho napíná, kdo chce. Ohlédli jsme se a ves už stála za námi, soused vedle souseda, na kraji Tib. Nenabízel nic na prodej. Pak to plechově zařinčelo. Dvanáct česáčů si navléklo poklice na předloktí, tentokrát jako štíty.',

  'page.edge-of-the-world.30': 'Poslední naběračka',
  'page.edge-of-the-world.30.prose':
    'Schovaný pytel šel do kotle a pro jednou byla polévka hustá. Kdosi z nás vzal Filavandrelovi z ruky naběračku a posadil ho. Vždycky jedl poslední, teď měl jíst první. Dlouho držel misku v dlaních a potom ji k té naběračce pozvedl, jako se zdvihá číše před králem. Ke stolu jsme pozvali i sylvána. Nevěděl, kam s kopyty. S kýmsi z nás, kdo by byl hlídal zvon, obešla Sirel jedenáct teras a na každé řekla, co z ní mělo být. Ta pole nikdy nebyla, a přece je od té doby někdo zná, mez po mezi. Pod kotel přišla nakonec hůlka s vruby, poslední dřevo v síni. Dítě dopočítalo, olízlo lžíci a o přídavek si neřeklo. Ráno leželo u brány bez zdi čtyřicet ranců. Filavandrel vyšel poslední a bránu za sebou zavřel.',

  'page.edge-of-the-world.31': 'Modř podél cesty',
  'page.edge-of-the-world.31.prose':
    'Prošli vsí za bílého dne, čtyřicet elfů, stejným krokem a beze slova. Lidé stáli na zápražích. I husy uhnuly. První obrátila misku Gerda, dala do ní chleba a za ní obracela celá náves. Elfové brali. Nikdo z nich o nic nepožádal, a co je nabídnuto, to se vzít smí. Tib s nimi došel bosky až k brodu a vrátil se v elfích střevíčkách, na pasení hus příliš jemných. Cenu neprozradil. Torque zůstal; u Gerdy má židli a v jejím sedáku vrub na ocas. V horách od té doby nebydlí nikdo. Jen to modré býlí, co pěstovala Hedda, si čtyřicet elfů odneslo po kapsách, a kapsy měli děravé. Kvete teď podél cesty na východ. Každý rok o kus dál, až tam, kam došli.',

  'page.edge-of-the-world.32': 'Zdvořilá noc',
  'page.edge-of-the-world.32.prose':
    'U zvonu jsme se střídali celé týdny. Deváté noci si pro osivo přišli, velmi zdvořile. Nejdřív se omluvili. Kdosi z nás stál ve vchodu a neustoupil, a víc o tom nepovím, protože ani oni o tom nikdy nemluvili. Jen jméno Dveře od té noci někdo z nás nese a elfové je vyslovují s úklonou. Poslední přišel Filavandrel, beze zbraně. Díval se na zvon, dokud se nerozednilo, a odešel. Uprostřed zimy zemřela nejstarší a po ní další čtyři. Kdo u ní po nocích sedával, zná teď to údolí jako ona, strom po stromě, i s těmi, které už nestojí. Když ji ukládali, našli jí pod jazykem zrnko žita. Měla hlad a nespolkla je. S oblevou vynesl Filavandrel pytel na terasy sám. Do první jamky vložil to její.',

  'page.edge-of-the-world.33': 'Rok co rok bochník',
  'page.edge-of-the-world.33.prose':
    'Žito vzešlo. Sirel před ním ležela na břiše a dívala se, jak roste. Elfové zůstali a nad jedenácti terasami stojí pět kamenů. Torque už v noci dolů nechodí a na šňůře má dlouhý hladký kus. Ve vsi nás mezitím oplakali, a důkladně, až na dno sudu. Boty, které jsme nechali v hospodě, koupil Tib za cenu po nebožtíkovi a zpátky je nevydal. Nevyzvednutý měšec padl na pivo pro berníka. Od té doby leží po každých žních v otevřené misce u mlýna bochník, černý, tvrdý jako kámen a dobrý. Kdo ho peče, na to se ve vsi nikdo neptá. Mlynář, který zaspal každou hlídku svého života, kvůli němu vstává za tmy. Krájí ho na jedenatřicet dílů a sám je roznáší. Drobty nechává na Heddině židli.',

  'page.edge-of-the-world.34': 'Vyškrtnuti z knihy',
  'page.edge-of-the-world.34.prose':
    'Berník si nasadil brýle. Kdosi z nás mu vykládal nájem vrub po vrubu tak dlouho, až odložil pero a uklonil se, k čemuž ho nikdo nenutil. Potom našel řešení na jedno namočení pera. Není-li půda králova, neměla ta ves v knize nikdy co dělat. Jedna tenká čára podle pravítka, a bylo po jedenatřiceti domech. Žádná daň, žádný provaz. Také žádná spravená cesta a žádný voják, až přijdou vlci. Někdo z nás nechal celou tu dobu ruku na dvířkách pece, pro všechny případy. Gerda k té ruce přistavila plný džbánek. V noci sešel z hor elfí pán Filavandrel, s ním výběrčí, sylván jménem Torque, a přinesli druhou půlku. Vruby do sebe zapadly. Jen ta naše byla delší o třicet tenkých zářezů, za každý Heddin rok jeden. Filavandrel vložil prst do každého zvlášť.',

  'page.edge-of-the-world.35': 'Za okrajem map',
  'page.edge-of-the-world.35.prose':
    'Od těch časů tu ves na žádné mapě nenajdeš, milý čtenáři. Desátek čeká každý nov na jedenatřiceti zápražích, misky otevřené, a ráno jsou v rozsypané mouce hluboká kopýtka. Když po té cestě přitáhla válka, obrátila se u brodu dvě vojska. Podle map tam nic nebylo. Když přišla horečka, ze stejného důvodu nepřišel lékař. Zemřel Benno a po něm jedenáct dalších. Torque má ve mlýně vlastní stůl a všechno podepisuje. Bednářův pes je pořád Ty. Ukolébavka se komusi z nás nikdy nevrátila; nabídl jsem k těm slovům sedm nápěvů, z toho dva skvostné, a nesedl žádný. Loni jsem se zastavil u posledního milníku, u toho holého. Někdo do něj vytesal elfí číslici. Počítá se tam z druhé strany, a tak je ten milník první.',

  'page.edge-of-the-world.36': 'Co bylo svázáno',
  'page.edge-of-the-world.36.prose':
    'Hůlka hořela modře. Ruku, která ji hodila do ohně, ani neožehla. Kdosi z nás zatím bavil berníka odvodněním luk, přesně tak dlouho, jak bylo třeba. Pak v celém údolí povolil každý uzel. Pytle se rozevřely, tkanice rozvázaly, husy se rozešly a ve chmelnici si celé řady chmele lehaly na zem, s povzdechem jako unavený dobytek. Provaz v brašně se rozpadl na koudel. Ze všech půd se sypalo osivo, ničí i všech, a na návsi se mísilo. Berník si prohlédl boty, které mu na nohou nedržely, zapsal do knihy bouři a odjel v punčochách. Komu Heddin uzel vzal ukolébavku, tomu se vrátila, celá, i s nápěvem. Bednář se chytil za ústa, a přece mu z nich vyklouzlo jméno. Opodál vstal pes. „Ječmene,“ zavolal bednář ještě jednou a Ječmen přišel.',

  'page.edge-of-the-world.37': 'Nikdo nic nedluží',
  'page.edge-of-the-world.37.prose':
    'Té noci sešel dolů výběrčí, sylván jménem Torque. Šňůru měl hladkou, bez jediného uzlu, a nedokázal říct, kdo co dluží, ani kdo je on, že se ptá. Elfímu pánu Filavandrelovi se druhá půlka hůlky rozpadla v prstech na třísky. Gerdě lehl všechen chmel, a přece naplnila misku. Nájem to nebyl. Sylván si vzal a poděkoval, což dřív nedělal. Některý měsíc nasypali i jiní, některý ne, dary si kalendář nevedou. Tib dostal boty, které po berníkovi zbyly, a šoural se v nich bez tkanic až na pastvu. Jedné kruté zimy si nevzpomněl nikdo a nikdo nepřišel. Od té oblevy se u potoka neukázala jediná stopa. Svobodnější ves jsem neviděl, a všichni v ní zvedají hlavy k horám. Gerda ráno smetá sníh z plné misky. Plátno přes ni uvazuje jen volně.',

  'page.edge-of-the-world.38': 'Když ztichlo kolo',
  'page.edge-of-the-world.38.prose':
    'Sochor z palácových vrat se té noci zakousl pod trám a kdosi z nás se do něj opřel celou vahou. Balvany šly. Otisk dlaní, které to svedly, mají elfové od té doby vytesaný ve stavidle. Potok se v řečišti převrátil jako spáč a vešel do mramoru. Podél první vody běžela louč, a kdo ji nesl, zná ten žlab nazpaměť, každou spáru. Dole se kolo zarazilo uprostřed klapnutí. To ticho vzbudilo celou ves a mlynáře prvního, jednou za život. Lidé přiběhli s loučemi a noži na chmel a na hrázi jsme stáli my. Nikdo nestačil promluvit. Mlýnský rybník nad jezem odtekl a z jeho dna se vynořila mozaika, samé květy, celé jitro květů. Louče sestupovaly z hráze k nim, pomalu, jedna po druhé.',

  'page.edge-of-the-world.39': 'Dno rybníka',
  'page.edge-of-the-world.39.prose':
    'Elfům vzešly terasy ve vzorech. Z cesty jsou vidět, když člověk ví, kam se dívat. Mlýn je mrtvý. Jedenáct domů odešlo do rovin, ostatní melou ručně a chmel čeká na déšť. Peníze jsme nedostali a neřekli si o ně. Berník zapsal do knihy sucho. Tib roznáší vodu, účtuje po vědrech a boty mu přitom vržou. Torque se o trzích belhá mezi lidi a žádný uzel neutahuje. Mlynář neodešel. Den co den zametá dno rybníka, každý kamínek zvlášť, a jeden modrý květ mu byl od začátku povědomý. Táž kytka visí na Heddině židli. Sirel si vedle něj klekla a pověděla mu, jak se ta rostlina jmenuje; třicet let jí říkal býlí. V mlýnském kole hnízdí vlaštovka. Od rybníka je slyšet koště.',

  'page.edge-of-the-world.40': 'Volské schody',
  'page.edge-of-the-world.40.prose':
    'S Bennem to šlo snadno. Zakřičeli jsme mu do ucha, jestli by nechtěl orat, a měl klobouk na hlavě dřív, než jsme řekli kde. Vůl se tvářil jinak. Kdosi z nás mu hledal cestu kozím sedlem, římsu po římse, a našel ji; dodnes se jí říká Volské schody. Kde nebyla ani římsa, podepřel vola někdo z nás ramenem a pod oběma chrastilo kamení. Nahoře začínal padat sníh. Benno postavil ke klečím Filavandrela. Brázda se motala jako forman z hospody a čtyřicet elfů si prohlíželo špičky střevíců. „Znova,“ řekl Benno, který to ticho neslyšel. Nad dvanáctou brázdou se Torque, který kulhal za pluhem, rozplakal. Dala se přečíst. Padal do ní sníh, rovně od kraje ke kraji.',

  'page.edge-of-the-world.41': 'Bennova řeč',
  'page.edge-of-the-world.41.prose':
    'V červnu stálo žito po pás. Benno nahoře zůstal. Jeho jméno přibil berník Gerdě na dveře i s obrázkem provazu a ona přes ně pověsila zástěru. Otcův džbánek visí na háčku dodnes. Starý zemřel třetího podzimu na konci brázdy, s rukou na volovi. Místo nápisu má kamenného vola. Osm rodin ve vsi o něm nemluví, ostatní chodí na hrob a zdrží se nahoře na chleba. Filavandrel si zničil ruce a ukazuje je hostům jako jiní prsteny. Potíž byla s volem. Poslouchal jen Benna, a tak se museli Benna naučit všichni. Kdo tam přespí, uslyší za svítání nejčistší hlasy Dol Blathanny, jak v mlze nad terasami volají všechny jeho nadávky, slovo od slova. I s tím zakašláním před poslední.',

  'page.edge-of-the-world.42': 'Kámen počítá',
  'page.edge-of-the-world.42.prose':
    'Kdosi z nás položil dlaň do důlku a promluvil za celou ves a za všechny první mrazy, které kdy přijdou. Dům za domem přinášel svou hrst. Sešlo se jich třicet. Mezi noži a luky stál zatím někdo z nás, zády k lučištníkům, a ani jednou se neohlédl. Poslední přišel mlynář. Když vysypal svou, začal kámen počítat nahlas. Mluví vždycky hlasem předchozí přísahy a ten patřil ženě. Odříkala měsíce od oblevy, jeden po druhém, všech sedm. Byla to Hedda. Přísahala tu i ona a nikomu to neřekla. Mlynář klesl na kolena do mělké vody. „Jsem vzhůru,“ řekl, a na něj to řekl tiše. Filavandrel povstal a poklonil se kameni. Vzal desátek, ani o zrnko víc.',

  'page.edge-of-the-world.43': 'První mráz',
  'page.edge-of-the-world.43.prose':
    'Přísaha vydržela. Misky stojí, jak mají, divočáci chodí jinudy a stavidlo je čisté. Sylván už nekulhá a v den nájmu večeří ve mlýně. Berníkovi scházela desetina, řekli mu, že myši, a zapsal myši. Po něm to opsal další a po tom další. Filavandrelovi lidé přežívají, víc ne, a někdy si některý z nich o dočesné zatančí. Kdo však přísahal, vrací se s každým prvním mrazem, z válek, ode dvorů i z cizích svateb. Některý rok jsme přijeli všichni, jiný rok jediný kůň. Teď ti mohu říct, milý čtenáři, že hospoda, ve které tohle vyprávím, patří Gerdě. V noci zamrzly louže. Zítra se půjde k brodu. Do důlku přijde hrst žita a na ni dlaň, a ta tam zůstane, dokud se kámen nezahřeje.',

  'page.edge-of-the-world.44': 'Tři dny ve vodě',
  'page.edge-of-the-world.44.prose':
    'Jedenáct šípů se jeden po druhém zabodlo do dna před našimi botami, v řadě jako podle šňůry. Potud. Kdosi z nás stál v brodu po kolena tři dny a za tu dobu poznal každý kámen i každou tvář naproti. Nikdo nepřešel. Třetího dne sňali lučištníci tětivy, protože je už nedokázali natáhnout. Za soumraku se kolem nás brodil Tib. Nové boty nesl kolem krku a byly těžké, plné žita. Někdo z nás měl hlídku a díval se na měsíc, dokud Tib nebyl na druhém břehu. Tam pověsil chlapec boty sylvánovi na berli. Torque sáhl po šňůře a pustil ji. Uzel na to neměl, nikdo mu ještě nikdy nic nedal. Filavandrel nám poděkoval za čistý boj a odvedl své lidi přes sedlo. Šípy zůstaly stát ve vodě a proud je česal.',

  'page.edge-of-the-world.45': 'Dvě políčka žita',
  'page.edge-of-the-world.45.prose':
    'Vsi zůstalo všechno: osivo, pivo i místo v knize. Berník přepočítal pytle a byl spokojen. Z misek zobou slepice. Místo čerta si lidé pořídili čtyři psy a hrázného a platí jim víc než desetinu. Zle o nás tam nikdo nemluví. Máme tam dokonce lavičku se jmény a v každém je chyba, v mém dvě. Šípy vytahala Gerda, dvakrát je spočítala a dala k fazolím. Tib chodil celou tu zimu bos a neřekl proč. Protože nikdy nelže, raději se ho nikdo nezeptal. Kam elfové odešli, to se neví. Ale vysoko v sedle, v holém kamení, vyrůstá každé léto žito na dvou místech těsně vedle sebe. Ani jedno políčko není větší než bota. Špičkami obě míří na sever.',
} as const
