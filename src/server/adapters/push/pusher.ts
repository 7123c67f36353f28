/** Where a browser is told, with the keys of RFC 8291. */
export interface PushTarget {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

/** Who the portal is to push services (RFC 8292). */
export interface PushIdentity {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** `gone`: the browser is told through this address no longer. `later`: the push service wants to be asked again. */
export type PushOutcome = 'sent' | 'gone' | 'later';

/** Sends messages to browsers through their push services. */
export interface Pusher {
  createIdentity(): Promise<PushIdentity>;
  /** Sends a message encrypted for its browser. @throws SafeHttpError when the service cannot be reached, or must not be */
  send(identity: PushIdentity, target: PushTarget, payload: object): Promise<PushOutcome>;
}
