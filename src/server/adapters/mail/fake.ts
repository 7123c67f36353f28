import type { Letter, Mailer } from './mailer.ts';

interface FakeMailer extends Mailer {
  readonly sent: Letter[];
  /** Simulates a mail server that is down. */
  isAway: boolean;
  /** Recipients that the server refuses. */
  refused: readonly string[];
}

/** A fake for tests: records letters, and can simulate failures. */
export function createFakeMailer(): FakeMailer {
  const sent: Letter[] = [];
  return {
    sent,
    isAway: false,
    refused: [],
    async send(letter) {
      if (this.isAway) throw new Error('the mail server is away');
      if (this.refused.includes(letter.to)) return { reason: 'nobody of that name', isPermanent: true };
      sent.push(letter);
      return undefined;
    },
    close: async () => {},
  };
}
