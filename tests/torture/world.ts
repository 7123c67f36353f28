import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { openRateLimits } from '#server/adapters/rate-limits/rate-limits.ts';
import { readConfig } from '#server/config.ts';
import { type Database, openDatabase } from '#server/database/connect.ts';
import { migrate } from '#server/database/migrate.ts';
import { wireAccounts } from '#server/features/accounts/accounts.wiring.ts';
import { wireEnqueueMail } from '#server/features/mail/mail.wiring.ts';
import { type Role, roles } from '#shared/contracts/accounts.ts';

export interface Somebody {
  readonly id: number;
  access: string;
  refresh: string;
}

export interface World {
  readonly payers: Somebody[];
  readonly consultants: Somebody[];
  /** Admins, and the customers about whose money they decide. */
  readonly admins: Somebody[];
  readonly customers: Somebody[];
  /** One with every role. */
  readonly staff: Somebody;
  readonly category: number;
  readonly ask: { readonly id: number; readonly price: number };
  readonly pkg: { readonly id: number; readonly price: number; readonly questions: number };
}

interface Place {
  readonly directory: string;
  readonly databaseUrl?: string | undefined;
  readonly secret: string;
}

export const openPlace = ({ directory, databaseUrl }: Place) =>
  openDatabase({ url: databaseUrl, directory: join(directory, 'postgres') });

/** Opens sessions in a place, by this clock. */
function wireSessions(place: Place, db: Database, now: () => number) {
  const config = readConfig({ DATA_DIR: place.directory, AUTH_SECRET: place.secret });
  const rateLimits = openRateLimits({ onError: () => {} });
  const accounts = wireAccounts({ config, db, rateLimits, enqueueMail: wireEnqueueMail({ now }), now });
  const open = async (accountId: number, isStaff = false) => {
    const origin = { address: '', agent: 'torture' };
    const tokens = await accounts.sessions.openSession({ accountId, origin, isStaff });
    return { access: tokens.access_token, refresh: tokens.refresh_token };
  };
  return { open, close: accounts.close };
}

/** Gives everybody a new session, by a clock at which the ones before have ended. The portal is stopped. */
export async function renewSessions(place: Place, world: World, now: () => number): Promise<void> {
  const database = await openPlace(place);
  const sessions = wireSessions(place, database.db, now);
  for (const one of [...world.payers, ...world.customers, ...world.consultants])
    Object.assign(one, await sessions.open(one.id));
  for (const one of [...world.admins, world.staff]) Object.assign(one, await sessions.open(one.id, true));
  await sessions.close();
  await database.close();
}

/** Adds people of the staff with these roles, signed in. */
export async function makeStaff(place: Place, roleSets: readonly (readonly Role[])[]): Promise<Somebody[]> {
  const database = await openPlace(place);
  const sessions = wireSessions(place, database.db, Date.now);
  const people: Somebody[] = [];
  for (const some of roleSets) {
    const values = { email: `${randomUUID()}@example.ge`, roles: [...some] };
    const { id } = await database.db
      .insertInto('account')
      .values(values)
      .returning('id')
      .executeTakeFirstOrThrow();
    people.push({ id, ...(await sessions.open(id, true)) });
  }
  await sessions.close();
  await database.close();
  return people;
}

/** Puts accounts, consultants of one profession and services into an empty database before the portal starts. */
export async function makeWorld(place: Place): Promise<World> {
  const database = await openPlace(place);
  const { db } = database;
  await migrate(db);
  const sessions = wireSessions(place, db, Date.now);
  const insert = async (values: { email: string; roles?: Role[]; consultant_id?: number }) =>
    (await db.insertInto('account').values(values).returning('id').executeTakeFirstOrThrow()).id;
  const signIn = async (id: number, isStaff = false): Promise<Somebody> => ({
    id,
    ...(await sessions.open(id, isStaff)),
  });

  const payers: Somebody[] = [];
  for (const number of [1, 2, 3])
    payers.push(await signIn(await insert({ email: `payer${number}@example.ge` })));
  const profession = await db
    .insertInto('profession')
    .values({ alias: 'p', title: 'პროფესია' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const consultants: Somebody[] = [];
  for (const number of [1, 2]) {
    const { id } = await db
      .insertInto('consultant')
      .values({ alias: 'c', title: `კონსულტანტი ${number}`, status: 'published' })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db
      .insertInto('consultant_profession')
      .values({ consultant_id: id, profession_id: profession.id })
      .execute();
    consultants.push(
      await signIn(
        await insert({ email: `c${number}@example.ge`, roles: ['consultant'], consultant_id: id }),
      ),
    );
  }
  const admins: Somebody[] = [];
  const customers: Somebody[] = [];
  for (const number of [1, 2]) {
    admins.push(await signIn(await insert({ email: `admin${number}@example.ge`, roles: ['admin'] }), true));
    customers.push(await signIn(await insert({ email: `customer${number}@example.ge` })));
  }
  const staff = await signIn(await insert({ email: 'staff@example.ge', roles: [...roles] }), true);
  const category = await db
    .insertInto('category')
    .values({ alias: 'k', title: 'კატეგორია' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('category_profession')
    .values({ category_id: category.id, profession_id: profession.id })
    .execute();
  const sell = async (values: {
    price: number;
    operation: 'ask' | 'pkg';
    questions_count?: number;
    valid_days?: number;
  }) =>
    (
      await db
        .insertInto('service')
        .values({ title: 'სერვისი', ...values })
        .returning('id')
        .executeTakeFirstOrThrow()
    ).id;
  const ask = { id: await sell({ price: 730, operation: 'ask' }), price: 730 };
  const pkg = {
    id: await sell({ price: 1900, operation: 'pkg', questions_count: 3, valid_days: 30 }),
    price: 1900,
    questions: 3,
  };
  await sessions.close();
  await database.close();
  return { payers, consultants, admins, customers, staff, category: category.id, ask, pkg };
}
