import type { FastifyInstance } from 'fastify';
import type { FileStore } from '#server/adapters/files/file-store.ts';
import type { Mailer } from '#server/adapters/mail/mailer.ts';
import type { Outside } from '#server/adapters/outside/outside.ts';
import { createApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import { type Context, createContext } from '#server/context.ts';
import type { OpenedDatabase } from '#server/database/connect.ts';
import type { BankSettings } from '#server/wire-money.ts';
import type { WebRenderer } from '#shared/contracts/pages.ts';
import { openTestDatabase } from './database.ts';
import { createContentFactory } from './factories/content.ts';
import { createDirectoryFactory } from './factories/directories.ts';

export interface TestPortal {
  readonly app: FastifyInstance;
  readonly context: Context;
  readonly database: OpenedDatabase;
  readonly make: ReturnType<typeof createContentFactory> & ReturnType<typeof createDirectoryFactory>;
  /** Body and status of a data query. */
  ask(collection: string, body: unknown): Promise<{ status: number; body: Record<string, unknown> }>;
  close(): Promise<void>;
}

/** A web that renders a line of text: what the server does around a page is tested without React. */
export const plainRenderer: WebRenderer = {
  routeAt: (path) =>
    path === '/' ? { name: 'home', query: ['page'], cacheSeconds: 60, access: 'public' } : undefined,
  preparePage: async ({ path, search, device }) => ({
    write: () => ({ status: 200, html: [`${path} ${search} ${device}`] }),
  }),
  renderProblem: (status) => [`problem ${status}`],
};

/** The whole server on a database of its own, asked through `inject`. */
export async function buildPortal(
  options: {
    renderer?: WebRenderer;
    now?: () => number;
    environment?: Record<string, string>;
    mailer?: Mailer;
    outside?: Outside;
    files?: FileStore;
    banks?: BankSettings;
    onError?: (what: string, error: unknown) => void;
    installMore?: (app: FastifyInstance) => void;
  } = {},
): Promise<TestPortal> {
  const database = await openTestDatabase();
  const config = readConfig({
    DATA_DIR: '/nonexistent',
    AUTH_SECRET: 'x'.repeat(40),
    LOG_LEVEL: 'silent',
    ...options.environment,
  });
  const context = createContext({
    config,
    database,
    // Opening an embedded database holds a busy machine up for seconds.
    mostDelayMs: 0,
    renderer: options.renderer ?? plainRenderer,
    slow: async () => {},
    ...(options.mailer ? { mailer: options.mailer } : {}),
    ...(options.outside ? { outside: options.outside } : {}),
    ...(options.files ? { files: options.files } : {}),
    ...(options.banks ? { banks: options.banks } : {}),
    ...(options.onError ? { onError: options.onError } : {}),
    ...(options.now ? { now: options.now } : {}),
  });
  const app = await createApp(context, { installMore: options.installMore });
  const stopListening = await database.listen('salbuni_changed', {
    onMessage: context.drop,
    onRestart: context.forgetAll,
  });
  await app.ready();
  return {
    app,
    context,
    database,
    make: { ...createContentFactory(database.db), ...createDirectoryFactory(database.db) },
    ask: async (collection, body) => {
      const answer = await app.inject({
        method: 'POST',
        url: `/api/restql/${collection}/`,
        payload: body as object,
      });
      return { status: answer.statusCode, body: answer.json() };
    },
    close: async () => {
      await app.close();
      await context.accounts.close();
      await stopListening();
      await database.close();
    },
  };
}
