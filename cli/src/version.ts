import about from '../package.json' with { type: 'json' }

/** The version of the program. */
export const version = about.version

/** The version of the engine that it was built for. */
export const engineVersion = about.dependencies['@osud/engine']
