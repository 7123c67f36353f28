import { expect, test } from 'vitest';
import { checkFences } from './fences.ts';
import { sentenceOf } from './source.ts';

const look = (path: string, text: string) => checkFences([{ path, text }]).map(sentenceOf);

/** One invented file for each way to break the table of docs/map.md. */
const broken: readonly [sentence: string, path: string, text: string][] = [
  [
    'web imports server',
    'src/web/screens/home/home.load.ts',
    `import { pages } from '#server/http/pages/pages.ts';`,
  ],
  [
    'web imports a type of server',
    'src/web/data/client.ts',
    `import type { DataQueries } from '#server/queries/queries.service.ts';`,
  ],
  [
    'web imports server in passing on',
    'src/web/routing/routes.ts',
    `export { routes } from '#server/routes.ts';`,
  ],
  [
    'web imports server later',
    'src/web/routing/routes.ts',
    `const later = () => import('#server/routes.ts');`,
  ],
  [
    'web imports a type of server in place',
    'src/web/routing/routes.ts',
    `type App = import('#server/app.ts').App;`,
  ],
  ['web imports Node', 'src/web/components/card.tsx', `import { readFileSync } from 'node:fs';`],
  [
    'server imports web',
    'src/server/http/pages.ts',
    `import { createRenderer } from '#web/rendering/entry-server.tsx';`,
  ],
  [
    'main.ts imports web',
    'src/server/main.ts',
    `import { createRenderer } from '#web/rendering/entry-server.tsx';`,
  ],
  ['server imports React', 'src/server/http/pages.ts', `import { createElement } from 'react';`],
  [
    'the wiring imports a sandbox bank',
    'src/server/context.ts',
    `import { cartu } from '#sandbox/cartu.ts';`,
  ],
  ['shared imports server', 'src/shared/money/tetri.ts', `import type { Config } from '#server/config.ts';`],
  ['shared imports web', 'src/shared/content/toc.ts', `import { Card } from '#web/components/Card.tsx';`],
  ['shared imports Node', 'src/shared/paths/alias.ts', `import { join } from 'node:path';`],
  ['shared imports React', 'src/shared/content/body.ts', `import type { ReactNode } from 'react';`],
  [
    'the database imports a feature',
    'src/server/database/migrate.ts',
    `import { s } from '#server/features/views/views.service.ts';`,
  ],
  [
    'the database imports http',
    'src/server/database/away.ts',
    `import { Problem } from '../http/errors.ts';`,
  ],
  [
    'an adapter imports a feature',
    'src/server/adapters/mail/smtp.ts',
    `import type { A } from '#server/features/a/a.service.ts';`,
  ],
  [
    'a repository imports Fastify',
    'src/server/features/a/a.repository.ts',
    `import type { FastifyRequest } from 'fastify';`,
  ],
  [
    'a repository imports an adapter',
    'src/server/features/a/a.repository.ts',
    `import type { Mail } from '#server/adapters/mail/mail.ts';`,
  ],
  [
    'a repository imports its service',
    'src/server/features/a/a.repository.ts',
    `import type { A } from './a.service.ts';`,
  ],
  ['a service imports Fastify', 'src/server/features/a/a.service.ts', `import Fastify from 'fastify';`],
  ['a service imports SQL', 'src/server/features/a/a.service.ts', `import { sql } from 'kysely';`],
  [
    'a service imports another repository',
    'src/server/features/a/a.service.ts',
    `import type { B } from '../b/b.repository.ts';`,
  ],
  [
    'a service makes its own repository',
    'src/server/features/a/a.service.ts',
    `import { createARepository } from './a.repository.ts';`,
  ],
  [
    'a service imports an unlisted service',
    'src/server/features/a/a.service.ts',
    `import type { B } from '../b/b.service.ts';`,
  ],
  [
    'a service imports the value of an adapter',
    'src/server/features/a/a.service.ts',
    `import { smtp } from '#server/adapters/mail/smtp.ts';`,
  ],
  [
    'a routes file imports a repository',
    'src/server/features/a/a.routes.ts',
    `import type { A } from './a.repository.ts';`,
  ],
  [
    'a routes file imports a table',
    'src/server/features/a/a.routes.ts',
    `import type { T } from '#server/database/tables/tag.ts';`,
  ],
  [
    'a routes file imports the value of its service',
    'src/server/features/a/a.routes.ts',
    `import { a } from './a.service.ts';`,
  ],
  [
    'a component imports the data client',
    'src/web/components/card.tsx',
    `import { query } from '../data/data-client.ts';`,
  ],
  [
    'a block imports a screen',
    'src/web/blocks/slider.tsx',
    `import { home } from '#web/screens/home/home.load.ts';`,
  ],
  [
    'a screen imports another screen',
    'src/web/screens/home/Home.screen.tsx',
    `import { part } from '../article/part.tsx';`,
  ],
  [
    'the back office imports web',
    'src/office/office.tsx',
    `import { Card } from '#web/screens/home/Home.screen.tsx';`,
  ],
  ['a sandbox bank imports server', 'src/sandbox/bog.ts', `import { config } from '#server/config.ts';`],
  ['a new folder has no fence', 'src/cellar/wine.ts', 'export const wine = 1;'],
];

for (const [sentence, path, text] of broken) {
  test(`fails when ${sentence}`, () => {
    expect(look(path, `// first line\n${text}\n`)).toHaveLength(1);
  });
}

test('names the line, the rule and the remedy', () => {
  const [said] = look('src/web/routing/routes.ts', `\n\nimport { routes } from '#server/routes.ts';\n`);
  expect(said).toBe(
    'src/web/routing/routes.ts:3 breaks the rule „the web may not import #server/routes.ts“. It may import src/web/, src/shared/. Take what it needs as an argument, or move the shared part down a floor.',
  );
});

/** The same imports in allowed places. */
const kept: readonly [sentence: string, path: string, text: string][] = [
  [
    'a comment that names an import',
    'src/web/routing/routes.ts',
    `// import { routes } from '#server/routes.ts';`,
  ],
  [
    'a screen that imports its own part',
    'src/web/screens/home/Home.screen.tsx',
    `import { part } from './part.tsx';`,
  ],
  [
    'a routes file that imports its service type',
    'src/server/features/a/a.routes.ts',
    `import type { A } from './a.service.ts';`,
  ],
  [
    'a service that imports an adapter type',
    'src/server/features/a/a.service.ts',
    `import type { M } from '#server/adapters/mail/mail.ts';`,
  ],
  ['main.ts importing a sandbox bank', 'src/server/main.ts', `import { cartu } from '#sandbox/cartu.ts';`],
  ['zod in shared', 'src/shared/contracts/ask.ts', `import { z } from 'zod';`],
  [
    'a test that looks at its whole floor',
    'src/server/features/a/a.service.test.ts',
    `import { b } from '../b/b.repository.ts';`,
  ],
];

for (const [sentence, path, text] of kept) {
  test(`passes ${sentence}`, () => expect(look(path, text)).toEqual([]));
}
