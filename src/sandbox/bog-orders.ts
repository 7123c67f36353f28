import { appendFileSync, closeSync, existsSync, mkdirSync, openSync, readSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

export type BogState = 'created' | 'completed' | 'rejected' | 'refunded' | 'refunded_partially';

export interface BogOrder {
  readonly id: string;
  readonly key: string;
  readonly code: string;
  /** Tetri. */
  readonly amount: number;
  readonly callbackUrl: string;
  readonly successUrl: string;
  readonly failUrl: string;
  readonly state: BogState;
  readonly refunded: number;
  readonly transactionId: string;
}

/** The bank's orders: a file of lines, each an order as it stands then. Several processes may write and read it. */
export function openBogOrders(path: string) {
  const orders = new Map<string, BogOrder>();
  let read = 0;
  let rest = '';
  mkdirSync(dirname(path), { recursive: true });

  function catchUp(): void {
    if (!existsSync(path)) return;
    const { size } = statSync(path);
    if (size <= read) return;
    const piece = Buffer.alloc(size - read);
    const file = openSync(path, 'r');
    readSync(file, piece, 0, piece.length, read);
    closeSync(file);
    read = size;
    const lines = (rest + piece.toString('utf8')).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) keep(line);
  }

  function keep(line: string): void {
    try {
      const order = JSON.parse(line) as BogOrder;
      orders.set(order.id, order);
    } catch {
      // A process died while it wrote this line; what it stood for was never answered.
    }
  }

  return {
    save(order: BogOrder): void {
      appendFileSync(path, `${JSON.stringify(order)}\n`);
    },
    find(id: string): BogOrder | undefined {
      catchUp();
      return orders.get(id);
    },
    findByKey(key: string): BogOrder | undefined {
      catchUp();
      return [...orders.values()].find((order) => order.key === key);
    },
  };
}

export type BogOrders = ReturnType<typeof openBogOrders>;
