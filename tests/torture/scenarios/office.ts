import { setTimeout as wait } from 'node:timers/promises';
import { createServerDatabase } from '#tests/support/database.ts';
import { findServers } from '#tests/support/servers.ts';
import { type Acknowledged, checkOffice } from '../check-office.ts';
import { createEditor, type Desk } from '../editors.ts';
import { MissingRequirement, type Scenario } from '../scenario.ts';
import { openTestbed } from '../testbed.ts';
import { areOnly, tally } from '../visitor.ts';

const records = 6;
const killEveryMs = 8_000;

export const office: Scenario = {
  about:
    'four editors write, review, publish and take back the same articles on two instances, one of which is killed again and again',
  async run({ must, say, minutes }) {
    const owner = (await findServers()).env.TEST_DATABASE_URL;
    if (!owner)
      throw new MissingRequirement(
        'no PostgreSQL answers: start one on 127.0.0.1:5432 for the user root, or set TEST_DATABASE_URL',
      );
    const server = await createServerDatabase(owner);
    const testbed = await openTestbed({ databaseUrl: server.url });
    const other = await testbed.openPortal(server.url);
    try {
      await testbed.portal.start();
      await other.start();
      const acknowledged: Acknowledged[] = [];
      const statuses = new Map<number, number>();
      const bases = [testbed.portal.base, other.base];
      const staff = await testbed.makeStaff([
        ['author', 'editor'],
        ['author', 'editor'],
        ['editor', 'reviewer'],
        ['editor', 'reviewer'],
      ]);
      const notes: string[] = [];
      const desk: Desk = {
        ...{ bases, acknowledged, notes, statuses },
        ...{ records: [], category: testbed.world.category },
      };
      const editors = staff.map((person) => createEditor(desk, person));
      for (let made = 0; made < records; made += 1) await editors[made % editors.length]?.begin();
      const until = performance.now() + minutes * 60_000;
      const isOver = () => performance.now() > until;
      const work = Promise.all(editors.map((editor) => editor.workUntil(isOver)));
      let kills = 0;
      while (!isOver()) {
        await Promise.race([wait(Math.min(killEveryMs, Math.max(0, until - performance.now()))), work]);
        await other.kill();
        await other.start();
        kills += 1;
      }
      await work;
      say(
        `${acknowledged.length} saves and ${notes.length} notes acknowledged, ${kills} kills, ${tally(statuses)}`,
      );
      must('editors save', acknowledged.length > 20, acknowledged.length);
      must('editors write notes', notes.length > 5, notes.length);
      must('editors stay signed in', (statuses.get(401) ?? 0) < acknowledged.length, tally(statuses));
      // An instance that is killed gives no answer (0).
      must('editors are answered, or told 503', areOnly(statuses, 503, 0), tally(statuses));
      const database = await testbed.openDatabase();
      const broken = await checkOffice(database.db, acknowledged, notes);
      await database.close();
      must('nothing is lost, and no revision is without its line in the log', broken.length === 0, broken);
    } finally {
      await other.kill();
      await testbed.close();
      await server.drop();
    }
  },
};
