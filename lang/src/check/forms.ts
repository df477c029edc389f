import type { Language } from '../language.ts'
import { formOf, genderOf } from '../names/forms.ts'
import type { Named } from '../names/forms.ts'
import type { Names } from '../names/name.ts'
import type { Argument } from './arguments.ts'

/** The kinds of names that an argument can take. */
export type NameKind = 'hero' | 'character' | 'enemy' | 'monster' | 'place' | 'kind'

const nameKinds: readonly NameKind[] = ['hero', 'character', 'enemy', 'monster', 'place', 'kind']

/** Which kinds of names an argument can take, by the argument's name. */
export type Kinds = Readonly<Record<string, NameKind | readonly NameKind[]>>

/**
 * What names lack of what a message asks for. Which names an argument can take is told by `kinds`, else by its own
 * name (`hero`, `place`); if neither tells, at least one kind of names must have all the forms.
 */
export function formFaults(
  language: Language,
  name: string,
  argument: Argument,
  names: Names,
  kinds: Kinds,
): string[] {
  const told = kinds[name] ?? nameKinds.find(kind => kind === name)
  if (told !== undefined) return [told].flat().flatMap(kind => lacking(language, argument, names, kind))
  const tried = nameKinds.map(kind => lacking(language, argument, names, kind))
  if (tried.some(faults => faults.length === 0)) return []
  return [`no kind of names has all that ${name} is asked for: ${asked(argument).join(', ')}`]
}

function lacking(language: Language, argument: Argument, names: Names, kind: NameKind): string[] {
  const all = namesOf(names, kind)
  if (all.length === 0) return [`there is no name of the kind ${kind}`]
  const faults: string[] = []
  const report = (what: string, having: (name: Named) => string | undefined): void => {
    const without = all.filter(([, name]) => having(name) === undefined).map(([id]) => id)
    if (without.length > 0) faults.push(`names lack ${what}: ${without.join(', ')}`)
  }
  for (const form of argument.forms) report(`the form ${form}`, name => formOf(name, language, form))
  if (argument.gender) report('a gender', name => genderOf(name, language))
  return faults
}

const asked = ({ forms, gender }: Argument): string[] => [...forms, ...(gender ? ['gender'] : [])]

function namesOf({ people, places, kinds }: Names, kind: NameKind): [string, Named][] {
  switch (kind) {
    case 'place':
      return Object.entries(places)
    case 'kind':
      return Object.entries(kinds)
    case 'hero':
    case 'character':
    case 'enemy':
    case 'monster':
      return Object.entries(people).filter(([, person]) => person.kind === kind)
  }
}
