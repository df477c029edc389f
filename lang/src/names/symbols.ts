import type { Kind } from './name.ts'

/** The four symbols of Path of Destiny, inserted as attributes. */
// prettier-ignore
export const symbolKinds: Readonly<Record<string, Kind>> = {
  magic: {
    games: ['path-of-destiny'],
    en: { nom: 'magic' },
    cs: { g: 'f', nom: 'magie', gen: 'magie', dat: 'magii', acc: 'magii', voc: 'magie', loc: 'magii', ins: 'magií' },
    uk: { g: 'f', nom: 'магія', gen: 'магії', dat: 'магії', acc: 'магію', ins: 'магією', loc: 'магії', voc: 'магіє' },
  },
  diplomacy: {
    games: ['path-of-destiny'],
    en: { nom: 'diplomacy' },
    cs: { g: 'f', nom: 'diplomacie', gen: 'diplomacie', dat: 'diplomacii', acc: 'diplomacii', voc: 'diplomacie', loc: 'diplomacii', ins: 'diplomacií' },
    uk: { g: 'f', nom: 'дипломатія', gen: 'дипломатії', dat: 'дипломатії', acc: 'дипломатію', ins: 'дипломатією', loc: 'дипломатії', voc: 'дипломатіє' },
  },
  exploration: {
    games: ['path-of-destiny'],
    en: { nom: 'exploration' },
    cs: { g: 'm', nom: 'průzkum', gen: 'průzkumu', dat: 'průzkumu', acc: 'průzkum', voc: 'průzkume', loc: 'průzkumu', ins: 'průzkumem' },
    uk: { g: 'n', nom: 'дослідження', gen: 'дослідження', dat: 'дослідженню', acc: 'дослідження', ins: 'дослідженням', loc: 'дослідженні', voc: 'дослідження' },
  },
  combat: {
    games: ['path-of-destiny'],
    en: { nom: 'combat' },
    cs: { g: 'm', nom: 'boj', gen: 'boje', dat: 'boji', acc: 'boj', voc: 'boji', loc: 'boji', ins: 'bojem' },
    uk: { g: 'm', nom: 'бій', gen: 'бою', dat: 'бою', acc: 'бій', ins: 'боєм', loc: 'бою', voc: 'бою' },
  },
}
