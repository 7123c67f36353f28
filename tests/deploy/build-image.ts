import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join, matchesGlob } from 'node:path';
import { exitOf } from '../../scripts/launch/child.ts';
import { projectFolder } from '../../scripts/launch/project.mjs';
import { type Instruction, readContainerFile } from './container-file.ts';
import { createRoom, type Room } from './room.ts';

/** What a container engine would know of an image. */
export interface Image {
  readonly room: Room;
  readonly environment: Readonly<Record<string, string>>;
  readonly directory: string;
  readonly user: string;
  readonly command: readonly string[];
  readonly healthCheck: readonly string[];
  readonly volumes: readonly string[];
}

type Draft = { -readonly [Key in keyof Image]: Image[Key] };

/** Builds the last stage of deploy/Dockerfile below a folder, stage by stage. @throws Error with the output of a step that fails. */
export async function buildImage(folder: string, say: (line: string) => void): Promise<Image> {
  const context = join(folder, 'context');
  copyContext(context);
  const built = new Map<string, Image>();
  for (const stage of readContainerFile()) {
    const image = createDraft(join(folder, stage.name));
    for (const instruction of stage.instructions) {
      const started = performance.now();
      await takeStep(instruction, image, { context, built });
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      say(`${stage.name}: ${instruction.name} ${instruction.words.join(' ').slice(0, 70)} (${seconds} s)`);
    }
    built.set(stage.name, image);
  }
  const image = [...built.values()].at(-1);
  if (!image) throw new Error('deploy/Dockerfile has no stage');
  return image;
}

/** A clean folder: what git knows of, without what .dockerignore leaves out. */
function copyContext(to: string): void {
  const left = readFileSync(join(projectFolder, '.dockerignore'), 'utf8').split('\n').filter(Boolean);
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
    cwd: projectFolder,
    encoding: 'utf8',
  });
  for (const path of files.split('\0').filter(Boolean)) {
    if (left.some((pattern) => matchesGlob(path, pattern) || matchesGlob(path, `${pattern}/**`))) continue;
    cpSync(join(projectFolder, path), join(to, path));
  }
}

function createDraft(root: string): Draft {
  const room = createRoom(root);
  return { room, environment: {}, directory: '/', user: '', command: [], healthCheck: [], volumes: [] };
}

async function takeStep(
  { name, words, from }: Instruction,
  image: Draft,
  { context, built }: { context: string; built: ReadonlyMap<string, Image> },
): Promise<void> {
  const [first = ''] = words;
  switch (name) {
    case 'WORKDIR':
      image.directory = first;
      mkdirSync(image.room.place(first), { recursive: true });
      break;
    case 'ENV':
      image.environment = { ...image.environment, ...Object.fromEntries(words.map(pairOf)) };
      break;
    case 'COPY': {
      const source = from ? built.get(from)?.room.place('/') : context;
      if (!source) throw new Error(`COPY --from=${from}: there is no such stage`);
      copyInto(source, words, image.room.place(image.directory));
      break;
    }
    case 'RUN':
      await runStep(first, image);
      break;
    case 'USER':
      image.user = first;
      break;
    case 'VOLUME':
      image.volumes = words;
      break;
    case 'CMD':
      image.command = words;
      break;
    case 'HEALTHCHECK':
      image.healthCheck = words;
      break;
    case 'EXPOSE':
      break;
    default:
      throw new Error(`the rehearsal does not know ${name}`);
  }
}

const pairOf = (word: string): [string, string] => {
  const at = word.indexOf('=');
  return [word.slice(0, at), word.slice(at + 1)];
};

/** COPY: the last word is where to; of a folder it takes what is in it. */
function copyInto(source: string, words: readonly string[], directory: string): void {
  const to = join(directory, words.at(-1) ?? '.');
  for (const word of words.slice(0, -1)) {
    const path = join(source, word);
    const target =
      statSync(path).isDirectory() || !words.at(-1)?.endsWith('/') ? to : join(to, basename(path));
    mkdirSync(dirname(target), { recursive: true });
    cpSync(path, target, { recursive: true, verbatimSymlinks: true });
  }
}

/** RUN, as root, with this machine's npm and what its environment says of registries and certificates. */
async function runStep(command: string, { room, environment, directory }: Draft): Promise<void> {
  const child = room.run(['sh', '-ec', command], {
    environment: { ...process.env, ...environment },
    directory,
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (piece: Buffer) => {
      said = (said + piece.toString()).slice(-4_000);
    });
  const code = await exitOf(child);
  if (code !== 0) throw new Error(`RUN ${command} ended with ${code}:\n${said}`);
}
