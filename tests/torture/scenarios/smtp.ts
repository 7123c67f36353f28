import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import type { Scenario } from '../scenario.ts';
import { findFreePort, openTestbed, type Testbed } from '../testbed.ts';
import { areOnly, createVisitor, tally, untilHolds } from '../visitor.ts';

const people = Array.from({ length: 8 }, (_, number) => `person-${number}@example.ge`);

export const smtp: Scenario = {
  about: 'the mail server is gone while people sign up, the portal is killed, and the mail server comes back',
  async run({ must, say }) {
    const port = await findFreePort();
    const testbed = await openTestbed({
      environment: { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'portal@example.ge' },
    });
    const inbox = createInbox();
    try {
      await testbed.portal.start();
      const visitor = createVisitor(testbed.portal.base);
      const play = testbed.play();
      const statuses = new Map<number, number>();
      for (const person of people) {
        const { status } = await visitor.signUp(person);
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
      }
      must('people sign up without a mail server', statuses.get(200) === people.length, tally(statuses));
      const waiting = await metric(visitor, 'salbuni_mail_waiting');
      must('their mail waits, and /metrics counts it', waiting >= people.length, waiting);
      must('the portal stays ready', (await visitor.get('/readyz')).status === 200);
      await testbed.portal.kill();
      await testbed.portal.start();
      say('the portal was killed and started');
      await play.stop();
      await inbox.open(port);
      say('the mail server is there');
      const isAllThere = async () => people.every((person) => inbox.countTo(person) > 0);
      const ms = await untilHolds(isAllThere, { withinMs: 120_000 });
      must(
        'every mail arrives',
        ms !== undefined,
        ms === undefined ? undefined : `${(ms / 1000).toFixed(0)} s`,
      );
      const counts = people.map((person) => inbox.countTo(person));
      must(
        'each arrived once',
        counts.every((count) => count === 1),
        counts,
      );
      must('payers never notice', areOnly(testbed.statuses), tally(testbed.statuses));
      const broken = await testbed.stopAndCheck();
      must('the books hold what was acknowledged', broken.length === 0, broken);
      const left = await countWaiting(testbed);
      must('none of their mail waits any longer', left === 0, left);
    } finally {
      await testbed.close();
      await inbox.close();
    }
  },
};

/** Mail to these people that has not left. Others have had their three of a kind in an hour, and wait for the next. */
async function countWaiting({ openDatabase }: Testbed): Promise<number> {
  const database = await openDatabase();
  try {
    const rows = await database.db
      .selectFrom('mail')
      .leftJoin('account', 'account.id', 'mail.account_id')
      .select('mail.id')
      .where((eb) => eb.or([eb('mail.recipient', 'in', people), eb('account.email', 'in', people)]))
      .execute();
    return rows.length;
  } finally {
    await database.close();
  }
}

/** A mail server that counts what it accepts. */
function createInbox() {
  const recipients: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      text(stream).then(() => {
        recipients.push(...session.envelope.rcptTo.map(({ address }) => address));
        done();
      }, done);
    },
  });
  server.on('error', () => {});
  let isOpen = false;
  return {
    countTo: (person: string): number => recipients.filter((one) => one === person).length,
    open: async (port: number) => {
      const listening = once(server.server, 'listening');
      server.listen(port, '127.0.0.1');
      await listening;
      isOpen = true;
    },
    close: () => new Promise<void>((resolve) => (isOpen ? server.close(() => resolve()) : resolve())),
  };
}

/** A value of /metrics without labels, NaN while it has none. */
async function metric(visitor: ReturnType<typeof createVisitor>, name: string): Promise<number> {
  const { text: metrics } = await visitor.get('/metrics');
  return Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(metrics)?.[1] ?? Number.NaN);
}
