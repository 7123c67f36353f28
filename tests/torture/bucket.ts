import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { connect } from 'node:net';
import { join } from 'node:path';
import { MissingRequirement } from './scenario.ts';
import { findFreePort } from './testbed.ts';
import { untilHolds } from './visitor.ts';

const server = createRequire(import.meta.url).resolve('s3rver/bin/s3rver.js');

export interface Bucket {
  /** Settings that lead pgBackRest to it instead of to the store of deploy/backup/pgbackrest.conf. */
  readonly environment: Readonly<Record<string, string>>;
  stop(): Promise<void>;
}

/**
 * Starts an S3-compatible store over TLS on loopback with one bucket. It is a process of its own, for the torture waits for
 * programs that talk to it. @throws MissingRequirement without openssl
 */
export async function startBucket(directory: string, name: string): Promise<Bucket> {
  const path = (file: string) => join(directory, file);
  mkdirSync(directory);
  makeCertificate(path('key.pem'), path('certificate.pem'));
  const port = await findFreePort();
  const child = spawn(
    process.execPath,
    [
      ...[server, '--silent', '--address', '127.0.0.1', '--port', String(port), '--directory', path('data')],
      ...['--key', path('key.pem'), '--cert', path('certificate.pem'), '--configure-bucket', name],
    ],
    { stdio: 'ignore' },
  );
  if ((await untilHolds(() => answers(port), { withinMs: 30_000 })) === undefined) {
    await end(child);
    throw new Error('the S3-compatible store does not start');
  }
  return {
    environment: {
      PGBACKREST_REPO1_S3_BUCKET: name,
      PGBACKREST_REPO1_S3_ENDPOINT: 'localhost',
      PGBACKREST_REPO1_STORAGE_PORT: String(port),
      PGBACKREST_REPO1_STORAGE_CA_FILE: path('certificate.pem'),
      PGBACKREST_REPO1_S3_URI_STYLE: 'path',
      PGBACKREST_REPO1_S3_KEY: 'S3RVER',
      PGBACKREST_REPO1_S3_KEY_SECRET: 'S3RVER',
    },
    stop: () => end(child),
  };
}

function makeCertificate(key: string, certificate: string): void {
  const names = 'subjectAltName=DNS:localhost';
  try {
    execFileSync(
      'openssl',
      [
        ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=localhost'],
        ...['-addext', names, '-keyout', key, '-out', certificate],
      ],
      { stdio: 'ignore' },
    );
  } catch {
    throw new MissingRequirement('openssl is missing: apt-get install openssl');
  }
}

const answers = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect({ host: '127.0.0.1', port });
    socket.once('connect', () => resolve(true));
    socket.once('error', () => resolve(false));
    socket.once('close', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}
