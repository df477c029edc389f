import { counted } from './counted.ts'
import { items } from './items.ts'
import { kinds } from './kinds.ts'
import { mergeNames } from './merge.ts'
import { monsters } from './monsters.ts'
import type { Names } from './name.ts'
import { places } from './places.ts'
import { thisWarOfMine } from './this-war-of-mine.ts'
import { witcher } from './witcher.ts'
import { wonderBook } from './wonder-book.ts'

/** The names and counted nouns that all games share. */
export const names: Names = mergeNames(
  { people: witcher },
  { people: wonderBook },
  { people: thisWarOfMine },
  { people: monsters },
  { places, kinds, counted },
  { counted: items },
)
