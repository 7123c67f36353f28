import { randomUUID } from 'node:crypto';
import type { Role } from '#shared/contracts/accounts.ts';
import type { TestPortal } from './build-app.ts';

export interface OfficeAnswer {
  readonly status: number;
  /** Answers are read as a program would that knows nothing of types. */
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
  readonly body: any;
}

/** A person of the staff who is signed in. */
export interface Staff {
  readonly id: number;
  /** The cookies of the newest session. */
  cookie(): Promise<string>;
  call(path: string, body?: unknown, headers?: Readonly<Record<string, string>>): Promise<OfficeAnswer>;
  /** A call whose body is sent as it is. */
  sendText(path: string, body: string, headers?: Readonly<Record<string, string>>): Promise<OfficeAnswer>;
  /** A call that answers no JSON. */
  text(path: string, body: unknown): Promise<{ readonly type: string; readonly text: string }>;
  /** A call with a form that may have a file. */
  upload(path: string, fields: object, file?: { name: string; bytes: Uint8Array }): Promise<OfficeAnswer>;
  /** A call about records. */
  records(collection: string, call: string, body?: unknown): Promise<OfficeAnswer>;
}

const csrf = 'c'.repeat(43);

/** Signs people of the staff in, each with an account of their own. */
export function createStaffRoom({ app, context, database }: TestPortal) {
  async function signIn(roles: readonly Role[], name = roles.join(' ')): Promise<Staff> {
    const { id } = await database.db
      .insertInto('account')
      .values({ email: `${randomUUID()}@example.ge`, first_name: name, roles: [...roles] })
      .returning('id')
      .executeTakeFirstOrThrow();
    const origin = { address: '10.0.0.1', agent: '' };
    const open = () => context.accounts.sessions.openSession({ accountId: id, isStaff: true, origin });
    let token = { from: context.now(), text: (await open()).access_token };
    // Renews the sessions after a test has moved the clock.
    const tokenNow = async (): Promise<string> => {
      if (context.now() - token.from > 60_000)
        token = { from: context.now(), text: (await open()).access_token };
      return token.text;
    };
    const post = async (url: string, payload: string, headers: Readonly<Record<string, string>> = {}) =>
      app.inject({
        method: 'POST',
        url,
        headers: {
          authorization: `Bearer ${await tokenNow()}`,
          'content-type': 'application/json',
          'x-csrftoken': csrf,
          cookie: `csrftoken=${csrf}`,
          ...headers,
        },
        payload,
      });
    const sendText: Staff['sendText'] = async (url, body, headers) => {
      const answer = await post(url, body, headers);
      return { status: answer.statusCode, body: answer.json() };
    };
    const call: Staff['call'] = (url, body = {}, headers) => sendText(url, JSON.stringify(body), headers);
    const text = async (url: string, body: unknown) => {
      const answer = await post(url, JSON.stringify(body));
      return { type: String(answer.headers['content-type']), text: answer.body };
    };
    const upload = async (
      url: string,
      fields: object,
      file?: { name: string; bytes: Uint8Array },
    ): Promise<OfficeAnswer> => {
      const form = new FormData();
      for (const [name, value] of Object.entries(fields)) form.append(name, String(value));
      if (file) form.append('file', new Blob([Buffer.from(file.bytes)]), file.name);
      const encoded = new Response(form);
      const answer = await app.inject({
        method: 'POST',
        url,
        headers: {
          authorization: `Bearer ${await tokenNow()}`,
          'content-type': encoded.headers.get('content-type') ?? '',
          'x-csrftoken': csrf,
          cookie: `csrftoken=${csrf}`,
        },
        payload: Buffer.from(await encoded.arrayBuffer()),
      });
      return { status: answer.statusCode, body: answer.json() };
    };
    return {
      id,
      call,
      sendText,
      text,
      upload,
      cookie: async () => `token=${await tokenNow()}`,
      records: (collection, name, body) => call(`/api/office/records/${collection}/${name}/`, body),
    };
  }
  return { signIn };
}

/** The code of a refusal, at a field or of the whole. */
export function officeCode({ body }: OfficeAnswer, field?: string): string | undefined {
  return (field ? body.error?.fields?.[field] : body.error?.__all__)?.[0]?.code;
}

export const documentOf = (text: string) => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
});
