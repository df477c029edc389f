import type { Person } from './name.ts'

/** The characters of This War of Mine. */
// prettier-ignore
export const thisWarOfMine: Readonly<Record<string, Person>> = {
  anton: {
    kind: 'character',
    games: ['this-war-of-mine'],
    en: { g: 'm', nom: 'Anton', poss: 'Anton’s' },
    cs: { g: 'm', anim: true, nom: 'Anton', gen: 'Antona', dat: 'Antonovi', acc: 'Antona', voc: 'Antone', loc: 'Antonovi', ins: 'Antonem', with: 's Antonem', to: 'k Antonovi' },
    uk: { g: 'm', anim: true, nom: 'Антон', gen: 'Антона', dat: 'Антонові', acc: 'Антона', ins: 'Антоном', loc: 'Антонові', voc: 'Антоне', with: 'з Антоном', to: 'до Антона' },
  },
  arica: {
    kind: 'character',
    games: ['this-war-of-mine'],
    en: { g: 'f', nom: 'Arica', poss: 'Arica’s' },
    cs: { g: 'f', anim: true, nom: 'Arica', gen: 'Aricy', dat: 'Arice', acc: 'Aricu', voc: 'Arico', loc: 'Arice', ins: 'Aricou', with: 's Aricou', to: 'k Arice' },
    uk: { g: 'f', anim: true, nom: 'Аріка', gen: 'Аріки', dat: 'Аріці', acc: 'Аріку', ins: 'Арікою', loc: 'Аріці', voc: 'Аріко', with: 'з Арікою', to: 'до Аріки' },
    note: 'read [arika]; the Czech rulebook prints only the dative Arice, the rest is derived from it',
  },
  boris: {
    kind: 'character',
    games: ['this-war-of-mine'],
    en: { g: 'm', nom: 'Boris', poss: 'Boris’s' },
    cs: { g: 'm', anim: true, nom: 'Boris', gen: 'Borise', dat: 'Borisovi', acc: 'Borise', voc: 'Borisi', loc: 'Borisovi', ins: 'Borisem', with: 's Borisem', to: 'k Borisovi' },
    uk: { g: 'm', anim: true, nom: 'Борис', gen: 'Бориса', dat: 'Борисові', acc: 'Бориса', ins: 'Борисом', loc: 'Борисові', voc: 'Борисе', with: 'з Борисом', to: 'до Бориса' },
  },
  bruno: {
    kind: 'character',
    games: ['this-war-of-mine'],
    en: { g: 'm', nom: 'Bruno', poss: 'Bruno’s' },
    cs: { g: 'm', anim: true, nom: 'Bruno', gen: 'Bruna', dat: 'Brunovi', acc: 'Bruna', voc: 'Bruno', loc: 'Brunovi', ins: 'Brunem', with: 's Brunem', to: 'k Brunovi' },
    uk: { g: 'm', anim: true, nom: 'Бруно', gen: 'Бруно', dat: 'Бруно', acc: 'Бруно', ins: 'Бруно', loc: 'Бруно', voc: 'Бруно', with: 'з Бруно', to: 'до Бруно' },
  },
  cveta: {
    kind: 'character',
    games: ['this-war-of-mine'],
    en: { g: 'f', nom: 'Cveta', poss: 'Cveta’s' },
    cs: { g: 'f', anim: true, nom: 'Cveta', gen: 'Cvety', dat: 'Cvetě', acc: 'Cvetu', voc: 'Cveto', loc: 'Cvetě', ins: 'Cvetou', with: 's Cvetou', to: 'ke Cvetě' },
    uk: { g: 'f', anim: true, nom: 'Цвета', gen: 'Цвети', dat: 'Цветі', acc: 'Цвету', ins: 'Цветою', loc: 'Цветі', voc: 'Цвето', with: 'із Цветою', to: 'до Цвети' },
  },
  emilia: {
    kind: 'character',
    games: ['this-war-of-mine'],
    en: { g: 'f', nom: 'Emilia', poss: 'Emilia’s' },
    cs: { g: 'f', anim: true, nom: 'Emilia', gen: 'Emilie', dat: 'Emilii', acc: 'Emilii', voc: 'Emilie', loc: 'Emilii', ins: 'Emilií', with: 's Emilií', to: 'k Emilii' },
    uk: { g: 'f', anim: true, nom: 'Емілія', gen: 'Емілії', dat: 'Емілії', acc: 'Емілію', ins: 'Емілією', loc: 'Емілії', voc: 'Еміліє', with: 'з Емілією', to: 'до Емілії' },
  },
  katia: {
    kind: 'character',
    games: ['this-war-of-mine'],
    en: { g: 'f', nom: 'Katia', poss: 'Katia’s' },
    cs: { g: 'f', anim: true, nom: 'Katia', gen: 'Katie', dat: 'Katii', acc: 'Katii', voc: 'Katie', loc: 'Katii', ins: 'Katií', with: 's Katií', to: 'ke Katii' },
    uk: { g: 'f', anim: true, nom: 'Катя', gen: 'Каті', dat: 'Каті', acc: 'Катю', ins: 'Катею', loc: 'Каті', voc: 'Катю', with: 'з Катею', to: 'до Каті' },
  },
  marin: {
    kind: 'character',
    games: ['this-war-of-mine'],
    en: { g: 'm', nom: 'Marin', poss: 'Marin’s' },
    cs: { g: 'm', anim: true, nom: 'Marin', gen: 'Marina', dat: 'Marinovi', acc: 'Marina', voc: 'Marine', loc: 'Marinovi', ins: 'Marinem', with: 's Marinem', to: 'k Marinovi' },
    uk: { g: 'm', anim: true, nom: 'Марін', gen: 'Маріна', dat: 'Марінові', acc: 'Маріна', ins: 'Маріном', loc: 'Марінові', voc: 'Маріне', with: 'з Маріном', to: 'до Маріна' },
  },
  marko: {
    kind: 'character',
    games: ['this-war-of-mine'],
    en: { g: 'm', nom: 'Marko', poss: 'Marko’s' },
    cs: { g: 'm', anim: true, nom: 'Marko', gen: 'Marka', dat: 'Markovi', acc: 'Marka', voc: 'Marko', loc: 'Markovi', ins: 'Markem', with: 's Markem', to: 'k Markovi' },
    uk: { g: 'm', anim: true, nom: 'Марко', gen: 'Марка', dat: 'Маркові', acc: 'Марка', ins: 'Марком', loc: 'Маркові', voc: 'Марку', with: 'з Марком', to: 'до Марка' },
  },
  pavle: {
    kind: 'character',
    games: ['this-war-of-mine'],
    en: { g: 'm', nom: 'Pavle', poss: 'Pavle’s' },
    cs: { g: 'm', anim: true, nom: 'Pavle', gen: 'Pavla', dat: 'Pavlovi', acc: 'Pavla', voc: 'Pavle', loc: 'Pavlovi', ins: 'Pavlem', with: 's Pavlem', to: 'k Pavlovi' },
    uk: { g: 'm', anim: true, nom: 'Павле', gen: 'Павла', dat: 'Павлові', acc: 'Павла', ins: 'Павлом', loc: 'Павлові', voc: 'Павле', with: 'з Павлом', to: 'до Павла' },
    note: 'South Slavic nominative in -e; other cases as of Pavel / Павло',
  },
  roman: {
    kind: 'character',
    games: ['this-war-of-mine'],
    en: { g: 'm', nom: 'Roman', poss: 'Roman’s' },
    cs: { g: 'm', anim: true, nom: 'Roman', gen: 'Romana', dat: 'Romanovi', acc: 'Romana', voc: 'Romane', loc: 'Romanovi', ins: 'Romanem', with: 's Romanem', to: 'k Romanovi' },
    uk: { g: 'm', anim: true, nom: 'Роман', gen: 'Романа', dat: 'Романові', acc: 'Романа', ins: 'Романом', loc: 'Романові', voc: 'Романе', with: 'з Романом', to: 'до Романа' },
  },
  zlata: {
    kind: 'character',
    games: ['this-war-of-mine'],
    en: { g: 'f', nom: 'Zlata', poss: 'Zlata’s' },
    cs: { g: 'f', anim: true, nom: 'Zlata', gen: 'Zlaty', dat: 'Zlatě', acc: 'Zlatu', voc: 'Zlato', loc: 'Zlatě', ins: 'Zlatou', with: 'se Zlatou', to: 'ke Zlatě' },
    uk: { g: 'f', anim: true, nom: 'Злата', gen: 'Злати', dat: 'Златі', acc: 'Злату', ins: 'Златою', loc: 'Златі', voc: 'Злато', with: 'зі Златою', to: 'до Злати' },
  },
  emira: {
    kind: 'character',
    games: ['this-war-of-mine'],
    en: { g: 'f', nom: 'Emira', poss: 'Emira’s' },
    cs: { g: 'f', anim: true, nom: 'Emira', gen: 'Emiry', dat: 'Emiře', acc: 'Emiru', voc: 'Emiro', loc: 'Emiře', ins: 'Emirou', with: 's Emirou', to: 'k Emiře' },
    uk: { g: 'f', anim: true, nom: 'Еміра', gen: 'Еміри', dat: 'Емірі', acc: 'Еміру', ins: 'Емірою', loc: 'Емірі', voc: 'Еміро', with: 'з Емірою', to: 'до Еміри' },
  },
}
