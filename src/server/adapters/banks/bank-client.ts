import { BankAway } from './bank-away.ts';

interface Settings {
  readonly apiUrl: string;
  readonly tokenUrl: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

interface Request {
  readonly method: string;
  readonly path: string;
  readonly body?: object;
  readonly headers?: Readonly<Record<string, string>>;
}

const timeoutMs = 8_000;
/** How long before its expiry a token is renewed. */
const marginMs = 30_000;

/**
 * Creates a client for an API with OAuth client credentials. The token is cached until shortly before it expires, and renewed
 * after a 401.
 */
export function createBankClient(settings: Settings, now: () => number) {
  let token: { text: string; until: number } | undefined;
  let fetching: Promise<string> | undefined;

  async function fetchToken(): Promise<string> {
    const credentials = Buffer.from(`${settings.clientId}:${settings.clientSecret}`).toString('base64');
    const response = await ask(settings.tokenUrl, {
      method: 'POST',
      headers: {
        authorization: `Basic ${credentials}`,
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: 'grant_type=client_credentials',
    });
    const { access_token: text, expires_in: span } = (await read(response)) as Record<string, unknown>;
    if (!response.ok || typeof text !== 'string') throw new BankAway(`no token: ${response.status}`);
    token = { text, until: endOf(Number(span), now()) - marginMs };
    return text;
  }

  async function validToken(): Promise<string> {
    if (token && token.until > now()) return token.text;
    fetching ??= fetchToken().finally(() => {
      fetching = undefined;
    });
    return fetching;
  }

  async function send({ method, path, body, headers }: Request): Promise<Response> {
    return ask(settings.apiUrl.replace(/\/+$/, '') + path, {
      method,
      headers: {
        ...headers,
        authorization: `Bearer ${await validToken()}`,
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
  }

  /** Sends a request. @returns the answer's JSON; undefined for an unknown order (400 or 404 of a GET) @throws BankAway */
  return async (request: Request): Promise<unknown> => {
    let response = await send(request);
    if (response.status === 401) {
      token = undefined;
      response = await send(request);
    }
    if (request.method === 'GET' && (response.status === 400 || response.status === 404)) return undefined;
    const answer = await read(response);
    if (!response.ok) throw new BankAway(`${request.path}: ${response.status}`);
    return answer;
  };
}

async function ask(url: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(timeoutMs) });
  } catch (error) {
    throw new BankAway('no answer', { cause: error });
  }
}

async function read(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch (error) {
    throw new BankAway(`no JSON: ${response.status}`, { cause: error });
  }
}

/** By OAuth a span in seconds; the bank's own example has a timestamp in milliseconds. */
function endOf(span: number, at: number): number {
  if (!(span > 0)) return at + 60_000;
  return span > 1e11 ? span : at + span * 1000;
}
