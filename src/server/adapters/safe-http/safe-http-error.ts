export type SafeHttpReason =
  | 'bad_address'
  | 'not_public'
  | 'too_many_redirects'
  | 'too_large'
  | 'too_slow'
  | 'unreachable';

/** A request to an external server that was refused or failed. */
export class SafeHttpError extends Error {
  override readonly name = 'SafeHttpError';
  readonly reason: SafeHttpReason;

  constructor(reason: SafeHttpReason, options?: ErrorOptions) {
    super(reason, options);
    this.reason = reason;
  }
}
