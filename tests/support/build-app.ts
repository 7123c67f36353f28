import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { FileStore } from '#server/adapters/files/file-store.ts';
import type { Mailer } from '#server/adapters/mail/mailer.ts';
import type { SafeHttpClient } from '#server/adapters/safe-http/safe-http-client.ts';
import { createApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import { type Context, createContext } from '#server/context.ts';
import type { OpenedDatabase } from '#server/database/connect.ts';
import type { BankSettings } from '#server/features/payments/payments.wiring.ts';
import type { Tracing } from '#server/http/monitoring/tracing.ts';
import type { WebRenderer } from '#shared/contracts/pages.ts';
import { openTestDatabase } from './database.ts';
import { createContentFactory } from './factories/content.ts';
import { createDirectoryFactory } from './factories/directories.ts';

export interface TestPortal {
  readonly app: FastifyInstance;
  readonly context: Context;
  readonly database: OpenedDatabase;
  readonly make: ReturnType<typeof createContentFactory> & ReturnType<typeof createDirectoryFactory>;
  /** Sends a data query. @returns status and body */
  ask<Body = Record<string, unknown>>(
    collection: string,
    body: unknown,
  ): Promise<{ status: number; body: Body }>;
  /** Delivers the waiting mails, like the worker of the job queue. */
  deliverMail(): Promise<void>;
  close(): Promise<void>;
}

/** Renders a line of text, so that the server is tested without React. */
export const plainRenderer: WebRenderer = {
  routeAt: (path) =>
    path === '/' ? { name: 'home', query: ['page'], cacheSeconds: 60, access: 'public' } : undefined,
  renderPage: async ({ path, search, device }) => ({ status: 200, html: `${path} ${search} ${device}` }),
  renderProblem: (status) => `problem ${status}`,
};

/** Builds the whole server on a new database, for requests through `inject`. */
export async function buildPortal(
  options: {
    renderer?: WebRenderer;
    now?: () => number;
    environment?: Record<string, string>;
    mailer?: Mailer;
    safeHttp?: SafeHttpClient;
    files?: FileStore;
    banks?: BankSettings;
    log?: FastifyBaseLogger;
    onError?: (what: string, error: unknown) => void;
    officeCallsPerSecond?: number;
    installMore?: (app: FastifyInstance) => void;
    tracing?: Pick<Tracing, 'install' | 'noteQuery'>;
  } = {},
): Promise<TestPortal> {
  const database = await openTestDatabase(options.tracing?.noteQuery);
  const config = readConfig({
    DATA_DIR: '/nonexistent',
    AUTH_SECRET: 'b4jWc2Zq8Tn6RyXv0KmLs3PdHf7GuAe1',
    LOG_LEVEL: 'silent',
    ...options.environment,
  });
  const context = createContext({
    config,
    database,
    // Opening an embedded database blocks a busy machine for seconds.
    maxDelayMs: 0,
    renderer: options.renderer ?? plainRenderer,
    slow: async () => {},
    ...(options.mailer ? { mailer: options.mailer } : {}),
    ...(options.safeHttp ? { safeHttp: options.safeHttp } : {}),
    ...(options.files ? { files: options.files } : {}),
    ...(options.banks ? { banks: options.banks } : {}),
    ...(options.officeCallsPerSecond ? { officeCallsPerSecond: options.officeCallsPerSecond } : {}),
    ...(options.log ? { log: options.log } : {}),
    ...(options.onError ? { onError: options.onError } : {}),
    ...(options.now ? { now: options.now } : {}),
  });
  const broken = new Set<string>();
  const app = await createApp(context, {
    installMore: options.installMore,
    tracing: options.tracing,
    onBrokenPromise: (sentence) => broken.add(sentence),
  });
  const stopListening = await database.listen('salbuni_changed', {
    onMessage: (tag) => {
      context.drop(tag);
      context.jobRunner.onAnnouncement(tag);
    },
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
    deliverMail: async () => {
      const waiting = database.db.selectFrom('mail').select('id').where('failed_at', 'is', null);
      for (const { id } of await waiting.orderBy('id').execute())
        await context.mail.deliver({ data: { mail: id }, attempt: 1, isLastAttempt: false });
    },
    close: async () => {
      await app.close();
      await context.close();
      await stopListening();
      await database.close();
      // Thrown at the end of a file, because a test may pass with a refused answer.
      if (broken.size > 0) throw new Error(`what is not in src/shared/contracts:\n${[...broken].join('\n')}`);
    },
  };
}
