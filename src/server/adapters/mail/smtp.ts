import { envelopeOf } from './envelope.ts';
import type { Mailer } from './mailer.ts';

/** Sends through the mail server of an `smtp://` or `smtps://` address. */
export function createSmtpMailer({ url, from }: { url: string; from: string }): Mailer {
  const connect = async () =>
    (await import('nodemailer')).createTransport({
      url,
      pool: true,
      maxConnections: 2,
      connectionTimeout: 10_000,
      greetingTimeout: 10_000,
      socketTimeout: 20_000,
    });
  /** Opened for the first letter: most of the time a portal sends none. */
  let transport: ReturnType<typeof connect> | undefined;
  return {
    send: async (letter) => {
      try {
        transport ??= connect();
        await (await transport).sendMail(envelopeOf(letter, from));
        return undefined;
      } catch (error) {
        const { code, responseCode, command } = error as Partial<Answer>;
        if (!aboutLetter.has(code ?? '')) throw error;
        // What the server said names the recipient, and logs name nobody.
        return { reason: `letter ${letter.id}: ${code} ${responseCode} at ${command}` };
      }
    },
    close: async () => (await transport)?.close(),
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
