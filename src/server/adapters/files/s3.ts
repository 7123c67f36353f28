import { createWriteStream, openAsBlob } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { DOMParser } from '@xmldom/xmldom';
import { AwsClient } from 'aws4fetch';
import { checkFilePath, type FileStore } from './file-store.ts';

export interface S3Settings {
  readonly endpoint: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly bucket: string;
  /** The prefix of every key; empty, or ending with `/`. */
  readonly prefix: string;
}

/** The response of the store for a proxied file; the store handles ranges and revalidation. */
export interface StoredFile {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Readable | undefined;
}

export interface S3Files extends FileStore {
  /** Opens a file for proxying; undefined if it does not exist. */
  open(path: string, requestHeaders: Readonly<Record<string, string>>): Promise<StoredFile | undefined>;
}

const passedOn = ['content-length', 'content-range', 'accept-ranges', 'etag', 'last-modified'];
const retries = 3;
/** Timeout of calls with a short answer, in ms; file transfers have none. */
const timeoutMs = 15_000;

const types: Readonly<Record<string, string>> = {
  ...{ jpg: 'image/jpeg', jpeg: 'image/jpeg', png: 'image/png', webp: 'image/webp', avif: 'image/avif' },
  ...{ gif: 'image/gif', pdf: 'application/pdf', epub: 'application/epub+zip', mp4: 'video/mp4' },
  ...{ webm: 'video/webm', vtt: 'text/vtt' },
};

/** The media type by the path's extension; bytes by default. */
export const typeOf = (path: string): string =>
  types[/[^.]+$/.exec(path)?.[0] ?? ''] ?? 'application/octet-stream';

/** Stores files under a prefix of a bucket in any store with S3's protocol (version 4 signatures, path-style addresses). */
export function createS3Files(settings: S3Settings): S3Files {
  const { endpoint, bucket, prefix, ...credentials } = settings;
  const client = new AwsClient({ ...credentials, service: 's3', retries });
  const base = `${endpoint.replace(/\/$/, '')}/${bucket}`;
  const place = (path: string): string => `${base}/${prefix}${checkFilePath(path)}`;

  /** Sends a request. @throws Error for an answer that is neither a success nor in `others` */
  async function call(address: string, init: RequestInit, others: readonly number[] = []): Promise<Response> {
    const answer = await client.fetch(address, init);
    if (answer.ok || others.includes(answer.status)) return answer;
    await answer.body?.cancel();
    throw new Error(`the media store answered ${answer.status} to ${init.method ?? 'GET'}`);
  }

  async function put(path: string, body: Blob): Promise<void> {
    const headers = { 'content-type': typeOf(path), 'cache-control': 'public, max-age=31536000, immutable' };
    await (await call(place(path), { method: 'PUT', headers, body })).body?.cancel();
  }

  /** Lists all keys in order, a thousand per page. */
  async function* listPages(): AsyncGenerator<readonly string[]> {
    let last: string | undefined = '';
    while (last !== undefined) {
      const address = new URL(base);
      address.search = new URLSearchParams({ 'list-type': '2', prefix, 'start-after': last }).toString();
      const answer = await call(address.href, { signal: AbortSignal.timeout(timeoutMs) });
      const page = new DOMParser().parseFromString(await answer.text(), 'text/xml');
      const read = (name: string) =>
        Array.from(page.getElementsByTagName(name), (node) => node.textContent ?? '');
      const keys = read('Key');
      yield keys;
      last = read('IsTruncated')[0] === 'true' ? keys.at(-1) : undefined;
    }
  }

  return {
    write: (path, bytes) => put(path, new Blob([Buffer.from(bytes)])),
    async read(path) {
      const answer = await call(place(path), {}, [404]);
      if (answer.ok) return new Uint8Array(await answer.arrayBuffer());
      await answer.body?.cancel();
      return undefined;
    },
    async exists(path) {
      const answer = await call(
        place(path),
        { method: 'HEAD', signal: AbortSignal.timeout(timeoutMs) },
        [404],
      );
      return answer.ok;
    },
    async remove(path) {
      await call(place(path), { method: 'DELETE', signal: AbortSignal.timeout(timeoutMs) }, [404]);
    },
    async list() {
      const paths: string[] = [];
      for await (const keys of listPages()) paths.push(...keys.map((key) => key.slice(prefix.length)));
      return paths.sort();
    },
    async download(path, target) {
      const answer = await call(place(path), {}, [404]);
      if (!answer.ok || !answer.body) return false;
      await pipeline(Readable.from(answer.body), createWriteStream(target, { mode: 0o600 }));
      return true;
    },
    upload: async (source, path) => put(path, await openAsBlob(source)),
    async open(path, requestHeaders) {
      const answer = await call(place(path), { headers: { ...requestHeaders } }, [304, 404, 416]);
      if (answer.status === 404) {
        await answer.body?.cancel();
        return undefined;
      }
      const headers = passedOn.flatMap((name) => {
        const value = answer.headers.get(name);
        return value === null ? [] : [[name, value] as const];
      });
      const body = answer.body ? Readable.from(answer.body) : undefined;
      return { status: answer.status, headers: Object.fromEntries(headers), body };
    },
  };
}
