import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import Fastify from 'fastify';
import { installBogBank } from '#sandbox/bog-bank.ts';
import { openBogOrders } from '#sandbox/bog-orders.ts';
import { merchantId } from '#sandbox/cartu-bank.ts';
import { openBankKeys } from '#sandbox/keys.ts';
import { installForms } from '#server/http/forms.ts';
import { checkHistory } from './check-history.ts';
import type { History } from './history.ts';
import { createMortalPortal } from './mortal-portal.ts';
import { createPersistentClient } from './persistent-client.ts';
import { playConsultant, playPayer, type Stage } from './players.ts';
import { makeWorld, openPlace } from './world.ts';

export interface TortureOptions {
  /** How often the portal is killed. */
  readonly times: number;
  /** PostgreSQL of the driver's own; without it, an embedded database. */
  readonly databaseUrl?: string | undefined;
  readonly say?: (line: string) => void;
}

export interface TortureResult {
  readonly kills: number;
  readonly acknowledged: number;
  /** What was forgotten, doubled or does not add up. */
  readonly broken: string[];
}

/** Kills the portal at random moments under load, and holds its books against what was acknowledged outside. */
export async function torture({
  times,
  databaseUrl,
  say = () => {},
}: TortureOptions): Promise<TortureResult> {
  const directory = mkdtempSync(join(tmpdir(), 'salbuni-torture-'));
  const [port, bankPort] = [await findFreePort(), await findFreePort()];
  const secret = 'torture '.repeat(5);
  const cartuKeys = openBankKeys(directory, 'cartu');
  const bogKeys = openBankKeys(directory, 'bog');
  const bogOrders = openBogOrders(join(directory, 'bog-orders.jsonl'));
  const base = `http://127.0.0.1:${port}`;
  const bankUrl = `http://127.0.0.1:${bankPort}`;
  const client = { clientId: 'torture', clientSecret: 'torture' };
  const bank = Fastify();
  installForms(bank);
  installBogBank(bank, {
    keys: bogKeys,
    orders: bogOrders,
    ...client,
    publicUrl: () => bankUrl,
    reach: (url) => url,
  });
  await bank.listen({ host: '127.0.0.1', port: bankPort });
  const portal = createMortalPortal({
    directory,
    databaseUrl,
    port,
    secret,
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
  });
  const history: History = [];
  try {
    const place = { directory, databaseUrl, secret };
    const world = await makeWorld(place);
    let isOver = false;
    const stage: Stage = {
      client: createPersistentClient(base),
      world,
      history,
      cartuKeys,
      bogKeys,
      bogOrders,
      isOver: () => isOver,
      paid: [],
    };
    await portal.start();
    const players = Promise.all([
      ...world.payers.map((payer) => playPayer(stage, payer)),
      ...world.consultants.map((consultant) => playConsultant(stage, consultant)),
    ]);
    for (let kill = 1; kill <= times; kill += 1) {
      await Promise.race([wait(200 + Math.random() * 1_200), players]);
      await portal.kill();
      await portal.start();
      if (kill % 10 === 0) say(`${kill} kills, ${history.length} acknowledged`);
    }
    isOver = true;
    await players;
    await portal.stop();
    const database = await openPlace(place);
    const broken = await checkHistory(database.db, { payers: world.payers, history });
    await database.close();
    return { kills: times, acknowledged: history.length, broken };
  } finally {
    await portal.kill();
    await bank.close();
    rmSync(directory, { recursive: true, force: true });
  }
}

function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
