import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { askRunningPortal, openOperatorSocket, operatorSocketPath } from './operator-socket.ts';

const directory = mkdtempSync(join(tmpdir(), 'operator-'));
afterAll(() => rmSync(directory, { recursive: true }));

const order = { name: 'staff', commandLine: ['--email', 'a@b.ge'], folder: '/tmp' };

/** Records what an operator would see in a terminal. */
function terminal() {
  const seen: string[] = [];
  const output = {
    print: (line: string) => void seen.push(line),
    warn: (line: string) => void seen.push(`! ${line}`),
  };
  return { seen, output };
}

describe('the operator socket', () => {
  it('runs a command in the portal and returns its output and exit code', async () => {
    const path = operatorSocketPath(directory);
    const orders: unknown[] = [];
    const close = await openOperatorSocket(path, async (given, { print, warn }) => {
      orders.push(given);
      print('one\nline');
      warn('careful');
      return 3;
    });
    const { seen, output } = terminal();
    expect(await askRunningPortal(path, order, output)).toBe(3);
    expect(orders).toEqual([order]);
    expect(seen).toEqual(['one\nline', '! careful']);
    await close();
    expect(await askRunningPortal(path, order, output)).toBeUndefined();
  });

  it("is accessible only to the portal's user", async () => {
    const path = operatorSocketPath(directory);
    const close = await openOperatorSocket(path, async () => 0);
    expect(statSync(path).mode & 0o777).toBe(0o600);
    await close();
  });

  it('replaces the socket file of a killed portal', async () => {
    const path = operatorSocketPath(directory);
    writeFileSync(path, '');
    const close = await openOperatorSocket(path, async () => 0);
    expect(await askRunningPortal(path, order, terminal().output)).toBe(0);
    await close();
  });

  it('has a short path if the data directory is deep', () => {
    const deep = join(directory, 'x'.repeat(60), 'y'.repeat(60));
    mkdirSync(deep, { recursive: true });
    expect(operatorSocketPath(deep)).toMatch(/salbuni-operator-[0-9a-f]{24}\.sock$/);
    expect(operatorSocketPath(deep)).toBe(operatorSocketPath(deep));
  });
});
