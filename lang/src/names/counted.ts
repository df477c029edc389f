import type { Counted } from './name.ts'

/** Nouns that stand after a number: cards, tokens, points, people. */
// prettier-ignore
export const counted: Readonly<Record<string, Counted>> = {
  player: {
    games: ['path-of-destiny', 'adventure-game', 'wonder-book', 'this-war-of-mine'],
    en: { one: 'player', other: 'players' },
    cs: { g: 'm', one: 'hráč', one_acc: 'hráče', few: 'hráči', many: 'hráče', other: 'hráčů', few_acc: 'hráče' },
    uk: { g: 'm', one: 'гравець', one_acc: 'гравця', few: 'гравці', many: 'гравців', other: 'гравця', few_acc: 'гравців' },
  },
  card: {
    games: ['path-of-destiny', 'adventure-game', 'wonder-book', 'this-war-of-mine'],
    en: { one: 'card', other: 'cards' },
    cs: { g: 'f', one: 'karta', one_acc: 'kartu', few: 'karty', many: 'karty', other: 'karet' },
    uk: { g: 'f', one: 'карта', one_acc: 'карту', few: 'карти', many: 'карт', other: 'карти' },
  },
  turn: {
    games: ['path-of-destiny', 'adventure-game', 'wonder-book', 'this-war-of-mine'],
    en: { one: 'turn', other: 'turns' },
    cs: { g: 'm', one: 'tah', one_acc: 'tah', few: 'tahy', many: 'tahu', other: 'tahů' },
    uk: { g: 'm', one: 'хід', one_acc: 'хід', few: 'ходи', many: 'ходів', other: 'ходу' },
  },
  symbol: {
    games: ['path-of-destiny'],
    en: { one: 'symbol', other: 'symbols' },
    cs: { g: 'm', one: 'symbol', one_acc: 'symbol', few: 'symboly', many: 'symbolu', other: 'symbolů' },
    uk: { g: 'm', one: 'символ', one_acc: 'символ', few: 'символи', many: 'символів', other: 'символу' },
  },
  pair: {
    games: ['path-of-destiny'],
    en: { one: 'pair', other: 'pairs' },
    cs: { g: 'f', one: 'dvojice', one_acc: 'dvojici', few: 'dvojice', many: 'dvojice', other: 'dvojic' },
    uk: { g: 'f', one: 'пара', one_acc: 'пару', few: 'пари', many: 'пар', other: 'пари' },
  },
  'victory-point': {
    games: ['path-of-destiny', 'adventure-game'],
    en: { one: 'victory point', other: 'victory points' },
    cs: { g: 'm', one: 'vítězný bod', one_acc: 'vítězný bod', few: 'vítězné body', many: 'vítězného bodu', other: 'vítězných bodů' },
    uk: { g: 'n', one: 'переможне очко', one_acc: 'переможне очко', few: 'переможні очки', many: 'переможних очок', other: 'переможного очка' },
  },
  'experience-point': {
    games: ['path-of-destiny'],
    en: { one: 'experience point', other: 'experience points' },
    cs: { g: 'm', one: 'bod zkušenosti', one_acc: 'bod zkušenosti', few: 'body zkušenosti', many: 'bodu zkušenosti', other: 'bodů zkušenosti' },
    uk: { g: 'n', one: 'очко досвіду', one_acc: 'очко досвіду', few: 'очки досвіду', many: 'очок досвіду', other: 'очка досвіду' },
  },
  'destiny-token': {
    games: ['path-of-destiny'],
    en: { one: 'fate token', other: 'fate tokens' },
    cs: { g: 'm', one: 'žeton osudu', one_acc: 'žeton osudu', few: 'žetony osudu', many: 'žetonu osudu', other: 'žetonů osudu' },
    uk: { g: 'm', one: 'жетон призначення', one_acc: 'жетон призначення', few: 'жетони призначення', many: 'жетонів призначення', other: 'жетона призначення' },
  },
  action: {
    games: ['adventure-game', 'wonder-book', 'this-war-of-mine'],
    en: { one: 'action', other: 'actions' },
    cs: { g: 'f', one: 'akce', one_acc: 'akci', few: 'akce', many: 'akce', other: 'akcí' },
    uk: { g: 'f', one: 'дія', one_acc: 'дію', few: 'дії', many: 'дій', other: 'дії' },
  },
  lead: {
    games: ['adventure-game'],
    en: { one: 'lead', other: 'leads' },
    cs: { g: 'f', one: 'stopa', one_acc: 'stopu', few: 'stopy', many: 'stopy', other: 'stop' },
    uk: { g: 'f', one: 'зачіпка', one_acc: 'зачіпку', few: 'зачіпки', many: 'зачіпок', other: 'зачіпки' },
  },
  proof: {
    games: ['adventure-game'],
    en: { one: 'proof', other: 'proofs' },
    cs: { g: 'f', one: 'trofej', one_acc: 'trofej', few: 'trofeje', many: 'trofeje', other: 'trofejí' },
    uk: { g: 'm', one: 'доказ', one_acc: 'доказ', few: 'докази', many: 'доказів', other: 'доказу' },
  },
  gold: {
    games: ['adventure-game'],
    en: { one: 'gold coin', other: 'gold coins' },
    cs: { g: 'm', one: 'zlaťák', one_acc: 'zlaťák', few: 'zlaťáky', many: 'zlaťáku', other: 'zlaťáků' },
    uk: { g: 'f', one: 'золота монета', one_acc: 'золоту монету', few: 'золоті монети', many: 'золотих монет', other: 'золотої монети' },
  },
  marker: {
    games: ['adventure-game'],
    en: { one: 'marker', other: 'markers' },
    cs: { g: 'f', one: 'značka', one_acc: 'značku', few: 'značky', many: 'značky', other: 'značek' },
    uk: { g: 'm', one: 'маркер', one_acc: 'маркер', few: 'маркери', many: 'маркерів', other: 'маркера' },
  },
  monster: {
    games: ['adventure-game'],
    en: { one: 'monster', other: 'monsters' },
    cs: { g: 'f', one: 'nestvůra', one_acc: 'nestvůru', few: 'nestvůry', many: 'nestvůry', other: 'nestvůr' },
    uk: { g: 'n', one: 'чудовисько', one_acc: 'чудовисько', few: 'чудовиська', many: 'чудовиськ', other: 'чудовиська' },
  },
  'minor-wound': {
    games: ['adventure-game'],
    en: { one: 'minor wound', other: 'minor wounds' },
    cs: { g: 'n', one: 'lehké zranění', one_acc: 'lehké zranění', few: 'lehká zranění', many: 'lehkého zranění', other: 'lehkých zranění' },
    uk: { g: 'n', one: 'легке поранення', one_acc: 'легке поранення', few: 'легкі поранення', many: 'легких поранень', other: 'легкого поранення' },
  },
  'severe-wound': {
    games: ['adventure-game'],
    en: { one: 'severe wound', other: 'severe wounds' },
    cs: { g: 'n', one: 'vážné zranění', one_acc: 'vážné zranění', few: 'vážná zranění', many: 'vážného zranění', other: 'vážných zranění' },
    uk: { g: 'n', one: 'тяжке поранення', one_acc: 'тяжке поранення', few: 'тяжкі поранення', many: 'тяжких поранень', other: 'тяжкого поранення' },
  },
  'foul-fate-token': {
    games: ['adventure-game'],
    en: { one: 'foul fate token', other: 'foul fate tokens' },
    cs: { g: 'm', one: 'žeton nepřízně osudu', one_acc: 'žeton nepřízně osudu', few: 'žetony nepřízně osudu', many: 'žetonu nepřízně osudu', other: 'žetonů nepřízně osudu' },
    uk: { g: 'm', one: 'жетон лихої долі', one_acc: 'жетон лихої долі', few: 'жетони лихої долі', many: 'жетонів лихої долі', other: 'жетона лихої долі' },
  },
  spark: {
    games: ['wonder-book'],
    en: { one: 'spark', other: 'sparks' },
    cs: { g: 'f', one: 'jiskra', one_acc: 'jiskru', few: 'jiskry', many: 'jiskry', other: 'jisker' },
    uk: { g: 'f', one: 'іскра', one_acc: 'іскру', few: 'іскри', many: 'іскор', other: 'іскри' },
  },
  heart: {
    games: ['wonder-book'],
    en: { one: 'heart', other: 'hearts' },
    cs: { g: 'n', one: 'srdce', one_acc: 'srdce', few: 'srdce', many: 'srdce', other: 'srdcí' },
    uk: { g: 'n', one: 'серце', one_acc: 'серце', few: 'серця', many: 'сердець', other: 'серця' },
  },
  success: {
    games: ['wonder-book'],
    en: { one: 'success', other: 'successes' },
    cs: { g: 'm', one: 'úspěch', one_acc: 'úspěch', few: 'úspěchy', many: 'úspěchu', other: 'úspěchů' },
    uk: { g: 'm', one: 'успіх', one_acc: 'успіх', few: 'успіхи', many: 'успіхів', other: 'успіху' },
  },
  failure: {
    games: ['wonder-book'],
    en: { one: 'failure', other: 'failures' },
    cs: { g: 'm', one: 'nezdar', one_acc: 'nezdar', few: 'nezdary', many: 'nezdaru', other: 'nezdarů' },
    uk: { g: 'f', one: 'невдача', one_acc: 'невдачу', few: 'невдачі', many: 'невдач', other: 'невдачі' },
  },
  fiend: {
    games: ['wonder-book'],
    en: { one: 'fiend', other: 'fiends' },
    cs: { g: 'm', one: 'běs', one_acc: 'běsa', few: 'běsové', many: 'běsa', other: 'běsů', few_acc: 'běsy' },
    uk: { g: 'm', one: 'біс', one_acc: 'біса', few: 'біси', many: 'бісів', other: 'біса', few_acc: 'бісів' },
  },
  wound: {
    games: ['wonder-book', 'this-war-of-mine'],
    en: { one: 'wound', other: 'wounds' },
    cs: { g: 'n', one: 'zranění', one_acc: 'zranění', few: 'zranění', many: 'zranění', other: 'zranění' },
    uk: { g: 'n', one: 'поранення', one_acc: 'поранення', few: 'поранення', many: 'поранень', other: 'поранення' },
  },
  'fate-token': {
    games: ['wonder-book'],
    en: { one: 'fate token', other: 'fate tokens' },
    cs: { g: 'm', one: 'žeton osudu', one_acc: 'žeton osudu', few: 'žetony osudu', many: 'žetonu osudu', other: 'žetonů osudu' },
    uk: { g: 'm', one: 'жетон долі', one_acc: 'жетон долі', few: 'жетони долі', many: 'жетонів долі', other: 'жетона долі' },
  },
  character: {
    games: ['this-war-of-mine'],
    en: { one: 'character', other: 'characters' },
    cs: { g: 'f', one: 'postava', one_acc: 'postavu', few: 'postavy', many: 'postavy', other: 'postav' },
    uk: { g: 'm', one: 'персонаж', one_acc: 'персонажа', few: 'персонажі', many: 'персонажів', other: 'персонажа', few_acc: 'персонажів' },
  },
  day: {
    games: ['this-war-of-mine'],
    en: { one: 'day', other: 'days' },
    cs: { g: 'm', one: 'den', one_acc: 'den', few: 'dny', many: 'dne', other: 'dní' },
    uk: { g: 'm', one: 'день', one_acc: 'день', few: 'дні', many: 'днів', other: 'дня' },
  },
  'exploration-card': {
    games: ['this-war-of-mine'],
    en: { one: 'exploration card', other: 'exploration cards' },
    cs: { g: 'f', one: 'karta průzkumu', one_acc: 'kartu průzkumu', few: 'karty průzkumu', many: 'karty průzkumu', other: 'karet průzkumu' },
    uk: { g: 'f', one: 'карта дослідження', one_acc: 'карту дослідження', few: 'карти дослідження', many: 'карт дослідження', other: 'карти дослідження' },
  },
  'frost-token': {
    games: ['this-war-of-mine'],
    en: { one: 'frost token', other: 'frost tokens' },
    cs: { g: 'm', one: 'žeton mrazu', one_acc: 'žeton mrazu', few: 'žetony mrazu', many: 'žetonu mrazu', other: 'žetonů mrazu' },
    uk: { g: 'm', one: 'жетон морозу', one_acc: 'жетон морозу', few: 'жетони морозу', many: 'жетонів морозу', other: 'жетона морозу' },
  },
}
