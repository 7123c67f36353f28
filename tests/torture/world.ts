import { join } from 'node:path';
import { readConfig } from '#server/config.ts';
import { openDatabase } from '#server/database/connect.ts';
import { migrate } from '#server/database/migrate.ts';
import { wireAccounts } from '#server/wire-accounts.ts';

export interface Somebody {
  readonly id: number;
  access: string;
  readonly refresh: string;
}

export interface World {
  readonly payers: Somebody[];
  readonly consultants: Somebody[];
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

/** People, consultants of one profession and things to buy, put into an empty database before the portal starts. */
export async function makeWorld(place: Place): Promise<World> {
  const database = await openPlace(place);
  const { db } = database;
  await migrate(db);
  const config = readConfig({ DATA_DIR: place.directory, AUTH_SECRET: place.secret });
  const accounts = wireAccounts({ config, db, now: Date.now, onError: () => {} });
  const insert = async (values: { email: string; roles?: ['consultant']; consultant_id?: number }) =>
    (await db.insertInto('account').values(values).returning('id').executeTakeFirstOrThrow()).id;
  const signIn = async (id: number): Promise<Somebody> => {
    const tokens = await accounts.sessions.openSession(id, { address: '', agent: 'torture' });
    return { id, access: tokens.access_token, refresh: tokens.refresh_token };
  };

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
  await accounts.close();
  await database.close();
  return { payers, consultants, category: category.id, ask, pkg };
}
