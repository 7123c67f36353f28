import type { ChildProcess } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { exitOf } from '../../scripts/launch/child.ts';
import { buildImage, type Image } from './build-image.ts';

const patience = 60_000;
const secret = 'vX3q9ZpL7wRk2TnB5mYc8HsD4jFg6UaE1oQiNtKe';

/** Builds the image without a container engine and runs it as an engine would. @throws Error that says what does not hold. */
export async function rehearse(databaseUrl: string, say: (line: string) => void): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'salbuni-rehearsal-'));
  // The unprivileged user has to get through to the room.
  chmodSync(folder, 0o755);
  try {
    const image = await buildImage(folder, say);
    const port = 20_000 + (process.pid % 20_000);
    const container = createContainer(image, {
      SITE_URL: 'https://salbuni.example',
      PORT: String(port),
      DATABASE_URL: databaseUrl,
      AUTH_SECRET: secret,
      DRAIN_SECONDS: '2',
    });
    await tryCommands(container, say);
    await tryServing(container, `http://127.0.0.1:${port}`, say);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Runs commands in the image: its user, a read-only root, its volumes. */
function createContainer(image: Image, settings: Readonly<Record<string, string>>) {
  const user = Number(image.user);
  for (const volume of image.volumes) {
    mkdirSync(image.room.place(volume), { recursive: true, mode: 0o700 });
    chownSync(image.room.place(volume), user, user);
  }

  function start(command: readonly string[]) {
    const child = image.room.run(command, {
      environment: { HOME: '/tmp', LANG: 'C.UTF-8', ...image.environment, ...settings },
      directory: image.directory,
      user: image.user,
      writable: image.volumes,
    });
    const said = { text: '' };
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (piece: Buffer) => {
        said.text = (said.text + piece.toString()).slice(-20_000);
      });
    return { child, said, ended: exitOf(child) };
  }

  async function expectEnd(command: readonly string[], code: number, words: RegExp): Promise<void> {
    const { said, ended } = start(command);
    const was = await ended;
    if (was !== code || !words.test(said.text))
      throw new Error(`${command.join(' ')} ended with ${was}, not ${code}:\n${said.text}`);
  }
  return { image, start, expectEnd };
}

type Container = ReturnType<typeof createContainer>;

const operate = (...command: string[]) => ['node', 'scripts/run.mjs', 'scripts/operate.ts', ...command];

async function tryCommands({ image, expectEnd }: Container, say: (line: string) => void): Promise<void> {
  await expectEnd(['sh', '-c', 'id -u; touch /app/dist/x'], 1, /^1000\n.*Read-only file system/);
  say('user 1000, and nothing of the image can be written');
  await expectEnd(image.command, 1, /npm run migrate/);
  say('a database that is not migrated is refused');
  await expectEnd(operate('migrate'), 0, /^migrated /m);
  await expectEnd(operate('seed', '--starter'), 0, /./);
  say('migrated and filled with starter content');
}

async function tryServing({ image, start, expectEnd }: Container, url: string, say: (line: string) => void) {
  const began = performance.now();
  const { child, said, ended } = start(image.command);
  try {
    await waitFor(async () => (await statusOf(`${url}/readyz`)) === 200, said);
    say(`ready after ${((performance.now() - began) / 1000).toFixed(1)} s`);
    await expectEnd(image.healthCheck, 0, /^$/);
    const page = await fetch(url).then((answer) => answer.text());
    const [, script] = /src="(\/static\/[^"]+\.js)"/.exec(page) ?? [];
    if (!script || (await statusOf(url + script)) !== 200) throw new Error('the front page has no script');
    say('the front page and its script are served, the health check ends well');
    await tryDraining(child, ended, url);
    say('told to stop it says so, serves on, and ends with 0');
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : error}\n${said.text}`);
  } finally {
    child.kill('SIGKILL');
  }
}

async function tryDraining(child: ChildProcess, ended: Promise<number>, url: string): Promise<void> {
  child.kill('SIGTERM');
  await waitFor(async () => (await statusOf(`${url}/readyz`)) === 503);
  if ((await statusOf(url)) !== 200) throw new Error('while it drains, pages are not served');
  const code = await ended;
  if (code !== 0) throw new Error(`it ended with ${code}`);
}

const statusOf = (url: string): Promise<number | undefined> =>
  fetch(url).then(
    ({ status }) => status,
    () => undefined,
  );

async function waitFor(holds: () => Promise<boolean>, said = { text: '' }): Promise<void> {
  const until = Date.now() + patience;
  while (!(await holds())) {
    if (Date.now() > until) throw new Error(`nothing after ${patience / 1000} s:\n${said.text}`);
    await wait(50);
  }
}
