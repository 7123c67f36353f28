/** Import rules (docs/map.md). The first row whose pattern matches a file applies. */
export interface Fence {
  /** The name of these files in findings. */
  readonly name: string;
  readonly of: RegExp;
  /** Project paths it may import; `<own>` is the file's own folder under features/ or screens/. */
  readonly may: readonly string[];
  /** Project paths of which it may import types only. */
  readonly mayTypes?: readonly string[];
  /** Paths within `may` of which only types may be imported. */
  readonly typesOf?: readonly RegExp[];
  /** Exceptions from `may`. */
  readonly never?: readonly RegExp[];
  /** The only packages it may import; by default all except `neverPackages`. */
  readonly onlyPackages?: readonly RegExp[];
  readonly neverPackages?: readonly RegExp[];
}

const database = /^(kysely|pg|@electric-sql\/.*)$/;
const http = /^(fastify|fastify-.*|@fastify\/.*)$/;
const view = /^(react|react-dom|react-router)(\/.*)?$/;
const node = /^node:/;

/** Services that may call another feature's service: `from feature → to features`. Each line is a decision. */
export const neighbours: Readonly<Record<string, readonly string[]>> = {
  // A purchase, its payment and the mail about it change in one transaction.
  payments: ['ledger', 'mail'],
  questions: ['ledger', 'mail'],
  accounts: ['mail'],
  applications: ['mail'],
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
    onlyPackages: [/^zod$/, /^htmlparser2$/, /^marked$/, /^lru-cache$/],
  },
  {
    name: 'the settings',
    of: /^src\/server\/config\.ts$/,
    may: ['src/shared/'],
    neverPackages: [http, database, view],
  },
  {
    name: 'the wiring',
    of: /^src\/server\/([a-z-]+\.ts$|operator\/|features\/.*\.wiring\.ts$)/,
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
    name: 'the writing of records',
    of: /^src\/server\/records\//,
    may: [
      'src/server/records/',
      'src/server/queries/',
      'src/server/caching/',
      'src/server/database/',
      'src/shared/',
    ],
    neverPackages: [http, view],
  },
  {
    name: 'a repository',
    of: /^src\/server\/(.*\/)?[^/]+\.repository\.ts$/,
    may: ['<own>', 'src/server/database/', 'src/server/queries/', 'src/server/records/', 'src/shared/'],
    never: [/\.service\.ts$/, /\.routes\.ts$/],
    neverPackages: [http, view],
  },
  {
    name: 'a service',
    of: /^src\/server\/features\/.*\.service\.ts$/,
    may: ['<own>', 'src/server/queries/', 'src/server/records/', 'src/server/caching/', 'src/shared/'],
    mayTypes: ['src/server/adapters/'],
    // Wiring creates what works in a transaction: `within: (tx) => repositories`.
    typesOf: [/\.repository\.ts$/],
    never: [/\.routes\.ts$/],
    neverPackages: [http, view, database],
  },
  {
    name: 'a routes file',
    of: /^src\/server\/.*\.routes\.ts$/,
    may: ['<own>', 'src/server/http/', 'src/server/records/', 'src/shared/'],
    typesOf: [/\.service\.ts$/],
    never: [/\.repository\.ts$/],
    neverPackages: [view, database],
  },
  {
    name: 'a part of a feature',
    of: /^src\/server\/features\//,
    may: ['<own>', 'src/server/queries/', 'src/shared/'],
    mayTypes: ['src/server/adapters/'],
    never: [/\.routes\.ts$/],
    neverPackages: [http, view, database],
  },
  {
    name: 'the query engine',
    of: /^src\/server\/queries\//,
    may: ['src/server/queries/', 'src/server/database/', 'src/server/caching/', 'src/shared/'],
    neverPackages: [http, view],
  },
  {
    name: 'the HTTP floor',
    of: /^src\/server\/http\//,
    may: ['src/server/http/', 'src/server/caching/', 'src/server/database/away.ts', 'src/shared/'],
    mayTypes: ['src/server/config.ts', 'src/server/queries/', 'src/server/database/'],
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
    name: 'a layout',
    of: /^src\/web\/layouts\//,
    may: [
      'src/web/layouts/',
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
      'src/web/layouts/',
      'src/web/advertising/',
      'src/web/data/',
      'src/web/navigation/',
      'src/web/styles/',
      'src/shared/',
    ],
    neverPackages: [node, http, database],
  },
  {
    name: 'the calculators',
    of: /^src\/web\/calculators\//,
    may: [
      'src/web/calculators/',
      'src/web/components/',
      'src/web/blocks/',
      'src/web/layouts/',
      'src/web/advertising/',
      'src/web/data/',
      'src/web/navigation/',
      'src/web/styles/',
      'src/shared/',
    ],
    neverPackages: [node, http, database],
  },
  {
    name: 'the diaries',
    of: /^src\/web\/diaries\//,
    may: [
      'src/web/diaries/',
      'src/web/calculators/',
      'src/web/components/',
      'src/web/layouts/',
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
    may: ['src/office/', 'src/web/components/', 'src/web/styles/', 'src/web/data/session/', 'src/shared/'],
    neverPackages: [node, http, database],
  },
  {
    name: 'a sandbox bank',
    of: /^src\/sandbox\//,
    may: ['src/sandbox/', 'src/shared/'],
    neverPackages: [database],
  },
];

/** Exceptions for single files. */
export const exceptions: Readonly<Record<string, readonly string[]>> = {
  'src/server/main.ts': ['src/sandbox/'],
};
