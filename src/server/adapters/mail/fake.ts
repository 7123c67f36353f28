import type { Letter, Mailer } from './mailer.ts';

interface FakeMailer extends Mailer {
  readonly sent: Letter[];
  /** Nothing is taken. */
  isAway: boolean;
  /** Nothing to these addresses is taken. */
  refused: readonly string[];
}

/** Keeps letters in memory, and can be away like a real server. */
export function createFakeMailer(): FakeMailer {
  const sent: Letter[] = [];
  return {
    sent,
    isAway: false,
    refused: [],
    async send(letter) {
      if (this.isAway) throw new Error('the mail server is away');
      if (this.refused.includes(letter.to)) return { reason: 'nobody of that name' };
      sent.push(letter);
      return undefined;
    },
    close: async () => {},
  };
}
