/** A process that writes articles one by one and prints each id after its commit, until it is killed. */
import { openDatabase } from '#server/database/connect.ts';
import { migrate } from '#server/database/migrate.ts';

const [directory = '', url] = process.argv.slice(2);
const { db } = await openDatabase({ directory, url });
await migrate(db);
const category = await db
  .insertInto('category')
  .values({ alias: `k${process.pid}`, title: 'კატეგორია' })
  .returning('id')
  .executeTakeFirstOrThrow();
for (;;) {
  const { id } = await db
    .insertInto('article')
    .values({ alias: 'a', title: 'სტატია', category_id: category.id, body_html: 'ტექსტი '.repeat(500) })
    .returning('id')
    .executeTakeFirstOrThrow();
  process.stdout.write(`${id}\n`);
}
