import { createTransport } from 'nodemailer';
import { envelopeOf } from './envelope.ts';
import type { Mailer } from './mailer.ts';

/** Sends through the mail server of an `smtp://` or `smtps://` address. */
export function createSmtpMailer({ url, from }: { url: string; from: string }): Mailer {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 2,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
  });
  return {
    send: async (letter) => {
      await transport.sendMail(envelopeOf(letter, from));
    },
    close: async () => transport.close(),
  };
}
