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
import { createAuditRepository } from '#server/features/payments/audit.repository.ts';
import { installForms } from '#server/http/forms.ts';
import { expectedOf, type History } from './history.ts';
import { createMortalPortal } from './mortal-portal.ts';
import { createPersistentClient } from './persistent-client.ts';
import { playConsultant, playPayer, type Stage } from './players.ts';
import { makeWorld, openPlace, type World } from './world.ts';

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
    return { kills: times, acknowledged: history.length, broken: await checkHistory(place, world, history) };
  } finally {
    await portal.kill();
    await bank.close();
    rmSync(directory, { recursive: true, force: true });
  }
}

async function checkHistory(
  place: Parameters<typeof openPlace>[0],
  world: World,
  history: History,
): Promise<string[]> {
  const database = await openPlace(place);
  const { db } = database;
  const broken = (await createAuditRepository(db).listFindings()).map(
    ({ rule, subject, detail }) => `${rule}: ${subject} ${detail}`,
  );
  for (const { id } of world.payers) {
    const expected = expectedOf(history, id);
    const wallet = await db
      .selectFrom('ledger_account')
      .select('balance')
      .where('owner_id', '=', id)
      .executeTakeFirst();
    const packages = await db
      .selectFrom('userpackage')
      .select('questions_left')
      .where('account_id', '=', id)
      .execute();
    const questionsLeft = packages.reduce((sum, row) => sum + row.questions_left, 0);
    const balance = Number(wallet?.balance ?? 0);
    if (balance !== expected.balance)
      broken.push(`payer ${id} has ${balance} instead of ${expected.balance}`);
    if (questionsLeft !== expected.questionsLeft)
      broken.push(`payer ${id} has ${questionsLeft} questions instead of ${expected.questionsLeft}`);
  }
  broken.push(...(await checkQuestions(db, history)));
  await database.close();
  return broken;
}

async function checkQuestions(
  db: Awaited<ReturnType<typeof openPlace>>['db'],
  history: History,
): Promise<string[]> {
  const broken: string[] = [];
  const questions = new Map(
    (
      await db
        .selectFrom('question')
        .leftJoin('ledger_hold', 'question_id', 'question.id')
        .select(['question.id', 'question.status', 'ledger_hold.state'])
        .execute()
    ).map((row) => [row.id, row]),
  );
  const answerers = new Map<number, number>();
  for (const entry of history) {
    if (entry.what === 'question_paid' && !questions.get(entry.question)?.state)
      broken.push(`question ${entry.question} was paid for and nothing is held`);
    if (entry.what !== 'answered') continue;
    const other = answerers.get(entry.question);
    if (other !== undefined && other !== entry.consultant)
      broken.push(`question ${entry.question} was answered twice`);
    answerers.set(entry.question, entry.consultant);
    const row = questions.get(entry.question);
    if (row?.status !== 'answered' || row.state !== 'captured')
      broken.push(`question ${entry.question} was answered, but is ${row?.status} and ${row?.state}`);
  }
  return broken;
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
