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

/** The states of people in This War of Mine, inserted as attributes. */
// prettier-ignore
const states: Readonly<Record<string, Kind>> = {
  hunger: {
    games: ['this-war-of-mine'],
    en: { nom: 'hunger' },
    cs: { g: 'm', nom: 'hlad', gen: 'hladu', dat: 'hladu', acc: 'hlad', voc: 'hlade', loc: 'hladu', ins: 'hladem' },
    uk: { g: 'm', nom: 'голод', gen: 'голоду', dat: 'голоду', acc: 'голод', ins: 'голодом', loc: 'голоді', voc: 'голоде' },
  },
  fatigue: {
    games: ['this-war-of-mine'],
    en: { nom: 'fatigue' },
    cs: { g: 'f', nom: 'únava', gen: 'únavy', dat: 'únavě', acc: 'únavu', voc: 'únavo', loc: 'únavě', ins: 'únavou' },
    uk: { g: 'f', nom: 'втома', gen: 'втоми', dat: 'втомі', acc: 'втому', ins: 'втомою', loc: 'втомі', voc: 'втомо' },
  },
  illness: {
    games: ['this-war-of-mine'],
    en: { nom: 'illness' },
    cs: { g: 'f', nom: 'nemoc', gen: 'nemoci', dat: 'nemoci', acc: 'nemoc', voc: 'nemoci', loc: 'nemoci', ins: 'nemocí' },
    uk: { g: 'f', nom: 'хвороба', gen: 'хвороби', dat: 'хворобі', acc: 'хворобу', ins: 'хворобою', loc: 'хворобі', voc: 'хворобо' },
  },
  misery: {
    games: ['this-war-of-mine'],
    en: { nom: 'misery' },
    cs: { g: 'n', nom: 'zoufalství', gen: 'zoufalství', dat: 'zoufalství', acc: 'zoufalství', voc: 'zoufalství', loc: 'zoufalství', ins: 'zoufalstvím' },
    uk: { g: 'm', nom: 'відчай', gen: 'відчаю', dat: 'відчаю', acc: 'відчай', ins: 'відчаєм', loc: 'відчаї', voc: 'відчаю' },
  },
  wounds: {
    games: ['this-war-of-mine'],
    en: { nom: 'wounds' },
    cs: { g: 'n', nom: 'zranění', gen: 'zranění', dat: 'zranění', acc: 'zranění', voc: 'zranění', loc: 'zranění', ins: 'zraněním' },
    uk: { g: 'n', nom: 'поранення', gen: 'поранення', dat: 'пораненню', acc: 'поранення', ins: 'пораненням', loc: 'пораненні', voc: 'поранення' },
  },
}

/** Words that are inserted as attributes: symbols and states. */
export const kinds: Readonly<Record<string, Kind>> = { ...symbolKinds, ...states }
