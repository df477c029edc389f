import type { Meaning } from '../../src/book.ts'

/** The words of Path of Destiny, explained to players. */
export const meanings: readonly Meaning[] = [
  {
    term: 'symbol',
    rule: 'POD-005',
    means: {
      cs: 'Jedno ze čtyř znamení, která sbíráte: magie, diplomacie, průzkum a boj.',
      uk: 'Один із чотирьох знаків, які ви збираєте: магія, дипломатія, дослідження та бій.',
      en: 'One of the four signs you collect: magic, diplomacy, exploration and combat.',
    },
  },
  {
    term: 'symbol token',
    rule: 'POD-007',
    means: {
      cs: 'Žeton za symbol, který jste získali jinak než zahráním karty. Leží ve vaší zásobě žetonů.',
      uk: 'Жетон за символ, отриманий не із зіграної карти. Лежить у вашому запасі жетонів.',
      en: 'Stands for a symbol you gained other than by playing a card. It lies in your token pool.',
    },
  },
  {
    term: 'lost-symbol token',
    rule: 'POD-011',
    means: {
      cs: 'Zakrývá vytištěný symbol, o který jste přišli. Zakrytý symbol už se nepočítá.',
      uk: 'Накриває надрукований символ, який ви втратили. Накритий символ більше не рахується.',
      en: 'Covers a printed symbol that you have lost. A covered symbol counts for nothing.',
    },
  },
  {
    term: 'special symbol token',
    rule: 'POD-262',
    means: {
      cs: 'Žeton symbolu z příběhu Striga, který na konci kapitoly neodhazujete.',
      uk: 'Жетон символу з історії «Стриґа», якого не скидають наприкінці розділу.',
      en: 'A symbol token of the story Striga that is not discarded at the end of a chapter.',
    },
  },
  {
    term: 'active symbol',
    rule: 'POD-014',
    means: {
      cs: 'Jeden ze dvou symbolů na otevřených kartách příběhu. V této kapitole se boduje.',
      uk: 'Один із двох символів на відкритих картах історії. У цьому розділі дає очки.',
      en: 'One of the two symbols on the open story cards. It scores in this chapter.',
    },
  },
  {
    term: 'inactive symbol',
    rule: 'POD-015',
    means: {
      cs: 'Jeden ze dvou symbolů, které v této kapitole na kartách příběhu nejsou.',
      uk: 'Один із двох символів, яких у цьому розділі немає на картах історії.',
      en: 'One of the two symbols that the story cards of this chapter do not show.',
    },
  },
  {
    term: 'dominant symbol',
    rule: 'POD-162',
    means: {
      cs: 'Aktivní symbol, na jehož straně leží na konci kapitoly více žetonů osudu. Nese vítězné body.',
      uk: 'Активний символ, на боці якого наприкінці розділу більше жетонів призначення. Дає переможні очки.',
      en: 'The active symbol with more fate tokens at the end of the chapter. It gives victory points.',
    },
  },
  {
    term: 'non-dominant symbol',
    rule: 'POD-018',
    means: {
      cs: 'Druhý z aktivních symbolů. Nese body zkušenosti.',
      uk: 'Інший з активних символів. Дає очки досвіду.',
      en: 'The other active symbol. It gives experience points.',
    },
  },
  {
    term: 'victory point',
    rule: 'POD-061',
    also: { cs: 'VB', uk: 'ПО', en: 'VP' },
    means: {
      cs: 'Kdo jich má na konci hry nejvíc, vyhrál.',
      uk: 'Хто наприкінці гри має їх найбільше, той переміг.',
      en: 'Whoever has the most at the end of the game has won.',
    },
  },
  {
    term: 'experience point',
    rule: 'POD-062',
    also: { cs: 'BZ', en: 'XP' },
    means: {
      cs: 'Posouvá vás po stupnici na plánu hráče a odemyká schopnosti postavy.',
      uk: 'Просуває вас треком на планшеті гравця й розблоковує вміння персонажа.',
      en: 'Moves you along the track of your player board and unlocks your character’s abilities.',
    },
  },
  {
    term: 'experience track',
    rule: 'POD-026',
    means: {
      cs: 'Stupnice od 0 do 20 na plánu hráče. U některých pozic se odemykají schopnosti.',
      uk: 'Трек від 0 до 20 на планшеті гравця. На деяких поділках відкриваються вміння.',
      en: 'The track from 0 to 20 on your player board. Some of its positions unlock abilities.',
    },
  },
  {
    term: 'regular experience marker',
    rule: 'POD-052',
    means: {
      cs: 'Ukazuje prvních 20 bodů zkušenosti.',
      uk: 'Показує перші 20 очок досвіду.',
      en: 'Shows your first 20 experience points.',
    },
  },
  {
    term: 'golden experience marker',
    rule: 'POD-066',
    means: {
      cs: 'Počítá zkušenost nad 20 bodů. Na konci hry přinese vítězné body.',
      uk: 'Рахує досвід понад 20 очок. Наприкінці гри дає переможні очки.',
      en: 'Counts experience beyond 20. It gives victory points at the end of the game.',
    },
  },
  {
    term: 'extra experience token',
    rule: 'POD-045',
    means: {
      cs: 'Leží u spodní pozice: kdo si ji zvolí, získá navíc 1 bod zkušenosti.',
      uk: 'Лежить біля найнижчої комірки: хто її вибере, отримає ще 1 очко досвіду.',
      en: 'Lies at the bottom position: whoever chooses it gains 1 more experience point.',
    },
  },
  {
    term: 'initiative track',
    rule: 'POD-040',
    means: {
      cs: 'Stupnice s figurkami. Určuje, kdo draftuje dřív a kdo vyhrává shody.',
      uk: 'Трек із фігурками. Визначає, хто раніше бере карти й на чию користь нічия.',
      en: 'The track with the figures. It says who drafts first and who wins ties.',
    },
  },
  {
    term: 'initiative order',
    rule: 'POD-105',
    means: {
      cs: 'Pořadí figurek na stupnici iniciativy odshora dolů. Po každém draftu se změní.',
      uk: 'Порядок фігурок на треку ініціативи згори вниз. Міняється після кожного взяття карт.',
      en: 'The order of the figures on the initiative track, from the top. It changes with every draft.',
    },
  },
  {
    term: 'action card',
    rule: 'POD-028',
    means: {
      cs: 'Karta se symboly, barvou a případně efektem, kterou hrajete na svou časovou osu.',
      uk: 'Карта із символами, кольором і часом ефектом, яку ви граєте у свій ряд хронології.',
      en: 'A card with symbols, a colour and sometimes an effect, which you play to your timeline.',
    },
  },
  {
    term: 'starting action card',
    rule: 'POD-055',
    means: {
      cs: 'Jedna z 5 karet, se kterými vaše postava začíná.',
      uk: 'Одна з 5 карт, з якими починає ваш персонаж.',
      en: 'One of the 5 cards your character begins with.',
    },
  },
  {
    term: 'main deck',
    rule: 'POD-034',
    means: {
      cs: 'Balíček karet akcí lícem dolů. Doplňují se z něj dvojice a dobírá se z něj na vrchní pozici.',
      uk: 'Колода карт дій долілиць. З неї поповнюють пари й беруть карти на найвищій позиції.',
      en: 'The face-down deck of action cards. Pairs are dealt from it, and the top position draws from it.',
    },
  },
  {
    term: 'discard pile',
    rule: 'POD-108',
    also: { cs: 'odkládací balíček', uk: 'відбій' },
    means: {
      cs: 'Společná hromádka odhozených karet akcí lícem nahoru.',
      uk: 'Спільний стос скинутих карт дій горілиць.',
      en: 'The common face-up pile of discarded action cards.',
    },
  },
  {
    term: 'pair of cards',
    rule: 'POD-043',
    means: {
      cs: 'Dvě karty na jedné pozici. Berou se vždy spolu.',
      uk: 'Дві карти однієї комірки. Їх завжди беруть разом.',
      en: 'Two cards on one position. They are always taken together.',
    },
  },
  {
    term: 'top position',
    rule: 'POD-100',
    means: {
      cs: 'Místo u hlavního balíčku nad dvojicemi. Zvolit si ji smí víc hráčů a každý si dobere 2 karty naslepo.',
      uk: 'Місце біля основної колоди над парами. Вибрати його можуть кілька гравців, і кожен бере 2 карти наосліп.',
      en: 'The place at the main deck above the pairs. Several players may choose it; each draws 2 cards unseen.',
    },
  },
  {
    term: 'bottom position',
    rule: 'POD-104',
    means: {
      cs: 'Nejnižší dvojice na podložce. Dává navíc bod zkušenosti, ale iniciativa z ní bývá nejhorší.',
      uk: 'Найнижча пара на полі. Дає ще й очко досвіду, але ініціатива з неї зазвичай найгірша.',
      en: 'The lowest pair on the mat. It adds an experience point, and usually the worst initiative.',
    },
  },
  {
    term: 'hand',
    rule: 'POD-031',
    means: {
      cs: 'Karty, které držíte a vidíte jen vy. Jejich počet není omezen.',
      uk: 'Карти, які тримаєте й бачите тільки ви. Їхню кількість не обмежено.',
      en: 'The cards that you hold and only you see. There is no limit to them.',
    },
  },
  {
    term: 'timeline',
    rule: 'POD-109',
    also: { uk: 'часова шкала' },
    means: {
      cs: 'Řada karet akcí, které jste v této kapitole zahráli, od nejstarší vlevo po nejnovější vpravo.',
      uk: 'Ряд карт дій, зіграних вами в цьому розділі: від найранішої ліворуч до найпізнішої праворуч.',
      en: 'The row of action cards you have played in this chapter, from the earliest on the left.',
    },
  },
  {
    term: 'token pool',
    rule: 'POD-115',
    means: {
      cs: 'Vaše žetony symbolů u levého konce časové osy.',
      uk: 'Ваші жетони символів біля лівого краю ряду хронології.',
      en: 'Your symbol tokens at the left end of your timeline.',
    },
  },
  {
    term: 'game mat',
    rule: 'POD-035',
    means: {
      cs: 'Společná podložka uprostřed stolu: kniha příběhu, stupnice, dvojice karet.',
      uk: 'Спільне поле посеред стола: книга історії, треки, пари карт.',
      en: 'The common mat in the middle of the table: the story book, the tracks, the pairs of cards.',
    },
  },
  {
    term: 'player board',
    rule: 'POD-026',
    means: {
      cs: 'Plán vaší postavy se schopnostmi a stupnicí zkušenosti.',
      uk: 'Планшет вашого персонажа з уміннями й треком досвіду.',
      en: 'Your character’s board with the abilities and the experience track.',
    },
  },
  {
    term: 'character',
    rule: 'POD-051',
    means: {
      cs: 'Za koho hrajete. Každá postava má své karty, schopnosti a vedlejší úkol.',
      uk: 'За кого ви граєте. Кожен персонаж має свої карти, вміння й додаткове завдання.',
      en: 'Whom you play. Each character has cards, abilities and a side quest of their own.',
    },
  },
  {
    term: 'figure',
    rule: 'POD-040',
    means: {
      cs: 'Stojí za vás na stupnici iniciativy a při draftu na zvolené pozici.',
      uk: 'Стоїть за вас на треку ініціативи, а під час узяття карт — на вибраній комірці.',
      en: 'Stands for you on the initiative track and, while drafting, on the position you chose.',
    },
  },
  {
    term: 'ability',
    rule: 'POD-069',
    means: {
      cs: 'Zvláštní dovednost postavy. Každou použijete jednou za hru.',
      uk: 'Особливе вміння персонажа. Кожне використовують раз за гру.',
      en: 'A power of your character. You use each one once per game.',
    },
  },
  {
    term: 'ability token',
    rule: 'POD-074',
    means: {
      cs: 'Ukazuje, která schopnost je odemčená a která už je použitá.',
      uk: 'Показує, яке вміння розблоковано, а яке вже використано.',
      en: 'Shows which ability is unlocked and which has been used.',
    },
  },
  {
    term: 'side quest',
    rule: 'POD-030',
    means: {
      cs: 'Vlastní cíl vaší postavy. Body za něj dostanete až na konci hry.',
      uk: 'Власна мета вашого персонажа. Очки за неї — лише наприкінці гри.',
      en: 'Your character’s own aim. It scores only at the end of the game.',
    },
  },
  {
    term: 'story',
    rule: 'POD-036',
    means: {
      cs: 'Jedna hra je jeden příběh: Konec světa, Striga nebo Menší zlo.',
      uk: 'Одна гра — одна історія: «Край світу», «Стриґа» чи «Менше зло».',
      en: 'One game is one story: The Edge of the World, Striga or The Lesser Evil.',
    },
  },
  {
    term: 'story card',
    rule: 'POD-019',
    means: {
      cs: 'Stránka příběhu. Dvě otevřené stránky určují aktivní symboly kapitoly.',
      uk: 'Сторінка історії. Дві відкриті сторінки визначають активні символи розділу.',
      en: 'A page of the story. The two open pages decide the active symbols of the chapter.',
    },
  },
  {
    term: 'story special rules',
    rule: 'POD-024',
    means: {
      cs: 'Pravidla, která platí jen v jednom příběhu.',
      uk: 'Правила, чинні лише в одній історії.',
      en: 'Rules that hold in one story only.',
    },
  },
  {
    term: 'chapter (round)',
    rule: 'POD-003',
    means: {
      cs: 'Tři tahy a bodování po nich. Příběh má tři kapitoly.',
      uk: 'Три ходи й підрахунок після них. В історії три розділи.',
      en: 'Three turns and the scoring after them. A story has three chapters.',
    },
  },
  {
    term: 'turn',
    rule: 'POD-092',
    means: {
      cs: 'Draftování karet, hraní karet a umístění žetonu osudu. Tah hrají všichni společně.',
      uk: 'Узяття карт, розігрування карт і викладання жетона призначення. Хід роблять усі разом.',
      en: 'Draft cards, play cards, place the fate token. Everybody plays the turn together.',
    },
  },
  {
    term: 'draft cards',
    rule: 'POD-098',
    also: { uk: 'драфт' },
    means: {
      cs: 'První krok tahu: jeden po druhém si berete dvojice karet.',
      uk: 'Перший крок ходу: один по одному ви берете пари карт.',
      en: 'The first step of a turn: one after another you take pairs of cards.',
    },
  },
  {
    term: 'play cards',
    rule: 'POD-110',
    means: {
      cs: 'Druhý krok tahu: všichni tajně vyberou 2 karty, odhalí je a vyhodnotí.',
      uk: 'Другий крок ходу: усі потай вибирають 2 карти, розкривають їх і застосовують ефекти.',
      en: 'The second step of a turn: everybody secretly chooses 2 cards, reveals and resolves them.',
    },
  },
  {
    term: 'place the fate token',
    rule: 'POD-153',
    means: {
      cs: 'Třetí krok tahu: rozhodne se, na kterou cestu padne žeton osudu.',
      uk: 'Третій крок ходу: вирішується, на який шлях ляже жетон призначення.',
      en: 'The third step of a turn: it is decided to which path the fate token goes.',
    },
  },
  {
    term: 'fate token',
    rule: 'POD-153',
    also: { uk: 'жетон долі', en: 'destiny token' },
    means: {
      cs: 'Žeton I, II nebo III. V každém tahu jeden padne na levou, nebo pravou cestu a určuje, kam se příběh vydá.',
      uk: 'Жетон I, II або III. Щоходу один лягає на шлях ліворуч чи праворуч і визначає, куди піде історія.',
      en: 'Token I, II or III. Each turn one goes to the left or the right path and decides where the story leads.',
    },
  },
  {
    term: 'left path',
    rule: 'POD-023',
    means: {
      cs: 'Levá karta příběhu a její symbol.',
      uk: 'Ліва карта історії та її символ.',
      en: 'The left story card and its symbol.',
    },
  },
  {
    term: 'right path',
    rule: 'POD-023',
    means: {
      cs: 'Pravá karta příběhu a její symbol.',
      uk: 'Права карта історії та її символ.',
      en: 'The right story card and its symbol.',
    },
  },
  {
    term: 'path token',
    rule: 'POD-172',
    means: {
      cs: 'Na konci kapitoly ho dostane, kdo má nejvíc symbolů levé, nebo pravé cesty. Další stránky mu dají bonus.',
      uk: 'Наприкінці розділу його бере той, хто має найбільше символів шляху ліворуч чи праворуч. Наступні сторінки дають йому бонус.',
      en: 'At the end of a chapter it goes to whoever has the most symbols of that path. The next pages give its holder a bonus.',
    },
  },
  {
    term: 'signpost (arrow)',
    rule: 'POD-014',
    means: {
      cs: 'Značka, která zastupuje aktivní symbol levé, nebo pravé cesty.',
      uk: 'Знак, що заступає активний символ шляху ліворуч або праворуч.',
      en: 'The sign that stands for the active symbol of the left or the right path.',
    },
  },
  {
    term: 'effect',
    rule: 'POD-118',
    means: {
      cs: 'Podmínka a výsledek na spodku karty. Jde-li vyhodnotit, vyhodnotit se musí.',
      uk: 'Умова й результат унизу карти. Якщо ефект можна застосувати, його застосовують обовʼязково.',
      en: 'The condition and the result on a card. If it can be resolved, it must be.',
    },
  },
  {
    term: 'condition',
    rule: 'POD-121',
    means: {
      cs: 'Co musíte mít, nebo ztratit, aby efekt něco přinesl.',
      uk: 'Що треба мати або втратити, щоб ефект щось дав.',
      en: 'What you must have, or lose, for the effect to give you something.',
    },
  },
  {
    term: 'result',
    rule: 'POD-120',
    means: {
      cs: 'Co efekt přinese, když je podmínka splněná.',
      uk: 'Що дає ефект, коли умову виконано.',
      en: 'What an effect gives when its condition is met.',
    },
  },
  {
    term: '1-3 effect',
    rule: 'POD-123',
    means: {
      cs: 'Efekt, jehož výsledek roste s mírou splnění podmínky, nejvýš na trojnásobek.',
      uk: 'Ефект, результат якого зростає з рівнем виконання умови, щонайбільше втричі.',
      en: 'An effect whose result grows with how far its condition is met, at most threefold.',
    },
  },
  {
    term: 'colour',
    rule: 'POD-029',
    means: {
      cs: 'Barva praporce karty: červená, zelená, modrá nebo žlutá.',
      uk: 'Колір прапорця карти: червоний, зелений, синій або жовтий.',
      en: 'The colour of a card’s banner: red, green, blue or yellow.',
    },
  },
  {
    term: 'multi-colour card',
    rule: 'POD-029',
    means: {
      cs: 'Karta s více praporci. Počítá se jako karta každé ze svých barev.',
      uk: 'Карта з кількома прапорцями. Рахується як карта кожного зі своїх кольорів.',
      en: 'A card with several banners. It counts as a card of each of its colours.',
    },
  },
  {
    term: 'tie',
    rule: 'POD-198',
    means: {
      cs: 'Stejný počet. Zpravidla rozhoduje pořadí iniciativy.',
      uk: 'Однакова кількість. Зазвичай вирішує порядок ініціативи.',
      en: 'Equal numbers. As a rule the initiative order decides.',
    },
  },
  {
    term: 'set aside',
    rule: 'POD-157',
    means: {
      cs: 'Žeton osudu, o kterém se nerozhodlo, v tomto tahu na žádnou cestu nepřijde.',
      uk: 'Жетон призначення, про який не вирішили, цього ходу не лягає на жоден шлях.',
      en: 'A fate token that was not decided goes to no path in this turn.',
    },
  },
  {
    term: 'clear the timeline',
    rule: 'POD-174',
    means: {
      cs: 'Po 1. a 2. kapitole odhodit žetony a karty z časové osy kromě těch, které si necháte.',
      uk: 'Після 1-го та 2-го розділів скинути жетони й карти з ряду хронології, крім тих, які ви залишаєте.',
      en: 'After chapters 1 and 2: discard the tokens and cards of your timeline but those you keep.',
    },
  },
  {
    term: 'keep a card',
    rule: 'POD-175',
    means: {
      cs: 'Přenést kartu z časové osy do další kapitoly.',
      uk: 'Перенести карту з ряду хронології до наступного розділу.',
      en: 'To carry a card of your timeline into the next chapter.',
    },
  },
  {
    term: 'bonus',
    rule: 'POD-172',
    means: {
      cs: 'Co stránky příběhu dají tomu, kdo drží žeton cesty.',
      uk: 'Що сторінки історії дають власникові жетона шляху.',
      en: 'What the story pages give to the holder of a path token.',
    },
  },
  {
    term: 'penalty',
    rule: 'POD-266',
    means: {
      cs: 'V Menším zlu postihne držitele žetonu dominantní cesty.',
      uk: 'У «Меншому злі» спадає на власника жетона головного шляху.',
      en: 'In The Lesser Evil it falls on the holder of the dominant path’s token.',
    },
  },
  {
    term: 'final scoring',
    rule: 'POD-191',
    means: {
      cs: 'Bodování po 3. kapitole: kapitola, vedlejší úkoly, zlatá zkušenost a podmínky příběhu.',
      uk: 'Підрахунок після 3-го розділу: розділ, додаткові завдання, золотий досвід і умови історії.',
      en: 'The scoring after chapter 3: the chapter, side quests, golden experience, and the story’s conditions.',
    },
  },
  {
    term: 'main hero of the story',
    rule: 'POD-199',
    means: {
      cs: 'Titul pro vítěze.',
      uk: 'Титул переможця.',
      en: 'The title of the winner.',
    },
  },
  {
    term: 'epilogue',
    rule: 'POD-199',
    means: {
      cs: 'Poslední stránka příběhu, čte se po určení vítěze.',
      uk: 'Остання сторінка історії, її читають, коли визначено переможця.',
      en: 'The last page of the story, read once the winner is known.',
    },
  },
  {
    term: 'solo mode',
    rule: 'POD-200',
    means: {
      cs: 'Hra jednoho hráče proti Automě.',
      uk: 'Гра одного гравця проти Автоми.',
      en: 'A game of one player against the Automa.',
    },
  },
  {
    term: 'Automa',
    rule: 'POD-210',
    means: {
      cs: 'Virtuální soupeř sólo režimu. Hraje podle pevných pravidel.',
      uk: 'Віртуальний суперник соло-режиму. Грає за сталими правилами.',
      en: 'The virtual opponent of solo mode. It plays by fixed rules.',
    },
  },
  {
    term: 'Automa board',
    rule: 'POD-209',
    means: {
      cs: 'Plán Automy s jejími dvěma symboly a zvláštními schopnostmi.',
      uk: 'Планшет Автоми з двома символами й особливими вміннями.',
      en: 'The Automa’s board with its two symbols and special abilities.',
    },
  },
  {
    term: 'special ability (Automa)',
    rule: 'POD-210',
    means: {
      cs: 'Schopnost Automy. Na rozdíl od vašich se používáním nevyčerpá.',
      uk: 'Уміння Автоми. На відміну від ваших, воно не вичерпується.',
      en: 'An ability of the Automa. Unlike yours, it is not spent by use.',
    },
  },
  {
    term: 'solo fate token',
    rule: 'POD-203',
    means: {
      cs: 'Oboustranný žeton, kterým se hází jako mincí.',
      uk: 'Двобічний жетон, який підкидають, мов монету.',
      en: 'A two-sided token that is flipped like a coin.',
    },
  },
  {
    term: 'difficulty level',
    rule: 'POD-207',
    means: {
      cs: 'Určuje, s kolika body zkušenosti Automa začíná.',
      uk: 'Визначає, зі скількома очками досвіду починає Автома.',
      en: 'Decides with how many experience points the Automa begins.',
    },
  },
  {
    term: 'extra effort card',
    rule: 'POD-234',
    means: {
      cs: 'V Konci světa: sled barev, za který dostanete bonus, jakmile ho na časové ose vytvoříte.',
      uk: 'У «Краї світу»: послідовність кольорів, за яку ви отримуєте бонус, склавши її в ряду хронології.',
      en: 'In The Edge of the World: a run of colours that gives a bonus when you make it on your timeline.',
    },
  },
  {
    term: 'sequence',
    rule: 'POD-324',
    means: {
      cs: 'Sled barev sousedních karet na časové ose, jaký žádá karta extra úsilí.',
      uk: 'Кольори сусідніх карт у ряду хронології, яких вимагає карта додаткових зусиль.',
      en: 'The colours of neighbouring cards on your timeline, as an extra effort card asks for them.',
    },
  },
  {
    term: 'hidden goal',
    rule: 'POD-246',
    means: {
      cs: 'Ve Strize: karta lícem dolů, která se na konci hry možná bude bodovat.',
      uk: 'У «Стризі»: карта долілиць, за яку наприкінці гри, можливо, дадуть очки.',
      en: 'In Striga: a face-down card that may be scored at the end of the game.',
    },
  },
  {
    term: 'requirement card',
    rule: 'POD-247',
    means: {
      cs: 'Ve Strize: kdo ji splní, smí si prohlédnout skrytý cíl vedle ní.',
      uk: 'У «Стризі»: хто її виконає, може підглянути секретну ціль поряд.',
      en: 'In Striga: whoever meets it may peek at the hidden goal beside it.',
    },
  },
  {
    term: 'alliance card',
    rule: 'POD-272',
    means: {
      cs: 'V Menším zlu: karta ve prospěch Renfri, nebo Stregobora. Působí, když jejich strana převáží.',
      uk: 'У «Меншому злі»: карта на боці Ренфрі чи Стреґобора. Діє, коли їхній бік переважить.',
      en: 'In The Lesser Evil: a card for Renfri or for Stregobor. It works when that side prevails.',
    },
  },
  {
    term: 'alliance token',
    rule: 'POD-269',
    means: {
      cs: 'V Menším zlu leží u pozic a říká, ze kterého balíčku si doberete kartu aliance.',
      uk: 'У «Меншому злі» лежить біля комірок і вказує, з якої колоди взяти карту союзу.',
      en: 'In The Lesser Evil it lies at a position and says from which deck you draw an alliance card.',
    },
  },
  {
    term: 'side of the conflict',
    rule: 'POD-277',
    means: {
      cs: 'V Menším zlu: Renfri vlevo, Stregobor vpravo.',
      uk: 'У «Меншому злі»: Ренфрі ліворуч, Стреґобор праворуч.',
      en: 'In The Lesser Evil: Renfri on the left, Stregobor on the right.',
    },
  },
  {
    term: 'face up',
    means: {
      cs: 'Tak, aby byla karta vidět.',
      uk: 'Так, щоб карту було видно.',
      en: 'So that the card can be seen.',
    },
  },
  {
    term: 'face down',
    means: {
      cs: 'Tak, aby karta vidět nebyla.',
      uk: 'Так, щоб карти не було видно.',
      en: 'So that the card cannot be seen.',
    },
  },
]
