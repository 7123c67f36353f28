import type { Readable } from 'node:stream';

/** What is asked of somebody else's server. */
export interface OutsideRequest {
  readonly address: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** From the first name lookup to the last byte, all redirects included; 5 seconds when not said. */
  readonly mostMs?: number;
  /** Of the body, unpacked. */
  readonly mostBytes: number;
  readonly signal?: AbortSignal;
}

export interface OutsideHead {
  readonly status: number;
  /** Names in small letters. */
  readonly headers: Readonly<Record<string, string>>;
}

export interface OutsideAnswer extends OutsideHead {
  readonly body: Buffer;
}

/**
 * Servers of others, whose addresses come from feeds and tags. Only public addresses are reached, whatever a name or a
 * redirect says; nothing is asked longer or read further than agreed.
 */
export interface Outside {
  /** @throws OutsideError */
  fetch(request: OutsideRequest): Promise<OutsideAnswer>;
  /** The body as it comes, at most `mostBytes` of it. @throws OutsideError */
  open(request: OutsideRequest): Promise<OutsideHead & { readonly body: Readable }>;
}

export type OutsideReason =
  | 'bad_address'
  | 'not_public'
  | 'too_many_redirects'
  | 'too_large'
  | 'too_slow'
  | 'unreachable';

export class OutsideError extends Error {
  override readonly name = 'OutsideError';
  readonly reason: OutsideReason;

  constructor(reason: OutsideReason, options?: ErrorOptions) {
    super(reason, options);
    this.reason = reason;
  }
}
