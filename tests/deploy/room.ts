import {
  copyFileSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  symlinkSync,
} from 'node:fs';
import { join } from 'node:path';
import { startChild } from '../../scripts/launch/child.ts';

/** How a command is run in a room. */
export interface RunOptions {
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly directory: string;
  /** Runs as that user, on a read-only root and with no rights to gain. */
  readonly user?: string | undefined;
  /** What stays writable of a read-only root, besides this machine's own folders. */
  readonly writable?: readonly string[];
}

/**
 * A root directory that a process is locked into, as into an image: this machine's folders are mounted into it, and what a container
 * file makes besides (`/app`, `/data`) is its own. Mounts are the process's own and end with it. Needs Linux and root.
 */
export type Room = ReturnType<typeof createRoom>;

export const canMakeRooms = (): boolean => process.platform === 'linux' && process.getuid?.() === 0;

/** Makes the room. Its Node is the one that runs this. */
export function createRoom(root: string) {
  mkdirSync(join(root, 'image/bin'), { recursive: true, mode: 0o755 });
  copyFileSync(process.execPath, join(root, 'image/bin/node'));
  for (const name of readdirSync('/')) prepareMount(root, name);
  const place = (path: string) => join(root, path);

  function run(command: readonly string[], { environment, directory, user, writable = [] }: RunOptions) {
    const given = [root, directory, user ?? '', writable.join(' '), ...command];
    return startChild('unshare', ['--mount', 'sh', '-euc', lockIn, 'sh', ...given], {
      env: { ...environment, PATH: `/image/bin:${process.env.PATH}` },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  }
  return { place, run };
}

/** Mounts, then gives its place to the command: a signal to this process is the command's. */
const lockIn = `
  root=$1 directory=$2 user=$3 writable=$4; shift 4
  mount --bind "$root" "$root"
  for path in $writable; do mount --bind "$root$path" "$root$path"; done
  for name in $(ls "$root"); do
    if [ -d "/$name" ] && [ ! -L "/$name" ] && [ -z "$(ls -A "$root/$name")" ]; then mount --rbind "/$name" "$root/$name"; fi
  done
  if [ -n "$user" ]; then mount -o remount,bind,ro "$root"; fi
  exec chroot --userspec="\${user:-0}:\${user:-0}" "$root" setpriv --no-new-privs sh -c 'cd "$0" && exec "$@"' "$directory" "$@"
`;

function prepareMount(root: string, name: string): void {
  const [from, to] = [join('/', name), join(root, name)];
  if (existsSync(to)) return;
  const what = lstatSync(from);
  if (what.isSymbolicLink()) symlinkSync(readlinkSync(from), to);
  else if (what.isDirectory()) mkdirSync(to);
}
