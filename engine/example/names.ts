import type { Names } from '@osud/lang'

const games = ['night-ferry']

/** The travellers of the Night Ferry. */
// prettier-ignore
export const names: Names = {
  people: {
    fox: {
      kind: 'hero', games,
      en: { g: 'm', nom: 'Fox', poss: 'Fox’s' },
      cs: { g: 'm', anim: true, nom: 'Lišák', gen: 'Lišáka', dat: 'Lišákovi', acc: 'Lišáka', voc: 'Lišáku', loc: 'Lišákovi', ins: 'Lišákem', with: 's Lišákem', to: 'k Lišákovi' },
      uk: { g: 'm', anim: true, nom: 'Лис', gen: 'Лиса', dat: 'Лисові', acc: 'Лиса', voc: 'Лисе', loc: 'Лисові', ins: 'Лисом', with: 'з Лисом', to: 'до Лиса' },
    },
    heron: {
      kind: 'hero', games,
      en: { g: 'f', nom: 'Heron', poss: 'Heron’s' },
      cs: { g: 'f', anim: true, nom: 'Volavka', gen: 'Volavky', dat: 'Volavce', acc: 'Volavku', voc: 'Volavko', loc: 'Volavce', ins: 'Volavkou', with: 's Volavkou', to: 'k Volavce' },
      uk: { g: 'f', anim: true, nom: 'Чапля', gen: 'Чаплі', dat: 'Чаплі', acc: 'Чаплю', voc: 'Чапле', loc: 'Чаплі', ins: 'Чаплею', with: 'із Чаплею', to: 'до Чаплі' },
    },
    badger: {
      kind: 'hero', games,
      en: { g: 'm', nom: 'Badger', poss: 'Badger’s' },
      cs: { g: 'm', anim: true, nom: 'Jezevec', gen: 'Jezevce', dat: 'Jezevcovi', acc: 'Jezevce', voc: 'Jezevče', loc: 'Jezevcovi', ins: 'Jezevcem', with: 's Jezevcem', to: 'k Jezevcovi' },
      uk: { g: 'm', anim: true, nom: 'Борсук', gen: 'Борсука', dat: 'Борсукові', acc: 'Борсука', voc: 'Борсуче', loc: 'Борсукові', ins: 'Борсуком', with: 'з Борсуком', to: 'до Борсука' },
    },
    hare: {
      kind: 'hero', games,
      en: { g: 'm', nom: 'Hare', poss: 'Hare’s' },
      cs: { g: 'm', anim: true, nom: 'Zajíc', gen: 'Zajíce', dat: 'Zajícovi', acc: 'Zajíce', voc: 'Zajíci', loc: 'Zajícovi', ins: 'Zajícem', with: 'se Zajícem', to: 'k Zajícovi' },
      uk: { g: 'm', anim: true, nom: 'Заєць', gen: 'Зайця', dat: 'Зайцеві', acc: 'Зайця', voc: 'Зайче', loc: 'Зайцеві', ins: 'Зайцем', with: 'із Зайцем', to: 'до Зайця' },
    },
  },
  places: {},
  kinds: {},
  counted: {},
}
