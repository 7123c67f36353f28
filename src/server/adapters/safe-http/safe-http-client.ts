import { Readable } from 'node:stream';
import type { GuardOptions } from './guarded-agent.ts';
import { isPublicAddress } from './public-address.ts';
import { SafeHttpError } from './safe-http-error.ts';

/** A request to an external server. */
export interface SafeHttpRequest {
  readonly address: string;
  /** GET unless said. */
  readonly method?: 'GET' | 'HEAD' | 'POST';
  /** Of a POST. */
  readonly body?: Buffer;
  readonly headers?: Readonly<Record<string, string>>;
  /** From DNS lookup to the last byte, including redirects; default 5 seconds. */
  readonly timeoutMs?: number;
  /** Limit of the decompressed body. */
  readonly maxBytes: number;
  readonly signal?: AbortSignal;
}

export interface SafeHttpHead {
  readonly status: number;
  /** Names are in lower case. */
  readonly headers: Readonly<Record<string, string>>;
}

export interface SafeHttpResponse extends SafeHttpHead {
  readonly body: Buffer;
}

/**
 * Sends requests to external servers, whose addresses come from feeds, ad tags and texts. Only public IP addresses are reached,
 * also after redirects; time and size are bounded.
 */
export interface SafeHttpClient {
  /** Reads the whole body. @throws SafeHttpError */
  fetch(request: SafeHttpRequest): Promise<SafeHttpResponse>;
  /** Streams the body up to `maxBytes`. @throws SafeHttpError */
  open(request: SafeHttpRequest): Promise<SafeHttpHead & { readonly body: Readable }>;
}

const defaultTimeoutMs = 5_000;
const userAgent = 'salbuni/1.0 (+feeds)';

/** Creates the client. Its agent is loaded with the first request, because most portals have no partners. */
export function createSafeHttpClient({
  mayReach = isPublicAddress,
  trustedOrigin,
}: Partial<GuardOptions> = {}): SafeHttpClient {
  const load = async () => {
    const { openGuardedAgent, reasonOf } = await import('./guarded-agent.ts');
    return { send: openGuardedAgent({ mayReach, trustedOrigin }), reasonOf };
  };
  let agent: ReturnType<typeof load> | undefined;

  async function open(request: SafeHttpRequest): Promise<SafeHttpHead & { body: Readable }> {
    const { maxBytes, timeoutMs = defaultTimeoutMs } = request;
    const address = parseAddress(request.address);
    const limit = AbortSignal.timeout(timeoutMs);
    agent ??= load();
    const { send, reasonOf } = await agent;
    const rethrow = (error: unknown): never => {
      throw error instanceof SafeHttpError ? error : new SafeHttpError(reasonOf(error), { cause: error });
    };
    const response = await send(address, {
      headers: { 'user-agent': userAgent, 'accept-encoding': 'gzip, deflate, br', ...request.headers },
      signal: request.signal ? AbortSignal.any([limit, request.signal]) : limit,
      method: request.method ?? 'GET',
      body: request.body,
      maxBytes,
    }).catch(rethrow);
    const { body } = response;
    const head = { status: response.statusCode, headers: singleOf(response.headers) };
    if (request.method === 'HEAD' || Number(head.headers['content-length'] ?? 0) <= maxBytes)
      return {
        ...head,
        body: Readable.from(readUpTo({ maxBytes, body, rethrow }), { objectMode: false }),
      };
    body.on('error', () => {}).destroy();
    throw new SafeHttpError('too_large');
  }

  async function fetch(request: SafeHttpRequest): Promise<SafeHttpResponse> {
    const { body, ...head } = await open(request);
    return { ...head, body: Buffer.concat(await body.toArray()) };
  }

  return { fetch, open };
}

function parseAddress(text: string): URL {
  const address = URL.canParse(text) ? new URL(text) : undefined;
  if (!address || !/^https?:$/.test(address.protocol) || address.username || address.password)
    throw new SafeHttpError('bad_address');
  return address;
}

/** Keeps the headers with a single value. */
function singleOf(headers: Readonly<Record<string, string | string[] | undefined>>): Record<string, string> {
  const single = Object.entries(headers).flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value] as const] : [],
  );
  return Object.fromEntries(single);
}

/** Streams a body. @throws SafeHttpError when it exceeds the size or time limit */
async function* readUpTo(source: {
  maxBytes: number;
  body: Readable;
  rethrow: (error: unknown) => never;
}): AsyncGenerator<Buffer> {
  let bytes = 0;
  try {
    for await (const part of source.body) {
      bytes += part.length;
      if (bytes > source.maxBytes) throw new SafeHttpError('too_large');
      yield part;
    }
  } catch (error) {
    source.rethrow(error);
  }
}
