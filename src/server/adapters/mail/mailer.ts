/** One mail, ready to go. */
export interface Letter {
  /** Stays the same when a letter is sent again: receivers can tell a repeat. */
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly at: Date;
}

/** Gives letters to a mail server, or to whatever stands for one. */
export interface Mailer {
  /** Resolves once the letter is taken; rejects when it was not, and it may be tried again. */
  send(letter: Letter): Promise<void>;
  close(): Promise<void>;
}
