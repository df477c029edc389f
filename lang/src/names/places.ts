import type { Place } from './name.ts'

/** Towns, lands and rivers. */
// prettier-ignore
export const places: Readonly<Record<string, Place>> = {
  novigrad: {
    games: ['adventure-game'],
    en: { nom: 'Novigrad', in: 'in Novigrad', to: 'to Novigrad', from: 'from Novigrad' },
    cs: { g: 'm', anim: false, nom: 'Novigrad', gen: 'Novigradu', dat: 'Novigradu', acc: 'Novigrad', voc: 'Novigrade', loc: 'Novigradu', ins: 'Novigradem', in: 'v Novigradu', to: 'do Novigradu', from: 'z Novigradu' },
    uk: { g: 'm', anim: false, nom: 'Новіґрад', gen: 'Новіґрада', dat: 'Новіґраду', acc: 'Новіґрад', ins: 'Новіґрадом', loc: 'Новіґраді', voc: 'Новіґраде', in: 'у Новіґраді', to: 'до Новіґрада', from: 'з Новіґрада' },
  },
  oxenfurt: {
    games: ['adventure-game'],
    en: { nom: 'Oxenfurt', in: 'in Oxenfurt', to: 'to Oxenfurt', from: 'from Oxenfurt' },
    cs: { g: 'm', anim: false, nom: 'Oxenfurt', gen: 'Oxenfurtu', dat: 'Oxenfurtu', acc: 'Oxenfurt', voc: 'Oxenfurte', loc: 'Oxenfurtu', ins: 'Oxenfurtem', in: 'v Oxenfurtu', to: 'do Oxenfurtu', from: 'z Oxenfurtu' },
    uk: { g: 'm', anim: false, nom: 'Оксенфурт', gen: 'Оксенфурта', dat: 'Оксенфурту', acc: 'Оксенфурт', ins: 'Оксенфуртом', loc: 'Оксенфурті', voc: 'Оксенфурте', in: 'в Оксенфурті', to: 'до Оксенфурта', from: 'з Оксенфурта' },
  },
  vengerberg: {
    games: ['adventure-game'],
    en: { nom: 'Vengerberg', in: 'in Vengerberg', to: 'to Vengerberg', from: 'from Vengerberg' },
    cs: { g: 'm', anim: false, nom: 'Vengerberg', gen: 'Vengerbergu', dat: 'Vengerbergu', acc: 'Vengerberg', voc: 'Vengerbergu', loc: 'Vengerbergu', ins: 'Vengerbergem', in: 've Vengerbergu', to: 'do Vengerbergu', from: 'z Vengerbergu' },
    uk: { g: 'm', anim: false, nom: 'Венґерберґ', gen: 'Венґерберґа', dat: 'Венґерберґу', acc: 'Венґерберґ', ins: 'Венґерберґом', loc: 'Венґерберзі', voc: 'Венґерберґу', in: 'у Венґерберзі', to: 'до Венґерберґа', from: 'з Венґерберґа' },
  },
  ellander: {
    games: ['adventure-game'],
    en: { nom: 'Ellander', in: 'in Ellander', to: 'to Ellander', from: 'from Ellander' },
    cs: { g: 'm', anim: false, nom: 'Ellander', gen: 'Ellanderu', dat: 'Ellanderu', acc: 'Ellander', voc: 'Ellandere', loc: 'Ellanderu', ins: 'Ellanderem', in: 'v Ellanderu', to: 'do Ellanderu', from: 'z Ellanderu' },
    uk: { g: 'm', anim: false, nom: 'Елландер', gen: 'Елландера', dat: 'Елландеру', acc: 'Елландер', ins: 'Елландером', loc: 'Елландері', voc: 'Елландере', in: 'в Елландері', to: 'до Елландера', from: 'з Елландера' },
  },
  shaerrawedd: {
    games: ['adventure-game'],
    en: { nom: 'Shaerrawedd', in: 'in Shaerrawedd', to: 'to Shaerrawedd', from: 'from Shaerrawedd' },
    cs: { g: 'm', anim: false, nom: 'Shaerrawedd', gen: 'Shaerraweddu', dat: 'Shaerraweddu', acc: 'Shaerrawedd', voc: 'Shaerrawedde', loc: 'Shaerraweddu', ins: 'Shaerraweddem', in: 'v Shaerraweddu', to: 'do Shaerraweddu', from: 'ze Shaerraweddu' },
    uk: { g: 'm', anim: false, nom: 'Шаерраведд', gen: 'Шаерраведда', dat: 'Шаерраведду', acc: 'Шаерраведд', ins: 'Шаерраведдом', loc: 'Шаерраведді', voc: 'Шаерраведде', in: 'у Шаерраведді', to: 'до Шаерраведда', from: 'із Шаерраведда' },
    note: 'the Czech rulebook prints Shaerawedd',
  },
  brokilon: {
    games: ['adventure-game'],
    en: { nom: 'Brokilon', in: 'in Brokilon', to: 'to Brokilon', from: 'from Brokilon' },
    cs: { g: 'm', anim: false, nom: 'Brokilon', gen: 'Brokilonu', dat: 'Brokilonu', acc: 'Brokilon', voc: 'Brokilone', loc: 'Brokilonu', ins: 'Brokilonem', in: 'v Brokilonu', to: 'do Brokilonu', from: 'z Brokilonu' },
    uk: { g: 'm', anim: false, nom: 'Брокілон', gen: 'Брокілону', dat: 'Брокілону', acc: 'Брокілон', ins: 'Брокілоном', loc: 'Брокілоні', voc: 'Брокілоне', in: 'у Брокілоні', to: 'до Брокілону', from: 'з Брокілону' },
  },
  yaruga: {
    games: ['adventure-game'],
    en: { nom: 'the Yaruga', in: 'by the Yaruga', to: 'to the Yaruga', from: 'from the Yaruga' },
    cs: { g: 'f', anim: false, nom: 'Jaruga', gen: 'Jarugy', dat: 'Jaruze', acc: 'Jarugu', voc: 'Jarugo', loc: 'Jaruze', ins: 'Jarugou', in: 'u Jarugy', to: 'k Jaruze', from: 'od Jarugy' },
    uk: { g: 'f', anim: false, nom: 'Яруга', gen: 'Яруги', dat: 'Ярузі', acc: 'Яругу', ins: 'Яругою', loc: 'Ярузі', voc: 'Яруго', in: 'біля Яруги', to: 'до Яруги', from: 'від Яруги' },
    note: 'a river: at, to, away from',
  },
  'dol-blathanna': {
    games: ['adventure-game', 'path-of-destiny'],
    en: { nom: 'Dol Blathanna', in: 'in Dol Blathanna', to: 'to Dol Blathanna', from: 'from Dol Blathanna' },
    cs: { g: 'f', anim: false, nom: 'Dol Blathanna', gen: 'Dol Blathanny', dat: 'Dol Blathanně', acc: 'Dol Blathannu', voc: 'Dol Blathanno', loc: 'Dol Blathanně', ins: 'Dol Blathannou', in: 'v Dol Blathanně', to: 'do Dol Blathanny', from: 'z Dol Blathanny' },
    uk: { g: 'f', anim: false, nom: 'Дол Блатанна', gen: 'Дол Блатанни', dat: 'Дол Блатанні', acc: 'Дол Блатанну', ins: 'Дол Блатанною', loc: 'Дол Блатанні', voc: 'Дол Блатанно', in: 'у Дол Блатанні', to: 'до Дол Блатанни', from: 'з Дол Блатанни' },
  },
  'duen-canell': {
    games: ['adventure-game'],
    en: { nom: 'Duén Canell', in: 'in Duén Canell', to: 'to Duén Canell', from: 'from Duén Canell' },
    cs: { g: 'm', anim: false, nom: 'Duén Canell', gen: 'Duén Canellu', dat: 'Duén Canellu', acc: 'Duén Canell', voc: 'Duén Canelle', loc: 'Duén Canellu', ins: 'Duén Canellem', in: 'v Duén Canellu', to: 'do Duén Canellu', from: 'z Duén Canellu' },
    uk: { g: 'm', anim: false, nom: 'Дуен Канелл', gen: 'Дуен Канелла', dat: 'Дуен Канеллу', acc: 'Дуен Канелл', ins: 'Дуен Канеллом', loc: 'Дуен Канеллі', voc: 'Дуен Канелле', in: 'у Дуен Канеллі', to: 'до Дуен Канелла', from: 'з Дуен Канелла' },
  },
  cintra: {
    games: ['adventure-game'],
    en: { nom: 'Cintra', in: 'in Cintra', to: 'to Cintra', from: 'from Cintra' },
    cs: { g: 'f', anim: false, nom: 'Cintra', gen: 'Cintry', dat: 'Cintře', acc: 'Cintru', voc: 'Cintro', loc: 'Cintře', ins: 'Cintrou', in: 'v Cintře', to: 'do Cintry', from: 'z Cintry' },
    uk: { g: 'f', anim: false, nom: 'Цінтра', gen: 'Цінтри', dat: 'Цінтрі', acc: 'Цінтру', ins: 'Цінтрою', loc: 'Цінтрі', voc: 'Цінтро', in: 'у Цінтрі', to: 'до Цінтри', from: 'із Цінтри' },
  },
  vizima: {
    games: ['adventure-game', 'path-of-destiny'],
    en: { nom: 'Vizima', in: 'in Vizima', to: 'to Vizima', from: 'from Vizima' },
    cs: { g: 'f', anim: false, nom: 'Wyzima', gen: 'Wyzimy', dat: 'Wyzimě', acc: 'Wyzimu', voc: 'Wyzimo', loc: 'Wyzimě', ins: 'Wyzimou', in: 've Wyzimě', to: 'do Wyzimy', from: 'z Wyzimy' },
    uk: { g: 'f', anim: false, nom: 'Визіма', gen: 'Визіми', dat: 'Визімі', acc: 'Визіму', ins: 'Визімою', loc: 'Визімі', voc: 'Визімо', in: 'у Визімі', to: 'до Визіми', from: 'з Визіми' },
  },
  'kaer-morhen': {
    games: ['adventure-game'],
    en: { nom: 'Kaer Morhen', in: 'in Kaer Morhen', to: 'to Kaer Morhen', from: 'from Kaer Morhen' },
    cs: { g: 'm', anim: false, nom: 'Kaer Morhen', gen: 'Kaer Morhenu', dat: 'Kaer Morhenu', acc: 'Kaer Morhen', voc: 'Kaer Morhene', loc: 'Kaer Morhenu', ins: 'Kaer Morhenem', in: 'v Kaer Morhenu', to: 'do Kaer Morhenu', from: 'z Kaer Morhenu' },
    uk: { g: 'm', anim: false, nom: 'Каер Морен', gen: 'Каер Морена', dat: 'Каер Морену', acc: 'Каер Морен', ins: 'Каер Мореном', loc: 'Каер Морені', voc: 'Каер Морене', in: 'у Каер Морені', to: 'до Каер Морена', from: 'з Каер Морена' },
    note: 'cs also undeclined; uk also Каер Морхен',
  },
  rivia: {
    games: ['adventure-game'],
    en: { nom: 'Rivia', in: 'in Rivia', to: 'to Rivia', from: 'from Rivia' },
    cs: { g: 'f', anim: false, nom: 'Rivie', gen: 'Rivie', dat: 'Rivii', acc: 'Rivii', voc: 'Rivie', loc: 'Rivii', ins: 'Rivií', in: 'v Rivii', to: 'do Rivie', from: 'z Rivie' },
    uk: { g: 'f', anim: false, nom: 'Рівія', gen: 'Рівії', dat: 'Рівії', acc: 'Рівію', ins: 'Рівією', loc: 'Рівії', voc: 'Рівіє', in: 'у Рівії', to: 'до Рівії', from: 'з Рівії' },
  },
  blaviken: {
    games: ['path-of-destiny'],
    en: { nom: 'Blaviken', in: 'in Blaviken', to: 'to Blaviken', from: 'from Blaviken' },
    cs: { g: 'm', anim: false, nom: 'Blaviken', gen: 'Blavikenu', dat: 'Blavikenu', acc: 'Blaviken', voc: 'Blavikene', loc: 'Blavikenu', ins: 'Blavikenem', in: 'v Blavikenu', to: 'do Blavikenu', from: 'z Blavikenu' },
    uk: { g: 'm', anim: false, nom: 'Блавікен', gen: 'Блавікена', dat: 'Блавікену', acc: 'Блавікен', ins: 'Блавікеном', loc: 'Блавікені', voc: 'Блавікене', in: 'у Блавікені', to: 'до Блавікена', from: 'з Блавікена' },
  },
  mahakam: {
    games: ['adventure-game'],
    en: { nom: 'Mahakam', in: 'in Mahakam', to: 'to Mahakam', from: 'from Mahakam' },
    cs: { g: 'm', anim: false, nom: 'Mahakam', gen: 'Mahakamu', dat: 'Mahakamu', acc: 'Mahakam', voc: 'Mahakame', loc: 'Mahakamu', ins: 'Mahakamem', in: 'v Mahakamu', to: 'do Mahakamu', from: 'z Mahakamu' },
    uk: { g: 'm', anim: false, nom: 'Магакам', gen: 'Магакаму', dat: 'Магакаму', acc: 'Магакам', ins: 'Магакамом', loc: 'Магакамі', voc: 'Магакаме', in: 'у Магакамі', to: 'до Магакаму', from: 'з Магакаму' },
  },
  temeria: {
    games: ['adventure-game', 'path-of-destiny'],
    en: { nom: 'Temeria', in: 'in Temeria', to: 'to Temeria', from: 'from Temeria' },
    cs: { g: 'f', anim: false, nom: 'Temerie', gen: 'Temerie', dat: 'Temerii', acc: 'Temerii', voc: 'Temerie', loc: 'Temerii', ins: 'Temerií', in: 'v Temerii', to: 'do Temerie', from: 'z Temerie' },
    uk: { g: 'f', anim: false, nom: 'Темерія', gen: 'Темерії', dat: 'Темерії', acc: 'Темерію', ins: 'Темерією', loc: 'Темерії', voc: 'Темеріє', in: 'у Темерії', to: 'до Темерії', from: 'з Темерії' },
  },
  redania: {
    games: ['adventure-game'],
    en: { nom: 'Redania', in: 'in Redania', to: 'to Redania', from: 'from Redania' },
    cs: { g: 'f', anim: false, nom: 'Redanie', gen: 'Redanie', dat: 'Redanii', acc: 'Redanii', voc: 'Redanie', loc: 'Redanii', ins: 'Redanií', in: 'v Redanii', to: 'do Redanie', from: 'z Redanie' },
    uk: { g: 'f', anim: false, nom: 'Реданія', gen: 'Реданії', dat: 'Реданії', acc: 'Реданію', ins: 'Реданією', loc: 'Реданії', voc: 'Реданіє', in: 'у Реданії', to: 'до Реданії', from: 'з Реданії' },
  },
  nilfgaard: {
    games: ['adventure-game'],
    en: { nom: 'Nilfgaard', in: 'in Nilfgaard', to: 'to Nilfgaard', from: 'from Nilfgaard' },
    cs: { g: 'm', anim: false, nom: 'Nilfgaard', gen: 'Nilfgaardu', dat: 'Nilfgaardu', acc: 'Nilfgaard', voc: 'Nilfgaarde', loc: 'Nilfgaardu', ins: 'Nilfgaardem', in: 'v Nilfgaardu', to: 'do Nilfgaardu', from: 'z Nilfgaardu' },
    uk: { g: 'm', anim: false, nom: 'Нільфгард', gen: 'Нільфгарду', dat: 'Нільфгарду', acc: 'Нільфгард', ins: 'Нільфгардом', loc: 'Нільфгарді', voc: 'Нільфгарде', in: 'у Нільфгарді', to: 'до Нільфгарду', from: 'з Нільфгарду' },
  },
  oniria: {
    games: ['wonder-book'],
    en: { nom: 'Oniria', in: 'in Oniria', to: 'to Oniria', from: 'from Oniria' },
    cs: { g: 'f', anim: false, nom: 'Onirie', gen: 'Onirie', dat: 'Onirii', acc: 'Onirii', voc: 'Onirie', loc: 'Onirii', ins: 'Onirií', in: 'v Onirii', to: 'do Onirie', from: 'z Onirie' },
    uk: { g: 'f', anim: false, nom: 'Онірія', gen: 'Онірії', dat: 'Онірії', acc: 'Онірію', ins: 'Онірією', loc: 'Онірії', voc: 'Оніріє', in: 'в Онірії', to: 'до Онірії', from: 'з Онірії' },
  },
}
