import type { Creature, Person } from './name.ts'

/** Heroes, villains and enemies of Wonder Book. */
// prettier-ignore
export const wonderBook: Readonly<Record<string, Creature | Person>> = {
  ken: {
    kind: 'hero',
    games: ['wonder-book'],
    en: { g: 'm', nom: 'Ken', poss: 'Ken’s' },
    cs: { g: 'm', anim: true, nom: 'Ken', gen: 'Kena', dat: 'Kenovi', acc: 'Kena', voc: 'Kene', loc: 'Kenovi', ins: 'Kenem', with: 's Kenem', to: 'ke Kenovi' },
    uk: { g: 'm', anim: true, nom: 'Кен', gen: 'Кена', dat: 'Кенові', acc: 'Кена', ins: 'Кеном', loc: 'Кенові', voc: 'Кене', with: 'з Кеном', to: 'до Кена' },
  },
  lara: {
    kind: 'hero',
    games: ['wonder-book'],
    en: { g: 'f', nom: 'Lara', poss: 'Lara’s' },
    cs: { g: 'f', anim: true, nom: 'Lara', gen: 'Lary', dat: 'Laře', acc: 'Laru', voc: 'Laro', loc: 'Laře', ins: 'Larou', with: 's Larou', to: 'k Laře' },
    uk: { g: 'f', anim: true, nom: 'Лара', gen: 'Лари', dat: 'Ларі', acc: 'Лару', ins: 'Ларою', loc: 'Ларі', voc: 'Ларо', with: 'з Ларою', to: 'до Лари' },
  },
  tina: {
    kind: 'hero',
    games: ['wonder-book'],
    en: { g: 'f', nom: 'Tina', poss: 'Tina’s' },
    cs: { g: 'f', anim: true, nom: 'Tina', gen: 'Tiny', dat: 'Tině', acc: 'Tinu', voc: 'Tino', loc: 'Tině', ins: 'Tinou', with: 's Tinou', to: 'k Tině' },
    uk: { g: 'f', anim: true, nom: 'Тіна', gen: 'Тіни', dat: 'Тіні', acc: 'Тіну', ins: 'Тіною', loc: 'Тіні', voc: 'Тіно', with: 'з Тіною', to: 'до Тіни' },
  },
  sid: {
    kind: 'hero',
    games: ['wonder-book'],
    en: { g: 'm', nom: 'Sid', poss: 'Sid’s' },
    cs: { g: 'm', anim: true, nom: 'Sid', gen: 'Sida', dat: 'Sidovi', acc: 'Sida', voc: 'Side', loc: 'Sidovi', ins: 'Sidem', with: 'se Sidem', to: 'k Sidovi' },
    uk: { g: 'm', anim: true, nom: 'Сід', gen: 'Сіда', dat: 'Сідові', acc: 'Сіда', ins: 'Сідом', loc: 'Сідові', voc: 'Сіде', with: 'із Сідом', to: 'до Сіда' },
  },
  eidolon: {
    kind: 'character',
    games: ['wonder-book'],
    en: { g: 'm', nom: 'Eidolon', poss: 'Eidolon’s' },
    cs: { g: 'm', anim: true, nom: 'Eidolon', gen: 'Eidolona', dat: 'Eidolonovi', acc: 'Eidolona', voc: 'Eidolone', loc: 'Eidolonovi', ins: 'Eidolonem', with: 's Eidolonem', to: 'k Eidolonovi' },
    uk: { g: 'm', anim: true, nom: 'Ейдолон', gen: 'Ейдолона', dat: 'Ейдолонові', acc: 'Ейдолона', ins: 'Ейдолоном', loc: 'Ейдолонові', voc: 'Ейдолоне', with: 'з Ейдолоном', to: 'до Ейдолона' },
  },
  krag: {
    kind: 'character',
    games: ['wonder-book'],
    en: { g: 'm', nom: 'Krag', poss: 'Krag’s' },
    cs: { g: 'm', anim: true, nom: 'Krag', gen: 'Kraga', dat: 'Kragovi', acc: 'Kraga', voc: 'Kragu', loc: 'Kragovi', ins: 'Kragem', with: 's Kragem', to: 'ke Kragovi' },
    uk: { g: 'm', anim: true, nom: 'Краґ', gen: 'Краґа', dat: 'Краґові', acc: 'Краґа', ins: 'Краґом', loc: 'Краґові', voc: 'Краґу', with: 'з Краґом', to: 'до Краґа' },
  },
  fiend: {
    kind: 'enemy',
    games: ['wonder-book'],
    en: { g: 'n', nom: 'fiend', a: 'a fiend', the: 'the fiend', poss: 'the fiend’s' },
    cs: { g: 'm', anim: true, nom: 'běs', gen: 'běsa', dat: 'běsovi', acc: 'běsa', voc: 'běse', loc: 'běsovi', ins: 'běsem', with: 's běsem', to: 'k běsovi' },
    uk: { g: 'm', anim: true, nom: 'біс', gen: 'біса', dat: 'бісові', acc: 'біса', ins: 'бісом', loc: 'бісові', voc: 'бісе', with: 'з бісом', to: 'до біса' },
  },
}
