import { connect } from 'node:net';
import { parentPort, workerData } from 'node:worker_threads';
import type { Script } from './load.ts';

/**
 * Sends each request of the script `times` times over a number of connections, each sending the next after an answer. Answers
 * are only counted: clients that process them, such as autocannon, would use as much CPU as a quarter of the measured portal.
 */
async function ask({ url, connections, requests, times = 1 }: Script) {
  const written = requests.map((request) => write(request, new URL(url).host));
  const amount = requests.length * times;
  let asked = 0;
  const next = () => (asked < amount ? written[asked++ % written.length] : undefined);
  const began = performance.now();
  const refused = await Promise.all(Array.from({ length: connections }, () => walk(new URL(url), next)));
  const seconds = (performance.now() - began) / 1000;
  return { perSecond: amount / seconds, refused: refused.reduce((sum, one) => sum + one, 0) };
}

function write({ path, method = 'GET', headers = {}, body = '' }: Script['requests'][number], host: string) {
  const length = body === '' ? {} : { 'content-length': String(Buffer.byteLength(body)) };
  const lines = Object.entries({ host, ...headers, ...length });
  return `${method} ${path} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n${body}`;
}

/** Runs one connection until no request is left. @returns the number of failed ones */
function walk({ hostname, port }: URL, next: () => string | undefined): Promise<number> {
  return new Promise((resolve, reject) => {
    let refused = 0;
    let head = '';
    /** The bytes of the body still to come; undefined within a header. */
    let rest: number | undefined;
    const go = () => {
      const request = next();
      if (request !== undefined) socket.write(request);
      else {
        resolve(refused);
        socket.destroy();
      }
    };
    const read = (bytes: Uint8Array): void => {
      if (rest === undefined) {
        head += Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1');
        const end = head.indexOf('\r\n\r\n');
        if (end < 0) return;
        const length = /^content-length: (\d+)/im.exec(head)?.[1];
        if (length === undefined) throw new Error(`an answer does not say its length: ${head.slice(0, end)}`);
        if (!/^HTTP\/1\.1 2/.test(head)) refused += 1;
        rest = Number(length) - (head.length - end - 4);
      } else rest -= bytes.length;
      if (rest > 0) return;
      head = '';
      rest = undefined;
      go();
    };
    const onread = {
      buffer: Buffer.allocUnsafeSlow(128 * 1024),
      callback: (count: number, buffer: Uint8Array) => {
        read(buffer.subarray(0, count));
        return true;
      },
    };
    const socket = connect({ host: hostname, port: Number(port), onread }, go);
    socket.on('error', reject);
    socket.on('close', () => reject(new Error('the portal closed a connection')));
  });
}

parentPort?.postMessage(await ask(workerData));
