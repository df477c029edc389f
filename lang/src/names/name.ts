/** The grammatical gender of a word in its own language; it differs: přelud is `m`, мара is `f`. */
export type Gender = 'm' | 'f' | 'n'

/** The seven cases of Czech and Ukrainian; the Ukrainian locative stands without its preposition. */
export type Case = 'nom' | 'gen' | 'dat' | 'acc' | 'voc' | 'loc' | 'ins'

interface Declined extends Readonly<Record<Case, string>> {
  readonly g: Gender
}

/** Ready phrases with the right preposition: s/se or з/із/зі, and k/ke or до. */
interface DeclinedPerson extends Declined {
  /** Animate: a masculine accusative equals the genitive. */
  readonly anim: boolean
  readonly with: string
  readonly to: string
}

interface DeclinedPlace extends Declined, PlacePhrases {
  readonly anim: boolean
}

/** Ready phrases with the right preposition: ve Wyzimě, u Jarugy, в Онірії. */
interface PlacePhrases {
  readonly in: string
  readonly to: string
  readonly from: string
}

interface EnglishName {
  readonly g: Gender
  readonly nom: string
  readonly poss: string
}

interface Listed {
  /** The games in which the word occurs. */
  readonly games: readonly string[]
  /** What a translator should know about the forms. */
  readonly note?: string
}

/** Somebody with a name of their own. */
export interface Person extends Listed {
  readonly kind: 'hero' | 'character'
  readonly en: EnglishName
  readonly cs: DeclinedPerson
  readonly uk: DeclinedPerson
  /** The name in full, nominative. */
  readonly full?: { readonly en: string; readonly cs: string; readonly uk: string }
}

/** A monster or an enemy: a common noun, so English needs it with both articles. */
export interface Creature extends Listed {
  readonly kind: 'enemy' | 'monster'
  readonly en: EnglishName & { readonly a: string; readonly the: string }
  readonly cs: DeclinedPerson
  readonly uk: DeclinedPerson
}

/** A town, a land, a river. */
export interface Place extends Listed {
  readonly en: PlacePhrases & { readonly nom: string }
  readonly cs: DeclinedPlace
  readonly uk: DeclinedPlace
}

/** A word that is inserted as an attribute: a symbol, a state. */
export interface Kind extends Listed {
  readonly en: { readonly nom: string }
  readonly cs: Declined
  readonly uk: Declined
}

/**
 * A noun after a number, by plural category. Czech `many` is for fractions (1,5 karty), Ukrainian `other` too.
 * A noun without a countable singular is counted by a measure: 2 balení léků, 2 packs of medicine.
 */
interface CountedForms {
  readonly g: Gender
  readonly one: string
  readonly one_acc: string
  readonly few: string
  /** Only where it differs from `few`: people and fiends. */
  readonly few_acc?: string
  readonly many: string
  readonly other: string
}

/** A noun that stands after a number. */
export interface Counted extends Listed {
  readonly en: { readonly one: string; readonly other: string }
  readonly cs: CountedForms
  readonly uk: CountedForms
}

/** All names that messages can inflect, by id. */
export interface Names {
  readonly people: Readonly<Record<string, Person | Creature>>
  readonly places: Readonly<Record<string, Place>>
  readonly kinds: Readonly<Record<string, Kind>>
  readonly counted: Readonly<Record<string, Counted>>
}
