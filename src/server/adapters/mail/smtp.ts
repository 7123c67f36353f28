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
      try {
        await transport.sendMail(envelopeOf(letter, from));
        return undefined;
      } catch (error) {
        const { code, responseCode, command } = error as Partial<Answer>;
        if (!aboutLetter.has(code ?? '')) throw error;
        // What the server said names the recipient, and logs name nobody.
        return { reason: `letter ${letter.id}: ${code} ${responseCode} at ${command}` };
      }
    },
    close: async () => transport.close(),
  };
}

/** What nodemailer adds to its errors. */
interface Answer {
  readonly code: string;
  readonly responseCode: number;
  readonly command: string;
}

/** An address or a content was refused; all other codes are about the server. */
const aboutLetter: ReadonlySet<string> = new Set(['EENVELOPE', 'EMESSAGE']);
