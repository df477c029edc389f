import type { Kind } from './name.ts'

/** The states of people in This War of Mine, inserted as attributes. */
// prettier-ignore
export const states: Readonly<Record<string, Kind>> = {
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
