import { createServer, type Server } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { createSmtpMailer } from './smtp.ts';

const letter = { id: 'one', to: 'nino@example.ge', subject: 's', text: 't', html: 'h', at: new Date(0) };
const answers: readonly [RegExp, string][] = [
  [/^EHLO/i, '250 here'],
  [/^RCPT/i, '550 5.1.1 <nino@example.ge>: nobody of that name'],
  [/./, '250 fine'],
];
let server: Server | undefined;
afterEach(() => new Promise((done) => (server ? server.close(done) : done(undefined))));

/** A mail server that refuses every recipient. @returns its address */
async function openRefusing(): Promise<string> {
  const opened = createServer((socket) => {
    socket.write('220 here\r\n');
    socket.on('data', (line) => {
      const found = answers.find(([command]) => command.test(line.toString()));
      socket.write(`${found?.[1]}\r\n`);
    });
    socket.on('error', () => {});
  });
  server = opened;
  await new Promise<void>((done) => opened.listen(0, '127.0.0.1', done));
  const address = opened.address();
  return `smtp://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
}

async function sendTo(url: string) {
  const mailer = createSmtpMailer({ url, from: 'portal@example.ge' });
  try {
    return await mailer.send(letter);
  } finally {
    await mailer.close();
  }
}

describe('a mail server', () => {
  it('refuses an address with a reason that keeps it out of the log', async () => {
    expect(await sendTo(await openRefusing())).toEqual({
      reason: 'letter one: EENVELOPE 550 at RCPT TO',
      isPermanent: true,
    });
  });

  it('that is down throws instead of refusing', async () => {
    await expect(sendTo('smtp://127.0.0.1:1')).rejects.toThrow('ECONNREFUSED');
  });
});
