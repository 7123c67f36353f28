import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { letRead } from '../readers.ts';
import type { Scenario } from '../scenario.ts';
import { openTestbed } from '../testbed.ts';
import { areOnly, createVisitor, tally, untilHolds } from '../visitor.ts';

const slowClients = 1_200;
/** Between two bytes of a slow client. */
const pauseMs = 2_000;
/** Before the memory is measured that the slow ones add to: by then the young space and the caches are as large as they get. */
const idleMs = 20_000;
const busyMs = 30_000;
/** A request has to be there after 60 s, which is looked at every 30 s. */
const cutMs = 95_000;
const maxGrownBytes = 150 * 1024 * 1024;

export const slow: Scenario = {
  about: `${slowClients} clients send a byte every ${pauseMs / 1000} s, half of them in the head and half in the body, while others read`,
  async run({ must, say }) {
    const testbed = await openTestbed({});
    const sockets: Socket[] = [];
    try {
      await testbed.portal.start();
      const visitor = createVisitor(testbed.portal.base);
      const idle = letRead(visitor, { count: 8 });
      await wait(idleMs);
      await idle.stop();
      const before = await residentBytes(visitor);
      say(`alone, 99 of 100 readers wait ${idle.percentile(0.99).toFixed(0)} ms at most`);

      const { port } = new URL(testbed.portal.base);
      for (let number = 0; number < slowClients; number += 1) sockets.push(openSlow(Number(port), number));
      const began = performance.now();
      const isConnected = async () => sockets.every(({ connecting }) => !connecting);
      must('all of them are let in', (await untilHolds(isConnected, { withinMs: 10_000 })) !== undefined);
      const readers = letRead(visitor, { count: 8 });
      const play = testbed.play();
      await Promise.race([wait(busyMs), play.ended]);
      await play.stop();
      await readers.stop();
      const p99 = readers.percentile(0.99);
      must('every reader is answered', areOnly(readers.statuses), tally(readers.statuses));
      must('every payer is answered', areOnly(testbed.statuses), tally(testbed.statuses));
      // Payers come on top of the slow ones; a machine that is busy with other things is slow already alone.
      const maxMs = Math.max(500, 5 * idle.percentile(0.99));
      must(`99 of 100 readers wait ${maxMs.toFixed(0)} ms at most`, p99 <= maxMs, p99);
      const grown = (await residentBytes(visitor)) - before;
      must(
        'memory grows by 150 MB at most',
        grown <= maxGrownBytes,
        `${(grown / 1024 / 1024).toFixed(0)} MB`,
      );
      const isCut = async () => sockets.every(({ destroyed }) => destroyed);
      const cut = await untilHolds(isCut, { withinMs: cutMs - (performance.now() - began) });
      must(
        'all of them are cut off after 95 s',
        cut !== undefined,
        `${sockets.filter(({ destroyed }) => destroyed).length} are`,
      );
      const broken = await testbed.stopAndCheck();
      must('the books hold what was acknowledged', broken.length === 0, broken);
    } finally {
      for (const socket of sockets) socket.destroy();
      await testbed.close();
    }
  },
};

/** A client that never comes to its end. */
function openSlow(port: number, number: number): Socket {
  const head = 'POST /api/auth/sign-in/ HTTP/1.1\r\nHost: 127.0.0.1\r\n';
  const body = `${head}Content-Type: application/x-www-form-urlencoded\r\nContent-Length: 60000\r\n\r\n`;
  const socket = connect(port, '127.0.0.1', () => socket.write(number % 2 === 0 ? `${head}X-Slow: ` : body));
  const dripping = setInterval(() => socket.write('a'), pauseMs);
  socket.on('error', () => {});
  // The portal's answer ends the connection from its side.
  socket.on('data', () => {});
  socket.once('close', () => clearInterval(dripping));
  return socket;
}

/** The portal's resident memory. */
export async function residentBytes(visitor: ReturnType<typeof createVisitor>): Promise<number> {
  const { text } = await visitor.get('/metrics');
  return Number(/^process_resident_memory_bytes (\S+)$/m.exec(text)?.[1]);
}
