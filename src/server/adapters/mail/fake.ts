import type { Letter, Mailer } from './mailer.ts';

/** Keeps letters in memory, and can be away like a real server. */
export function createFakeMailer(): Mailer & { readonly sent: Letter[]; isAway: boolean } {
  const sent: Letter[] = [];
  return {
    sent,
    isAway: false,
    async send(letter) {
      if (this.isAway) throw new Error('the mail server is away');
      sent.push(letter);
    },
    close: async () => {},
  };
}
