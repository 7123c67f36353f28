import { connect } from 'node:net';
import { parentPort, workerData } from 'node:worker_threads';
import type { Script } from './load.ts';

/**
 * Asks for every request of the script once (or as often as it says), over as many connections as it names, each asking as
 * soon as it has its answer. Answers are counted, not kept: a client that hands them on, as autocannon and the platform's own
 * do, takes as much of the two cores as a quarter of the portal that it measures.
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

/** One connection, until there is nothing more to ask; answers how many were refused. */
function walk({ hostname, port }: URL, next: () => string | undefined): Promise<number> {
  return new Promise((resolve, reject) => {
    let refused = 0;
    let head = '';
    /** What is still to come of the body; undefined within a head. */
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
