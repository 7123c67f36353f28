/** One mail, ready to be sent. */
export interface Letter {
  /** The same for each attempt, so that receivers can recognise duplicates. */
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly at: Date;
  /** The address that a mail program posts to when its reader wants no more of these (RFC 8058). */
  readonly unsubscribe?: string | undefined;
}

/** A letter was refused for itself; the server may accept the next one. */
export interface Refusal {
  /** For the log; contains no addresses. */
  readonly reason: string;
  /** Whether the server will never accept this letter; otherwise it may be retried. */
  readonly isPermanent: boolean;
}

/** Sends letters through a mail server or a substitute. */
export interface Mailer {
  /**
   * Sends a letter.
   * @returns the refusal, or undefined once accepted
   * @throws when the server is down. Retries are allowed after both.
   */
  send(letter: Letter): Promise<Refusal | undefined>;
  close(): Promise<void>;
}
