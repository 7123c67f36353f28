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

/** A letter was not taken for what it is; that says nothing about the next one. */
export interface Refusal {
  /** For the log: names nobody. */
  readonly reason: string;
}

/** Gives letters to a mail server, or to whatever stands for one. */
export interface Mailer {
  /** Resolves once the letter is taken, or is refused; rejects when the server is away. It may be tried again after both. */
  send(letter: Letter): Promise<Refusal | undefined>;
  close(): Promise<void>;
}
