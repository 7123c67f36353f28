/** Who may import what (docs/map.md). A file belongs to the first row that its path matches. */
export interface Fence {
  /** What the files are, for the failing sentence. */
  readonly name: string;
  readonly of: RegExp;
  /** Project paths it may import; `<own>` stands for the file's own folder under features/ or screens/. */
  readonly may: readonly string[];
  /** Project paths of which it may import types only. */
  readonly mayTypes?: readonly string[];
  /** What of `may` comes over as types only. */
  readonly typesOf?: readonly RegExp[];
  /** What of `may` is taken back. */
  readonly never?: readonly RegExp[];
  /** The only packages it may import; without it, all but `neverPackages`. */
  readonly onlyPackages?: readonly RegExp[];
  readonly neverPackages?: readonly RegExp[];
}

const database = /^(kysely|pg|@electric-sql\/.*)$/;
const http = /^(fastify|fastify-.*|@fastify\/.*)$/;
const view = /^(react|react-dom|react-router)(\/.*)?$/;
const node = /^node:/;

/** A service that asks another feature's service: `from feature → to features`. Each line here is a decision. */
export const neighbours: Readonly<Record<string, readonly string[]>> = {
  // What is paid for and the money for it change in one transaction.
  payments: ['ledger'],
  questions: ['ledger'],
};

export const fences: readonly Fence[] = [
  {
    name: 'a test of the knowledge',
    of: /^src\/shared\/.*\.test\.tsx?$/,
    may: ['src/shared/', 'tests/'],
  },
  {
    name: 'a test of the server',
    of: /^src\/server\/.*\.test\.tsx?$/,
    may: ['src/server/', 'src/shared/', 'src/sandbox/', 'tests/'],
  },
  {
    name: 'a test of the web',
    of: /^src\/web\/.*\.test\.tsx?$/,
    may: ['src/web/', 'src/shared/', 'tests/'],
    neverPackages: [http, database],
  },
  {
    name: 'shared knowledge',
    of: /^src\/shared\//,
    may: ['src/shared/'],
    // Pure packages only, listed one by one: no I/O, no Node, no DOM.
    onlyPackages: [/^zod$/, /^htmlparser2$/, /^marked$/],
  },
  {
    name: 'the settings',
    of: /^src\/server\/config\.ts$/,
    may: ['src/shared/'],
    neverPackages: [http, database, view],
  },
  {
    name: 'the wiring',
    of: /^src\/server\/([a-z-]+\.ts$|operator\/)/,
    may: ['src/server/', 'src/shared/'],
    neverPackages: [view],
  },
  {
    name: 'the database floor',
    of: /^src\/server\/database\//,
    may: ['src/server/database/', 'src/shared/'],
    neverPackages: [http, view],
  },
  {
    name: 'the cache',
    of: /^src\/server\/caching\//,
    may: ['src/server/caching/', 'src/shared/'],
    neverPackages: [http, view, database],
  },
  {
    name: 'an adapter',
    of: /^src\/server\/adapters\//,
    may: ['src/server/adapters/', 'src/shared/'],
    neverPackages: [http, view, database],
  },
  {
    name: 'a repository',
    of: /^src\/server\/(.*\/)?[^/]+\.repository\.ts$/,
    may: ['<own>', 'src/server/database/', 'src/server/restql/', 'src/shared/'],
    never: [/\.service\.ts$/, /\.routes\.ts$/],
    neverPackages: [http, view],
  },
  {
    name: 'a service',
    of: /^src\/server\/features\/.*\.service\.ts$/,
    may: ['<own>', 'src/server/restql/', 'src/server/caching/', 'src/shared/'],
    mayTypes: ['src/server/adapters/'],
    never: [/\.routes\.ts$/],
    neverPackages: [http, view, database],
  },
  {
    name: 'a routes file',
    of: /^src\/server\/.*\.routes\.ts$/,
    may: ['<own>', 'src/server/http/', 'src/shared/'],
    typesOf: [/\.service\.ts$/],
    never: [/\.repository\.ts$/],
    neverPackages: [view, database],
  },
  {
    name: 'a part of a feature',
    of: /^src\/server\/features\//,
    may: ['<own>', 'src/server/restql/', 'src/shared/'],
    mayTypes: ['src/server/adapters/'],
    never: [/\.routes\.ts$/],
    neverPackages: [http, view, database],
  },
  {
    name: 'the query engine',
    of: /^src\/server\/restql\//,
    may: ['src/server/restql/', 'src/server/database/', 'src/server/caching/', 'src/shared/'],
    neverPackages: [http, view],
  },
  {
    name: 'the HTTP floor',
    of: /^src\/server\/http\//,
    may: ['src/server/http/', 'src/server/caching/', 'src/server/database/away.ts', 'src/shared/'],
    mayTypes: ['src/server/config.ts', 'src/server/restql/', 'src/server/database/'],
    neverPackages: [view, database],
  },
  {
    name: 'a job',
    of: /^src\/server\/jobs\//,
    may: ['src/server/jobs/', 'src/server/database/', 'src/shared/'],
    mayTypes: ['src/server/features/', 'src/server/adapters/', 'src/server/caching/'],
    never: [/\.repository\.ts$/, /\.routes\.ts$/],
    neverPackages: [http, view],
  },
  {
    name: 'a component',
    of: /^src\/web\/components\//,
    may: ['src/web/components/', 'src/web/styles/', 'src/shared/'],
    neverPackages: [node, http, database],
  },
  {
    name: 'a block',
    of: /^src\/web\/blocks\//,
    may: ['src/web/blocks/', 'src/web/components/', 'src/web/styles/', 'src/shared/'],
    neverPackages: [node, http, database],
  },
  {
    name: 'the data client',
    of: /^src\/web\/data\//,
    may: ['src/web/data/', 'src/shared/'],
    neverPackages: [node, http, database],
  },
  {
    name: 'advertising',
    of: /^src\/web\/advertising\//,
    may: ['src/web/advertising/', 'src/web/components/', 'src/web/data/', 'src/web/styles/', 'src/shared/'],
    neverPackages: [node, http, database],
  },
  {
    name: 'a frame',
    of: /^src\/web\/frames\//,
    may: [
      'src/web/frames/',
      'src/web/components/',
      'src/web/blocks/',
      'src/web/advertising/',
      'src/web/data/',
      'src/web/navigation/',
      'src/web/styles/',
      'src/shared/',
    ],
    neverPackages: [node, http, database],
  },
  {
    name: 'a screen',
    of: /^src\/web\/screens\//,
    may: [
      '<own>',
      'src/web/components/',
      'src/web/blocks/',
      'src/web/frames/',
      'src/web/advertising/',
      'src/web/data/',
      'src/web/navigation/',
      'src/web/styles/',
      'src/shared/',
    ],
    neverPackages: [node, http, database],
  },
  {
    name: 'the web',
    of: /^src\/web\//,
    may: ['src/web/', 'src/shared/'],
    neverPackages: [node, http, database],
  },
  {
    name: 'the back office',
    of: /^src\/office\//,
    may: ['src/office/', 'src/shared/'],
    neverPackages: [node, http, database],
  },
  {
    name: 'a sandbox bank',
    of: /^src\/sandbox\//,
    may: ['src/sandbox/', 'src/shared/'],
    neverPackages: [database],
  },
];

/** Rights of single files that no row gives. */
export const exceptions: Readonly<Record<string, readonly string[]>> = {
  'src/server/main.ts': ['src/sandbox/'],
};
