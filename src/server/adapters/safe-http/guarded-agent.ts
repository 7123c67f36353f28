import { lookup as resolveName } from 'node:dns/promises';
import { isIP, type LookupFunction } from 'node:net';
import { Agent, buildConnector, type Dispatcher, errors, interceptors } from 'undici';
import { SafeHttpError, type SafeHttpReason } from './safe-http-error.ts';

const maxRedirections = 3;

export interface GuardOptions {
  /** Whether a connection to this IP address is allowed. */
  readonly mayReach: (address: string) => boolean;
  /** An origin set by the operator, which is exempt from the check. */
  readonly trustedOrigin?: string | undefined;
}

/**
 * Opens an agent that prevents SSRF at the connection: each host name, also of a redirect, is resolved once, and the socket
 * connects to the address that was checked.
 * @returns a function that sends a request
 */
export function openGuardedAgent({ mayReach, trustedOrigin }: GuardOptions) {
  const connectPublic = buildConnector({ lookup: createCheckedLookup(mayReach), allowH2: false });
  const connectAnywhere = buildConnector({ allowH2: false });
  const agent = new Agent({
    connect: (options, callback) => {
      if (`${options.protocol}//${options.host}` === trustedOrigin) return connectAnywhere(options, callback);
      const host = options.hostname.replace(/^\[|\]$/g, '');
      // A numeric address is not looked up, so it is checked here.
      if (isIP(host) && !mayReach(host)) callback(new SafeHttpError('not_public'), null);
      else connectPublic(options, callback);
    },
    // Every request has its own connection, which is closed after it.
    pipelining: 0,
    maxHeaderSize: 16_384,
  });
  return (
    { origin, pathname, search }: URL,
    options: {
      method: 'GET' | 'HEAD' | 'POST';
      body?: Buffer | undefined;
      headers: Record<string, string>;
      signal: AbortSignal;
      maxBytes: number;
    },
  ): Promise<Dispatcher.ResponseData> =>
    agent
      .compose(
        interceptors.decompress({ maxSize: options.maxBytes }),
        interceptors.redirect({ maxRedirections, throwOnMaxRedirect: true }),
      )
      .request({
        origin,
        path: pathname + search,
        method: options.method,
        headers: options.headers,
        body: options.body ?? null,
        signal: options.signal,
      });
}

/** Refuses a host name if any of its addresses is not allowed. */
const createCheckedLookup =
  (mayReach: (address: string) => boolean): LookupFunction =>
  (host, options, done) => {
    resolveName(host, { ...options, all: true }).then(
      (found) => {
        const [first] = found;
        if (!first) done(new SafeHttpError('unreachable'), '');
        else if (!found.every(({ address }) => mayReach(address))) done(new SafeHttpError('not_public'), '');
        else if (options.all) done(null, found);
        else done(null, first.address, first.family);
      },
      (error) => done(error, ''),
    );
  };

/** Maps errors of the library to reasons. */
export function reasonOf(error: unknown): SafeHttpReason {
  if (error instanceof errors.MaxRedirectsError) return 'too_many_redirects';
  if (error instanceof errors.ResponseExceededMaxSizeError) return 'too_large';
  // The only arguments not set by us are redirect targets.
  if (error instanceof errors.InvalidArgumentError)
    return /redirect loop/i.test(error.message) ? 'too_many_redirects' : 'bad_address';
  const name = error instanceof Error ? error.name : '';
  return /^(AbortError|TimeoutError|ConnectTimeoutError)$/.test(name) ? 'too_slow' : 'unreachable';
}
