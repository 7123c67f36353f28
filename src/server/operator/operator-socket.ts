import { createHash } from 'node:crypto';
import { mkdirSync, realpathSync, rmSync } from 'node:fs';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { z } from 'zod';

/** A command sent to the running portal. */
const request = z.strictObject({ name: z.string(), commandLine: z.array(z.string()), folder: z.string() });
export type OperatorRequest = z.infer<typeof request>;

const answer = z.union([
  z.strictObject({ print: z.string() }),
  z.strictObject({ warn: z.string() }),
  z.strictObject({ exit: z.int() }),
]);
type Answer = z.infer<typeof answer>;

interface Output {
  readonly print: (line: string) => void;
  readonly warn: (line: string) => void;
}

/** The limit of socket paths is 104 bytes on some systems. */
const maxPathLength = 100;

/** The path of the portal's socket for this DATA_DIR; a short one in the temporary directory if it would be too long. */
export function operatorSocketPath(dataDirectory: string): string {
  mkdirSync(dataDirectory, { recursive: true });
  const directory = realpathSync(dataDirectory);
  const path = join(directory, 'operator.sock');
  if (Buffer.byteLength(path) <= maxPathLength) return path;
  const name = createHash('sha256').update(directory).digest('hex').slice(0, 24);
  return join(tmpdir(), `salbuni-operator-${name}.sock`);
}

/**
 * Opens the socket that lets operators' commands run inside the portal (one JSON line in, JSON lines out). Only the portal's
 * user may connect; the database's directory lock ensures that no other portal has the path.
 * @returns a function that closes it
 */
export async function openOperatorSocket(
  path: string,
  run: (order: OperatorRequest, output: Output) => Promise<number>,
): Promise<() => Promise<void>> {
  rmSync(path, { force: true });
  const server = createServer((socket) => void serveOperator(socket, run));
  await listen(server, path);
  return () => new Promise((done) => server.close(() => done()));
}

/** Sends a command to a running portal. @returns its exit code; undefined if no portal answers */
export async function askRunningPortal(
  path: string,
  order: OperatorRequest,
  output: Output,
): Promise<number | undefined> {
  const socket = await connectTo(path);
  if (!socket) return undefined;
  socket.write(`${JSON.stringify(order)}\n`);
  let exit: number | undefined;
  for await (const line of createInterface({ input: socket })) {
    const part = answer.parse(JSON.parse(line));
    if ('print' in part) output.print(part.print);
    else if ('warn' in part) output.warn(part.warn);
    else exit = part.exit;
  }
  if (exit !== undefined) return exit;
  output.warn('The portal stopped before the command had ended.');
  return 1;
}

async function serveOperator(
  socket: Socket,
  run: (order: OperatorRequest, output: Output) => Promise<number>,
): Promise<void> {
  // A command continues to its end if the operator disconnects.
  socket.on('error', () => undefined);
  const send = (part: Answer) => socket.writable && socket.write(`${JSON.stringify(part)}\n`);
  for await (const line of createInterface({ input: socket })) {
    const order = request.parse(JSON.parse(line));
    const print = (text: string) => void send({ print: text });
    const warn = (text: string) => void send({ warn: text });
    send({ exit: await run(order, { print, warn }) });
    socket.end();
    return;
  }
}

function listen(server: Server, path: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    // The socket file is created by this call; with this umask it is never accessible to others.
    const umask = process.umask(0o177);
    server.listen(path, resolve);
    process.umask(umask);
    server.unref();
  });
}

function connectTo(path: string): Promise<Socket | undefined> {
  return new Promise((resolve) => {
    const socket = connect(path, () => resolve(socket));
    socket.once('error', () => resolve(undefined));
  });
}
