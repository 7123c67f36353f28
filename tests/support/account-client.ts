import type { FastifyInstance } from 'fastify';

export interface Reply {
  readonly status: number;
  readonly body: Record<string, unknown>;
  readonly headers: Record<string, unknown>;
}

type Values = Readonly<Record<string, string>>;

export interface CallOptions {
  readonly bearer?: string;
  readonly address?: string;
  readonly as?: 'urlencoded' | 'multipart' | 'json';
  readonly csrf?: 'header' | 'field' | 'none';
  readonly agent?: string;
  /** The cookie that identifies the device. */
  readonly device?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export const somebody = {
  email: 'nino@example.ge',
  password: 'მთვარე და ზღვა 7',
  first_name: 'ნინო',
  last_name: 'ბერიძე',
  gender: 'female',
  birthday: '1990-05-17',
} as const;

const csrfToken = 'c'.repeat(43);
const boundary = 'form-boundary-4711';

/** A client that posts forms as CONTRACT.md describes. */
export function createAccountClient(app: FastifyInstance) {
  async function post(url: string, values: Values, options: CallOptions = {}): Promise<Reply> {
    const { bearer, address = '10.0.0.1', as = 'urlencoded', csrf = 'header', agent, device } = options;
    const cookies = [
      ...(csrf === 'none' ? [] : [`csrftoken=${csrfToken}`]),
      ...(device ? [`device=${device}`] : []),
    ];
    const form = csrf === 'field' ? { ...values, csrfmiddlewaretoken: csrfToken } : values;
    const answer = await app.inject({
      method: 'POST',
      url,
      remoteAddress: address,
      headers: {
        ...options.headers,
        'content-type': types[as],
        ...(cookies.length > 0 ? { cookie: cookies.join('; ') } : {}),
        ...(agent ? { 'user-agent': agent } : {}),
        ...(csrf === 'header' ? { 'x-csrftoken': csrfToken } : {}),
        ...(bearer ? { authorization: `Bearer ${bearer}` } : {}),
      },
      payload: write[as](form),
    });
    return { status: answer.statusCode, body: answer.json(), headers: answer.headers };
  }

  async function get(url: string, bearer: string): Promise<Reply> {
    const answer = await app.inject({ url, headers: { authorization: `Bearer ${bearer}` } });
    return { status: answer.statusCode, body: answer.json(), headers: answer.headers };
  }

  /** Signs up and in. */
  async function join(email: string = somebody.email): Promise<{ access: string; refresh: string }> {
    await post('/api/auth/sign-up/', { ...somebody, email });
    return signIn(email);
  }

  async function signIn(email: string = somebody.email, password: string = somebody.password) {
    const { body } = await post('/api/auth/sign-in/', { email, password });
    return { access: String(body.access_token), refresh: String(body.refresh_token) };
  }

  const verify = (access: string) => post('/api/auth/verify/', { access_token: access }, { csrf: 'none' });

  return { post, get, join, signIn, verify };
}

const types = {
  urlencoded: 'application/x-www-form-urlencoded',
  multipart: `multipart/form-data; boundary=${boundary}`,
  json: 'application/json',
};
const write = {
  urlencoded: (values: Values) => new URLSearchParams(values).toString(),
  multipart: (values: Values) =>
    `${Object.entries(values)
      .map(
        ([name, value]) =>
          `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
      )
      .join('')}--${boundary}--\r\n`,
  json: (values: Values) => JSON.stringify(values),
};

/** The code of a field's only error. */
export function codeOf({ body }: Reply, field = '__all__'): unknown {
  const error = body.error as { __all__?: { code: string }[]; fields?: Record<string, { code: string }[]> };
  return field === '__all__' ? error.__all__?.[0]?.code : error.fields?.[field]?.[0]?.code;
}

/** The address with a token in a letter. */
export const linkIn = (text: string): string => /https?:\/\/\S+\?token=[\w-]+/.exec(text)?.[0] ?? '';
export const tokenIn = (text: string): string => new URL(linkIn(text)).searchParams.get('token') ?? '';
