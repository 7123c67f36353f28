import { lookup as lookUp } from 'node:dns/promises';
import { type IncomingMessage, request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { addAbortSignal, pipeline, type Readable, Transform } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { type Outside, OutsideError, type OutsideHead, type OutsideRequest } from './outside.ts';
import { isPublicAddress } from './public-address.ts';

const mostRedirects = 3;
const usualMs = 5_000;
const mostHeaderBytes = 16_384;
const redirects: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);
const agent = 'salbuni/1.0 (+feeds)';

export interface HttpOutsideOptions {
  /** Which IP addresses may be reached. */
  readonly mayReach?: (address: string) => boolean;
  /** An origin the owner of the portal chose: it is asked wherever it is. */
  readonly trustedOrigin?: string | undefined;
}

/** Servers of others over HTTP. A name is looked up once, and the connection goes to the very address that was checked. */
export function createHttpOutside({
  mayReach = isPublicAddress,
  trustedOrigin,
}: HttpOutsideOptions = {}): Outside {
  async function open(asked: OutsideRequest): Promise<OutsideHead & { body: Readable }> {
    const limit = AbortSignal.timeout(asked.mostMs ?? usualMs);
    const signal = asked.signal ? AbortSignal.any([limit, asked.signal]) : limit;
    let address = parseAddress(asked.address);
    for (let hops = 0; hops <= mostRedirects; hops += 1) {
      const isTrusted = address.origin === trustedOrigin;
      const message = await send(address, asked.headers ?? {}, signal, isTrusted ? () => true : mayReach);
      const next = redirects.has(message.statusCode ?? 0) ? message.headers.location : undefined;
      if (next === undefined) return { ...headOf(message), body: limited(message, asked.mostBytes, signal) };
      message.destroy();
      address = parseAddress(next, address);
    }
    throw new OutsideError('too_many_redirects');
  }

  async function fetch(asked: OutsideRequest) {
    const { body, ...head } = await open(asked);
    const parts: Buffer[] = [];
    try {
      for await (const part of body) parts.push(part);
    } catch (error) {
      throw asOutsideError(error);
    }
    return { ...head, body: Buffer.concat(parts) };
  }

  return { fetch, open };
}

function parseAddress(text: string, base?: URL): URL {
  const address = URL.canParse(text, base?.href) ? new URL(text, base?.href) : undefined;
  if (!address || !/^https?:$/.test(address.protocol) || address.username || address.password)
    throw new OutsideError('bad_address');
  return address;
}

function send(
  address: URL,
  headers: Readonly<Record<string, string>>,
  signal: AbortSignal,
  mayReach: (address: string) => boolean,
): Promise<IncomingMessage> {
  const host = address.hostname.replace(/^\[|\]$/g, '');
  // An address written as a number is not looked up, so it is checked here.
  if (isIP(host) && !mayReach(host)) throw new OutsideError('not_public');
  const request = address.protocol === 'https:' ? requestSecure : requestPlain;
  return new Promise((resolve, reject) => {
    request(address, {
      agent: false,
      signal,
      lookup: checkedLookup(mayReach),
      maxHeaderSize: mostHeaderBytes,
      headers: { 'user-agent': agent, 'accept-encoding': 'gzip, deflate, br', ...headers },
    })
      .on('response', resolve)
      .on('error', (error) => reject(asOutsideError(error)))
      .end();
  });
}

/** A name with any address that may not be reached is refused as a whole. */
const checkedLookup =
  (mayReach: (address: string) => boolean): LookupFunction =>
  (host, options, done) => {
    lookUp(host, { ...options, all: true }).then(
      (found) => {
        const [first] = found;
        if (!first) done(new OutsideError('unreachable'), '');
        else if (!found.every(({ address }) => mayReach(address))) done(new OutsideError('not_public'), '');
        else if (options.all) done(null, found);
        else done(null, first.address, first.family);
      },
      (error) => done(error, ''),
    );
  };

function headOf(message: IncomingMessage): OutsideHead {
  const headers = Object.entries(message.headers).flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value] as const] : [],
  );
  return { status: message.statusCode ?? 0, headers: Object.fromEntries(headers) };
}

/** The body unpacked; it ends with an error when it is longer than agreed or comes too slowly. */
function limited(message: IncomingMessage, mostBytes: number, signal: AbortSignal): Readable {
  if (Number(message.headers['content-length'] ?? 0) > mostBytes) {
    message.destroy();
    throw new OutsideError('too_large');
  }
  let bytes = 0;
  const measure = new Transform({
    transform(part: Buffer, _encoding, done) {
      bytes += part.length;
      if (bytes > mostBytes) done(new OutsideError('too_large'));
      else done(null, part);
    },
  });
  const unpack = unpackers[message.headers['content-encoding'] ?? ''];
  // What goes wrong on the way ends `measure` with an error, which its reader sees.
  const ended = () => undefined;
  if (unpack) pipeline(message, unpack(), measure, ended);
  else pipeline(message, measure, ended);
  return addAbortSignal(signal, measure);
}

const unpackers: Readonly<Record<string, () => Transform>> = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
};

function asOutsideError(error: unknown): OutsideError {
  if (error instanceof OutsideError) return error;
  const name = error instanceof Error ? error.name : '';
  return new OutsideError(/^(AbortError|TimeoutError)$/.test(name) ? 'too_slow' : 'unreachable', {
    cause: error,
  });
}
