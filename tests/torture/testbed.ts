import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import Fastify from 'fastify';
import { installBogBank } from '#sandbox/bog-bank.ts';
import { openBogOrders } from '#sandbox/bog-orders.ts';
import { merchantId } from '#sandbox/cartu-bank.ts';
import { makeBankKeys } from '#sandbox/keys.ts';
import { installForms } from '#server/http/intake/forms.ts';
import type { Role } from '#shared/contracts/accounts.ts';
import { projectFolder } from '../../scripts/launch/project.mjs';
import { playAdmin } from './admins.ts';
import { checkHistory } from './check-history.ts';
import type { History } from './history.ts';
import { createMortalPortal, type MortalPortal } from './mortal-portal.ts';
import { createPersistentClient } from './persistent-client.ts';
import { playConsultant, playPayer, type Stage } from './players.ts';
import { makeStaff, makeWorld, openPlace, renewSessions, type Somebody, type World } from './world.ts';

export interface TestbedOptions {
  /** A PostgreSQL database of the test's own; without it, an embedded one. */
  readonly databaseUrl?: string | undefined;
  /** The portal's DATA_DIR; without it, a temporary one. */
  readonly directory?: string | undefined;
  /** More settings of the portal, by their names. */
  readonly environment?: Readonly<Record<string, string>> | undefined;
}

/** A portal that may be killed, a bank, and people who pay, buy, ask and answer. */
export interface Testbed {
  readonly portal: MortalPortal;
  readonly directory: string;
  readonly world: World;
  /** What the portal acknowledged. */
  readonly history: History;
  /** How often the players were answered with each status. */
  readonly statuses: Map<number, number>;
  /** Lets the people loose. */
  play(): Play;
  /** Gives everybody a session that begins at this time; the portal is stopped and started. */
  restartAt(now: () => number): Promise<void>;
  /** Adds people of the staff with these roles, signed in; the portal is on PostgreSQL, or stopped. */
  makeStaff(roles: readonly (readonly Role[])[]): Promise<Somebody[]>;
  /** Runs a command of an operator on this portal, or on another directory or database. @throws Error with what it said */
  operate(
    command: readonly string[],
    place?: Pick<TestbedOptions, 'directory' | 'databaseUrl'>,
  ): Promise<void>;
  /** Makes another portal, on another database. */
  openPortal(databaseUrl: string): Promise<MortalPortal>;
  /** Opens the portal's database, which must be stopped if it is embedded, or the one of this address. */
  openDatabase(url?: string): ReturnType<typeof openPlace>;
  /** Checks the books of a portal that is stopped or on PostgreSQL. @returns what is missing, duplicated or inconsistent */
  checkBooks(): Promise<string[]>;
  stopAndCheck(): Promise<string[]>;
  close(): Promise<void>;
}

export interface Play {
  /** Settles with the players; rejects at once when the portal breaks a promise to one of them. */
  readonly ended: Promise<unknown>;
  /** Completes what has begun. */
  stop(): Promise<void>;
}

const secret = 'torture '.repeat(5);
const run = promisify(execFile);

/** Makes the world and the bank; the portal is started by the caller. */
export async function openTestbed({
  databaseUrl,
  directory: given,
  environment,
}: TestbedOptions): Promise<Testbed> {
  const ownDirectory = mkdtempSync(join(tmpdir(), 'salbuni-torture-'));
  const directory = given ?? join(ownDirectory, 'data');
  mkdirSync(directory, { recursive: true });
  const [port, bankPort] = [await findFreePort(), await findFreePort()];
  const [cartuKeys, bogKeys] = [makeBankKeys(), makeBankKeys()];
  const bogOrders = openBogOrders(join(ownDirectory, 'bog-orders.jsonl'));
  const base = `http://127.0.0.1:${port}`;
  const bankUrl = `http://127.0.0.1:${bankPort}`;
  const client = { clientId: 'torture', clientSecret: 'torture' };
  const bank = Fastify();
  installForms(bank);
  installBogBank(bank, {
    keys: bogKeys,
    orders: bogOrders,
    ...client,
    token: 'torture',
    isAllowedUrl: (url) => url.startsWith(base),
    publicUrl: () => bankUrl,
    resolveCallbackUrl: (url) => url,
  });
  await bank.listen({ host: '127.0.0.1', port: bankPort });
  const settings = {
    directory,
    databaseUrl,
    port,
    secret,
    environment,
    banks: {
      cartu: {
        url: `${bankUrl}/cartu`,
        merchantId,
        merchantName: 'salbuni',
        merchantCity: 'Tbilisi',
        publicKey: cartuKeys.publicKey,
        amountUnit: 'minor',
      },
      bog: {
        apiUrl: `${bankUrl}/sandbox/bog/payments/v1`,
        tokenUrl: `${bankUrl}/sandbox/bog/token`,
        publicKey: bogKeys.publicKey,
        ...client,
      },
    },
  } as const;
  const portal = createMortalPortal(settings);
  const history: History = [];
  const statuses = new Map<number, number>();
  const place = { directory, databaseUrl, secret };
  const close = async () => {
    await portal.kill();
    await bank.close();
    rmSync(ownDirectory, { recursive: true, force: true });
  };
  try {
    const world = await makeWorld(place);
    const checkBooks = async () => {
      const database = await openPlace(place);
      try {
        return await checkHistory(database.db, { payers: [...world.payers, ...world.customers], history });
      } finally {
        await database.close();
      }
    };
    return {
      portal,
      directory,
      world,
      history,
      statuses,
      play: () => {
        let isOver = false;
        const stage: Stage = {
          client: createPersistentClient(base, (status) =>
            statuses.set(status, (statuses.get(status) ?? 0) + 1),
          ),
          world,
          history,
          cartuKeys,
          bogKeys,
          bogOrders,
          isOver: () => isOver,
          paid: [],
        };
        let haveLeft = false;
        const payers = Promise.all(world.payers.map((payer) => playPayer(stage, payer))).finally(() => {
          haveLeft = true;
        });
        // Consultants stay until the last payer's question is answered.
        const answering: Stage = { ...stage, isOver: () => haveLeft };
        const [first, second] = world.admins;
        const [ours, theirs] = world.customers;
        if (!first || !second || !ours || !theirs) throw new Error('two admins have a customer each');
        const ended = Promise.all([
          payers,
          playAdmin(stage, { admin: first, colleague: second, customer: ours }),
          playAdmin(stage, { admin: second, colleague: first, customer: theirs }),
          ...world.consultants.map((consultant) => playConsultant(answering, consultant)),
        ]);
        // Whoever stops the play gets the rejection.
        ended.catch(() => {});
        return {
          ended,
          stop: async () => {
            isOver = true;
            await ended;
          },
        };
      },
      restartAt: async (now) => {
        await portal.stop();
        await renewSessions(place, world, now);
        await portal.start();
      },
      makeStaff: (roles) => makeStaff(place, roles),
      operate: async (command, at = { directory, databaseUrl }) => {
        await run(process.execPath, ['scripts/operate.ts', ...command], {
          cwd: projectFolder,
          env: {
            PATH: process.env.PATH,
            DATA_DIR: at.directory,
            AUTH_SECRET: secret,
            ...(at.databaseUrl ? { DATABASE_URL: at.databaseUrl } : {}),
          },
        });
      },
      openPortal: async (url) =>
        createMortalPortal({ ...settings, databaseUrl: url, port: await findFreePort() }),
      openDatabase: (url = databaseUrl) => openPlace({ ...place, databaseUrl: url }),
      checkBooks,
      stopAndCheck: async () => {
        await portal.stop();
        return checkBooks();
      },
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

export function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
