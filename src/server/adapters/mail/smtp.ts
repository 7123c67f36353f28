import { envelopeOf } from './envelope.ts';
import type { Mailer } from './mailer.ts';

/** Sends through the mail server at an `smtp://` or `smtps://` address. */
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
  /** The connection pool opens with the first letter: most processes send none. */
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
        // The server's text names the recipient, which must not be logged.
        const isPermanent = responseCode === undefined || responseCode >= 500;
        return { reason: `letter ${letter.id}: ${code} ${responseCode} at ${command}`, isPermanent };
      }
    },
    close: async () => (await transport)?.close(),
  };
}

/** The properties that nodemailer adds to its errors. */
interface Answer {
  readonly code: string;
  readonly responseCode: number;
  readonly command: string;
}

/** Codes of a refused address or content; all others concern the server. */
const aboutLetter: ReadonlySet<string> = new Set(['EENVELOPE', 'EMESSAGE']);
