import { appendFileSync, closeSync, existsSync, mkdirSync, openSync, readSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

export type BogState = 'created' | 'completed' | 'rejected' | 'refunded' | 'refunded_partially';

export interface BogOrder {
  readonly id: string;
  readonly key: string;
  readonly code: string;
  /** The amount in tetri. */
  readonly amount: number;
  readonly callbackUrl: string;
  readonly successUrl: string;
  readonly failUrl: string;
  readonly state: BogState;
  readonly refunded: number;
  readonly transactionId: string;
}

/**
 * Opens the bank's orders: a JSON Lines file to which every change appends the whole order. Several processes may
 * read and write it.
 */
export function openBogOrders(path: string) {
  const orders = new Map<string, BogOrder>();
  let bytesRead = 0;
  let partialLine = '';
  mkdirSync(dirname(path), { recursive: true });

  function readNewLines(): void {
    if (!existsSync(path)) return;
    const { size } = statSync(path);
    if (size <= bytesRead) return;
    const chunk = Buffer.alloc(size - bytesRead);
    const file = openSync(path, 'r');
    readSync(file, chunk, 0, chunk.length, bytesRead);
    closeSync(file);
    bytesRead = size;
    const lines = (partialLine + chunk.toString('utf8')).split('\n');
    partialLine = lines.pop() ?? '';
    for (const line of lines) applyLine(line);
  }

  function applyLine(line: string): void {
    try {
      const order = JSON.parse(line) as BogOrder;
      orders.set(order.id, order);
    } catch {
      // The line is incomplete because a process died while writing it, so no request was answered with it.
    }
  }

  return {
    save(order: BogOrder): void {
      appendFileSync(path, `${JSON.stringify(order)}\n`);
    },
    find(id: string): BogOrder | undefined {
      readNewLines();
      return orders.get(id);
    },
    findByKey(key: string): BogOrder | undefined {
      readNewLines();
      return [...orders.values()].find((order) => order.key === key);
    },
  };
}

export type BogOrders = ReturnType<typeof openBogOrders>;
