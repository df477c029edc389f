// The arrows between the rooms of the house: which folder may import which.
const ours = [
  'engine',
  'lang',
  'bots',
  'table',
  'games',
  'lab',
  'rulebook',
  'server',
  'web',
  'cli',
  'bench',
  'e2e',
  'scripts',
]

/** A room that may import only the named rooms, besides itself and what npm installed. */
function only(room, allowed, from = `^${room}/`) {
  const barred = ours.filter(name => name !== room && !allowed.includes(name))
  return {
    name: `${room}-imports-only-${allowed.join('-') || 'itself'}`,
    severity: 'error',
    from: { path: from },
    to: { path: `^(${barred.join('|')})/` },
  }
}

module.exports = {
  forbidden: [
    {
      name: 'engine-src-stands-alone',
      comment: 'The engine runs anywhere: no package, no builtin of Node, nothing of ours.',
      severity: 'error',
      from: { path: '^engine/src/' },
      to: { pathNot: '^engine/src/' },
    },
    {
      ...only('engine', ['lang'], '^engine/(conformance|example)/'),
      name: 'example-and-conformance-import-only-lang',
    },
    { ...only('engine', ['lang'], '^engine/test/'), name: 'engine-tests-import-only-lang' },
    only('lang', ['engine']),
    only('bots', ['engine']),
    only('table', ['engine', 'bots']),
    { ...only('games', ['engine', 'lang', 'bots'], '^games/[^/]+/(?!table/)'), name: 'games-know-no-screen' },
    {
      ...only('games', ['engine', 'lang', 'bots', 'web'], '^games/[^/]+/table/'),
      name: 'tables-know-no-server',
    },
    {
      name: 'tables-take-only-the-look-of-web',
      severity: 'error',
      from: { path: '^games/[^/]+/table/' },
      to: { path: '^web/', pathNot: '^web/src/look/' },
    },
    {
      name: 'games-do-not-know-each-other',
      severity: 'error',
      from: { path: '^games/([^/]+)/' },
      to: { path: '^games/', pathNot: '^games/$1/' },
    },
    only('rulebook', []),
    only('lab', ['engine', 'games', 'bots']),
    only('server', ['engine', 'games', 'lang', 'rulebook', 'bots', 'table']),
    only('cli', ['engine', 'games', 'lang', 'rulebook', 'bots', 'lab', 'server']),
    {
      name: 'cli-takes-the-server-as-a-whole',
      severity: 'error',
      from: { path: '^cli/' },
      to: { path: '^server/', pathNot: '^server/src/index\\.ts$' },
    },
    only('web', ['engine', 'games', 'lang', 'rulebook', 'bots', 'table', 'lab']),
    {
      name: 'web-takes-only-the-analysis-of-the-lab',
      comment: 'The rest of the lab needs Node.',
      severity: 'error',
      from: { path: '^web/' },
      to: { path: '^lab/', pathNot: '^lab/src/analysis/' },
    },
    {
      name: 'nothing-imports-bench-or-e2e',
      severity: 'error',
      from: { pathNot: '^(bench|e2e)/' },
      to: { path: '^(bench|e2e)/' },
    },
    {
      name: 'no-cycles',
      comment: 'Types may know each other; what runs may not.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    { name: 'every-import-is-found', severity: 'error', from: {}, to: { couldNotResolve: true } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(bench|web)/dist/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['svelte', 'import', 'node', 'default', 'types'],
      extensions: ['.ts', '.js', '.mjs', '.cjs', '.svelte', '.json'],
    },
  },
}
