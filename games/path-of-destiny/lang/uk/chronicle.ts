import type { chronicle as en } from '../en/chronicle.ts'

/** How matches are told, in Ukrainian. */
export const chronicle = {
  'tale.symbols':
    '{n, plural, =1 {символ} =2 {два символи} =3 {три символи} =4 {чотири символи} =5 {пʼять символів} one {# символ} few {# символи} many {# символів} other {# символу}} {kind, form, gen}',
  'tale.each': 'по символу {kinds, list, gen}',
  'tale.experience':
    '{n, plural, =1 {очко} =2 {два очки} =3 {три очки} =4 {чотири очки} =5 {пʼять очок} =6 {шість очок} =7 {сім очок} =8 {вісім очок} =9 {девʼять очок} =10 {десять очок} one {# очко} few {# очки} many {# очок} other {# очка}} досвіду',
  'tale.victory':
    '{n, plural, =1 {одне переможне очко} =2 {два переможні очки} =3 {три переможні очки} =4 {чотири переможні очки} =5 {пʼять переможних очок} =6 {шість переможних очок} =7 {сім переможних очок} =8 {вісім переможних очок} =9 {девʼять переможних очок} =10 {десять переможних очок} one {# переможне очко} few {# переможні очки} many {# переможних очок} other {# переможного очка}}',
  'tale.score':
    '{n, plural, one {# переможне очко} few {# переможні очки} many {# переможних очок} other {# переможного очка}}',
  'tale.points': '{nick} ({n})',
  'tale.chapter': 'Розділ {chapter}',
  'tale.reckoning': 'Підсумки',
  'tale.caption': 'Шлях {kind, form, gen}',

  'set-out.1':
    'У дорогу рушають {heroes, list, nom}. Коли все скінчиться, історія дістанеться лише одному імені.',
  'set-out-alone.1':
    'У дорогу рушає {hero, form, nom}. Змагатися доведеться {other, form, with}: за {other, form, acc} грає Автома, рівень складності «{level, title}».',
  'crossroads.1':
    'Книга розгортається на двох сторінках: «{left, title}», де вирішує {one, form, nom}, та «{right, title}», де вирішує {two, form, nom}.',
  'crossroads.2':
    'Або «{left, title}», або «{right, title}»: цього разу {one, form, nom} проти {two, form, gen}.',
  'crossroads.3':
    'Дорога знову роздвоюється. До сторінки «{left, title}» веде символ {one, form, gen}, до сторінки «{right, title}» — символ {two, form, gen}.',

  'draft-first.1': 'Спершу вибирає {hero, form, nom}: {cards, cards, nom}.',
  'draft-first.2': 'Раніше за інших до пар береться {hero, form, nom} та забирає карти {cards, cards, acc}.',
  'draft-first.3': 'Право першого вибору має {hero, form, nom}: {cards, cards, nom}.',
  'draft-any.1': '{hero, form, nom} забирає з поля карти {cards, cards, acc}.',
  'draft-any.2': '{hero, form, dat} впадають у око карти {cards, cards, nom}.',
  'draft-any.3': 'Пару {cards, cards, acc} бере {hero, form, nom}.',
  'draft-last.1': '{hero, form, dat} лишаються карти {cards, cards, nom}.',
  'draft-last.2': '{hero, form, nom} вибирає наостанок та бере карти {cards, cards, acc}.',
  'draft-prompt.1': '{hero, form, nom} бере карти {cards, cards, acc}, а карту «{card, title}» одразу грає.',
  'draft-prompt.2':
    'Щойно {hero, form, nom} бере карти {cards, cards, acc}, як карта «{card, title}» уже лежить на столі.',
  'draft-prompt.3': 'З пари {cards, cards, acc} {hero, form, nom} без вагань грає карту «{card, title}».',
  'draft-reward.1':
    '{hero, form, nom} бере карти {cards, cards, acc}, не гаючи часу: карта «{card, title}» дає {gain, list}.',
  'draft-reward.2':
    'Із пари {cards, cards, acc}, яку бере {hero, form, nom}, карта «{card, title}» окуповується того ж ходу: {gain, list}.',
  'draft-reward.3':
    'Пара {cards, cards, nom} — вдалий вибір для {hero, form, gen}: карта «{card, title}» одразу дає {gain, list}.',
  'draft-reward.4':
    '{hero, form, nom} бере карти {cards, cards, acc}, відразу грає карту «{card, title}», і це дає {gain, list}.',
  'draft-both.1': '{hero, form, nom} бере карти {cards, cards, acc}, обидві відразу грає.',
  'draft-both.2': 'Що {hero, form, nom} вибирає, те й грає: {cards, cards, acc}.',
  'draft-blind-one.1': '{hero, form, nom} довіряє колоді більше, ніж розкладеним парам.',
  'draft-blind-one.2': 'Що бере з колоди {hero, form, nom}, інші не бачать.',
  'draft-blind-one.3': '{hero, form, nom} минає всі пари та тягне наосліп.',
  'draft-blind-many.1': '{heroes, list, nom} минають усі пари та тягнуть наосліп.',
  'draft-blind-many.2': '{heroes, list, nom} довіряють колоді більше, ніж розкладеним парам.',
  'draft-automa.1':
    'За {hero, form, acc} Автома вибирає карти {cards, cards, acc}, обидві зразу лягають на стіл.',
  'draft-automa.2': '{hero, form, nom} без роздумів бере та грає карти {cards, cards, acc}.',
  'draft-automa.3': '{hero, form, nom} додає до ряду хронології карти {cards, cards, acc}.',

  'bargain.1': 'Карта «{card, title}» коштує {hero, form, dat} {price, list}, зате дає {gain, list}.',
  'bargain.2':
    '{hero, form, nom} віддає {price, list} та бере {gain, list}: такі умови карти «{card, title}».',
  'bargain.3':
    'Щоб мати {gain, list}, {hero, form, nom} віддає {price, list}; цього вимагає карта «{card, title}».',
  'bargain.4':
    'Карта «{card, title}» задарма не дає нічого: {hero, form, nom} втрачає {price, list} та бере {gain, list}.',
  'windfall.1': 'Карта «{card, title}» дає {hero, form, dat} {gain, list}.',
  'windfall.2': '{hero, form, nom} грає карту «{card, title}» та отримує {gain, list}.',
  'windfall.3': '{hero, form, dat} стає в пригоді карта «{card, title}»: {gain, list}.',
  'windfall.4': 'З картою «{card, title}» {hero, form, nom} отримує {gain, list}.',
  'lesson.1': 'Карта «{card, title}» — добра наука для {hero, form, gen}: {gain, list}.',
  'lesson.2': 'Карта «{card, title}» додає {hero, form, dat} {gain, list}.',
  'lesson.3': '{hero, form, nom} вчиться на ходу, карта «{card, title}» дає {gain, list}.',
  'misfire.1': 'Умову карти «{card, title}» не виконано, тож {hero, form, nom} лишається ні з чим.',
  'misfire.2': '{hero, form, nom} даремно грає карту «{card, title}».',
  'misfire.3': 'Від карти «{card, title}» {hero, form, nom} сподівається на більше, ніж дістає.',
  'ability-gain.1': 'Уміння «{ability, title}» дає {hero, form, dat} {gain, list}.',
  'ability-gain.2': '{hero, form, nom} користується вмінням «{ability, title}» та отримує {gain, list}.',
  'ability-swap.1': 'З умінням «{ability, title}» {hero, form, nom} міняє {price, list} на {gain, list}.',
  'ability-swap.2':
    '{hero, form, nom} користується вмінням «{ability, title}»: віддає {price, list}, бере {gain, list}.',
  'ability-hand.1':
    '{hero, form, nom} користується вмінням «{ability, title}» та бере на руку карту «{card, title}».',
  'ability-hand.2': 'Завдяки вмінню «{ability, title}» {hero, form, nom} має на руці карту «{card, title}».',
  'ability-timeline.1':
    '{hero, form, nom} користується вмінням «{ability, title}» та додає до ряду хронології ще карту «{card, title}».',
  'ability-timeline.2':
    'На одну карту більше: з умінням «{ability, title}» {hero, form, nom} грає ще карту «{card, title}».',
  'ability-strike-one.1':
    '{hero, form, nom} користується вмінням «{ability, title}», а розплачується за це {victim, form, nom}.',
  'ability-strike-one.2':
    'Уміння «{ability, title}», яке має {hero, form, nom}, боляче бʼє: втрати несе {victim, form, nom}.',
  'ability-strike-many.1':
    '{hero, form, nom} користується вмінням «{ability, title}», а розплачуються за це {victims, list, nom}.',
  'ability-strike-many.2':
    'Уміння «{ability, title}», яке має {hero, form, nom}, боляче бʼє: втрати несуть {victims, list, nom}.',
  'ability.1': '{hero, form, nom} користується вмінням «{ability, title}».',
  'ability.2': '{hero, form, nom} вдається до вміння «{ability, title}».',
  'unlock.1': '{hero, form, nom} розблоковує вміння «{ability, title}».',
  'unlock.2': 'Досвід приносить плоди: {hero, form, nom} розблоковує вміння «{ability, title}».',
  'unlock.3': 'Відтепер {hero, form, nom} володіє вмінням «{ability, title}».',
  'golden.1': '{hero, form, nom} має вже двадцять очок досвіду, далі рахують золотий.',
  'golden.2': 'Трек досвіду для {hero, form, gen} закороткий, починається золотий досвід.',
  'effort.1': '{hero, form, nom} завершує послідовність «{effort, title}» та отримує {gain, list}.',
  'effort.2':
    'Додаткові зусилля варті того: послідовність «{effort, title}» дає {hero, form, dat} {gain, list}.',
  'requirement.1':
    '{hero, form, nom} виконує {colour, select, red {червону} green {зелену} blue {синю} other {жовту}} вимогу та підглядає її секретну ціль.',
  'requirement.2':
    '{colour, select, red {Червоні} green {Зелені} blue {Сині} other {Жовті}} карти відкривають {hero, form, dat} ще одну секретну ціль.',
  'requirement.3':
    '{hero, form, nom} має досить {colour, select, red {червоних} green {зелених} blue {синіх} other {жовтих}} карт, щоб підглянути секретну ціль.',
  'ally-one.1':
    '{hero, form, nom} потай домовляється {side, select, renfri {з Ренфрі} other {зі Стреґобором}}.',
  'ally-one.2':
    'Нишком шукає союзу {side, select, renfri {з Ренфрі} other {зі Стреґобором}} {hero, form, nom}.',
  'ally-many.1':
    '{heroes, list, nom} потай домовляються {side, select, renfri {з Ренфрі} other {зі Стреґобором}}.',
  'ally-many.2':
    'Нишком шукають союзу {side, select, renfri {з Ренфрі} other {зі Стреґобором}} {heroes, list, nom}.',
  'ally-both.1':
    'Потай укладаються союзи: з Ренфрі — {renfri, list, nom}; зі Стреґобором — {stregobor, list, nom}.',
  'ally-both.2':
    'Шепочуться на обидва боки: з Ренфрі — {renfri, list, nom}; зі Стреґобором — {stregobor, list, nom}.',

  'fate-all.1': 'Увесь стіл тягне в один бік, тож призначення хилиться до шляху «{page, title}».',
  'fate-all.2': 'Проти немає нікого: жетон призначення лягає на шлях «{page, title}».',
  'fate-all.3': 'Цього разу панує згода, її імʼя — «{page, title}».',
  'fate-one-against.1':
    '«{other, title}» обстоює лише {hero, form, nom}; жетон призначення лягає на шлях «{page, title}».',
  'fate-one-against.2': '{hero, form, nom} проти, та призначення хилиться до шляху «{page, title}».',
  'fate-one-against.3': 'Наперекір {hero, form, dat} жетон призначення дістається шляху «{page, title}».',
  'fate-alone.1': 'Решта вагається; до шляху «{page, title}» призначення хилить лише {hero, form, nom}.',
  'fate-alone.2': 'Вирішує один голос: {hero, form, nom} посилає жетон призначення на шлях «{page, title}».',
  'fate-some.1': '{heroes, list, nom} хилять призначення до шляху «{page, title}», ніхто їм не перечить.',
  'fate-some.2':
    'Проти немає нікого; {heroes, list, nom} посувають жетон призначення на шлях «{page, title}».',
  'fate-most.1':
    '{heroes, list, nom} тягнуть призначення до шляху «{page, title}». Іншого, та марно, хочуть {others, list, nom}.',
  'fate-most.2':
    'Про шлях «{page, title}» вирішують {heroes, list, nom}; {others, list, nom} лишаються в меншості.',
  'fate-mat.1':
    'Голоси врівноважують одне одного, тож вирішують карти на полі: жетон призначення лягає на шлях «{page, title}».',
  'fate-mat.2': 'Дві волі, два напрямки. Карти на полі пристають до шляху «{page, title}».',
  'fate-mat-alone.1':
    'За столом ніхто не схиляється ні туди, ні сюди; за шлях «{page, title}» промовляють лише карти на полі.',
  'fate-tie.1': 'Сили рівні, тож жетон призначення лишається осторонь.',
  'fate-tie.2': 'Голоси діляться навпіл, призначення відкладає свій жетон.',
  'fate-tie.3': 'Переваги не має ніхто, жетон призначення чекає осторонь.',
  'fate-turn.1':
    'Та {hero, form, nom} переходить на інший бік, і призначення повертає до шляху «{page, title}».',
  'fate-turn.2':
    '{hero, form, nom} передумує, тож цього разу жетон призначення лягає на шлях «{page, title}».',
  'fate-turn.3': 'Досить {hero, form, dat} змінити думку, і вітер повертає до шляху «{page, title}».',
  'fate-solo.1': 'Призначення йде за {hero, form, ins}, до шляху «{page, title}».',
  'fate-solo.2': 'Жетон призначення лягає туди, де {hero, form, nom} має більше: на шлях «{page, title}».',
  'fate-solo.3': '{hero, form, nom} перехиляє призначення до шляху «{page, title}».',
  'fate-solo-even.1':
    '{hero, form, nom} має обох символів порівну, тож жетон призначення лишається осторонь.',

  'verdict-clear.1':
    'Сумнівів немає. Головний символ — {kind, form, nom}, історія йде шляхом «{page, title}», а шлях «{other, title}» лишається нерозказаним.',
  'verdict-clear.2':
    'Напрямок ясний: перемагає {kind, form, nom}, книга гортається до сторінки «{page, title}». Про те, що чекало на шляху «{other, title}», це товариство не дізнається.',
  'verdict-clear.3':
    'Призначення говорить недвозначно: {kind, form, nom}, а отже «{page, title}». Сторінка «{other, title}» лишається згорнутою.',
  'verdict-split.1':
    'Зрештою переважує {kind, form, nom}: історія йде шляхом «{page, title}», а шлях «{other, title}» лишається нерозказаним.',
  'verdict-split.2':
    'Ледь-ледь, а все-таки перемагає {kind, form, nom}. Історія йде шляхом «{page, title}», до шляху «{other, title}» черга вже не дійде.',
  'verdict-split.3':
    'На волосину переважує {kind, form, nom}, тож книга розгортається на сторінці «{page, title}», а не на сторінці «{other, title}».',
  'verdict-even.1':
    'Жетони призначення нічого не вирішили; вибір за першою позицією ініціативи, і замість шляху «{other, title}» історія йде шляхом «{page, title}».',

  'side-one.1':
    'Товариство стає на бік {side, select, renfri {Ренфрі} other {Стреґобора}}, свій союз використовує {hero, form, nom}.',
  'side-many.1':
    'Товариство стає на бік {side, select, renfri {Ренфрі} other {Стреґобора}}, свої союзи використовують {heroes, list, nom}.',
  'side-many.2':
    'Прихильність товариства здобуває {side, select, renfri {Ренфрі} other {Стреґобор}}, зиск із союзів мають {heroes, list, nom}.',
  'side-none.1':
    'Товариство стає на бік {side, select, renfri {Ренфрі} other {Стреґобора}}, хоча нікому за це нічого не обіцяно.',
  'score.1': 'Найбільше розділ дає {hero, form, dat}: {what}. Далі йдуть {rest, list}.',
  'score.2': 'Рахують очки. {hero, form, nom} набирає {what}, наздоганяють {rest, list}.',
  'score.3': 'За очками розділ виграє {hero, form, nom} ({n}), позаду {rest, list}.',
  'score-two.1': '{hero, form, nom} набирає за розділ {what}, {rival, form, nom} — {less, number}.',
  'score-two.2': 'Розділ дає {hero, form, dat} {what}, {rival, form, dat} — {less, number}.',
  'score-two.3': 'Рахують очки: {hero, form, dat} {what}, {rival, form, dat} {less, number}.',
  'score-shared.1':
    'Найбільше, по {n, plural, one {# переможному очку} few {# переможні очки} many {# переможних очок} other {# переможного очка}}, набирають {heroes, list, nom}.',
  'score-alone.1': 'Найбільше розділ дає {hero, form, dat}: {what}.',
  'score-alone.2': 'Найбільше за розділ набирає {hero, form, nom}, {what}.',
  'score-rest.1': 'Менше очок: {rest, list}.',
  'nothing.1': '{hero, form, nom} не має за розділ жодного переможного очка, зате на втіху {what}.',
  'nothing.2': '{hero, form, dat} не дістається жодного переможного очка, лише {what}.',
  'tokens-each.1':
    'За символами {one, form, gen} попереду {hero, form, nom}, за символами {two, form, gen} — {rival, form, nom}; жетони шляхів дістаються їм.',
  'tokens-each.2':
    'Символів {one, form, gen} найбільше має {hero, form, nom}, символів {two, form, gen} — {rival, form, nom}; жетони шляхів поділено.',
  'tokens-each.3':
    'Жетон шляху ліворуч дістається {hero, form, dat}, жетон шляху праворуч — {rival, form, dat}.',
  'tokens-both.1':
    '{hero, form, nom} попереду за символами {one, form, gen} та {two, form, gen}, тож бере обидва жетони шляхів.',
  'tokens-both.2': 'Обидва жетони шляхів дістаються {hero, form, dat}.',
  'learnt-many.1': 'Досвід приносить плоди: нові вміння розблоковують {heroes, list, nom}.',
  'learnt-many.2': 'Нові вміння розблоковують {heroes, list, nom}.',

  'gift-gain.1': 'Жетон шляху {path, select, left {ліворуч} other {праворуч}} дає {hero, form, dat} {what}.',
  'gift-gain.2':
    'За жетон шляху {path, select, left {ліворуч} other {праворуч}} {hero, form, nom} має {what}.',
  'gift-lose.1':
    'Жетон шляху {path, select, left {ліворуч} other {праворуч}} коштує {hero, form, dat} {what}.',
  'gift-draw.1':
    'Жетон шляху {path, select, left {ліворуч} other {праворуч}} дає {hero, form, dat} {draw, plural, =1 {карту} =2 {дві карти} =3 {три карти} one {# карту} few {# карти} many {# карт} other {# карти}} з колоди, {discard, plural, =0 {жодна не йде} =1 {одна йде} =2 {дві йдуть} one {# йде} few {# йдуть} many {# йде} other {# йде}} до скиду.',
  'gift-discard.1':
    'Жетон шляху {path, select, left {ліворуч} other {праворуч}} коштує {hero, form, dat} {n, plural, =1 {карту} =2 {дві карти} one {# карту} few {# карти} many {# карт} other {# карти}} з руки.',
  'gift-special.1': '{hero, form, nom} отримує жетон особливого символу {kind, form, gen}.',
  'gift-first.1': '{hero, form, nom} переходить на початок треку ініціативи.',
  'gift-last.1': '{hero, form, nom} переходить у кінець треку ініціативи.',

  'quests.1': 'Додаткові завдання дають очки: {rest, list}.',
  'golden-points.1': 'Золотий досвід теж обертається на очки: {rest, list}.',
  'goal.1': 'Розкривається секретна ціль «{goal, title}». Очки за неї: {rest, list}.',
  'goal.2': 'Друга звучить так: «{goal, title}». Очки за неї: {rest, list}.',
  'goal-nobody.1': 'Розкривається секретна ціль «{goal, title}», та очок за неї не має ніхто.',
  'main.1':
    '{hero, form, nom} стає {hero, gender, f {головною героїнею} other {головним героєм}} історії: переможних очок {n, number}, тоді як {rival, form, nom} має {less, number}.',
  'main-tie.1':
    '{hero, form, nom} стає {hero, gender, f {головною героїнею} other {головним героєм}} історії. {rival, form, nom} теж має {n, plural, one {# переможне очко} few {# переможні очки} many {# переможних очок} other {# переможного очка}}, та вирішує ініціатива.',

  'prev.set-up': 'Історія «{story, title}» от-от почнеться, триває вибір героїв.',
  'prev.chapter': 'Ви в історії «{story, title}»: розділ {chapter}, хід {turn} із 3.',
  'prev.chapter-end': 'Ви в історії «{story, title}», наприкінці розділу {chapter}.',
  'prev.over': 'Історію «{story, title}» розказано до кінця.',
  'prev.page':
    'Остання сторінка, «{page, title}», скінчилася так: {line} Тепер черга на «{left, title}» або «{right, title}».',
  'prev.page-only': 'Остання сторінка, «{page, title}», скінчилася так: {line}',
  'prev.zero': 'Переможних очок поки не має ніхто.',
  'prev.you-lead': 'Ви попереду, переможних очок у вас {n, number}; {rival, form, nom} має {m, number}.',
  'prev.you-trail': 'Попереду {rival, form, nom}, переможних очок {n, number}; у вас {m, number}.',
  'prev.level': 'У вас переможних очок стільки ж, скільки має {rival, form, nom}: {n, number}.',
  'prev.standing':
    'Попереду {hero, form, nom}, переможних очок {n, number}; {rival, form, nom} має {m, number}.',
  'prev.asked': 'Стіл питає вас: {ask}',
} as const satisfies Record<keyof typeof en, string>
