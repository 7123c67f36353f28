import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';

export interface StaticServer {
  readonly url: string;
  stop(): Promise<void>;
}

/** Starts nginx to serve these bytes from disk with a line in its log for each request, as the portal writes one, and their gzip; undefined if nginx is not installed. */
export async function serveWithNginx(bytes: Buffer, port: number): Promise<StaticServer | undefined> {
  const directory = mkdtempSync(join(tmpdir(), 'salbuni-nginx-'));
  mkdirSync(join(directory, 'www'));
  mkdirSync(join(directory, 'logs'));
  writeFileSync(join(directory, 'www/page.html'), bytes);
  writeFileSync(join(directory, 'www/page.html.gz'), gzipSync(bytes, { level: 7 }));
  writeFileSync(
    join(directory, 'nginx.conf'),
    `user root; worker_processes 1; daemon off; pid ${directory}/pid; error_log ${directory}/error.log;
     events { worker_connections 512; }
     http { access_log ${directory}/access.log; sendfile on; tcp_nopush on; types { text/html html; } charset utf-8; gzip_static on; keepalive_requests 100000000;
       client_body_temp_path ${directory}/logs; proxy_temp_path ${directory}/logs; fastcgi_temp_path ${directory}/logs; uwsgi_temp_path ${directory}/logs; scgi_temp_path ${directory}/logs;
       server { listen 127.0.0.1:${port}; root ${directory}/www; } }`,
  );
  const child = spawn('nginx', ['-p', directory, '-c', join(directory, 'nginx.conf')], { stdio: 'ignore' });
  const failed = new Promise<undefined>((done) => child.once('error', () => done(undefined)));
  const url = `http://127.0.0.1:${port}/page.html`;
  const started = await Promise.race([failed, answers(url)]);
  if (!started) return undefined;
  return {
    url,
    stop: async () => {
      const ended = new Promise((done) => child.once('exit', done));
      child.kill('SIGTERM');
      await ended;
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

export async function answers(url: string): Promise<true> {
  for (let tries = 0; tries < 50; tries++) {
    await wait(100);
    if (
      await fetch(url).then(
        (answer) => answer.ok,
        () => false,
      )
    )
      return true;
  }
  throw new Error('nginx does not answer');
}
