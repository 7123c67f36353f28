import type { IncomingMessage } from 'node:http';

/** Records whose readers are counted. */
const counted = ['article', 'question'] as const;

export interface Reading {
  readonly noun: (typeof counted)[number];
  readonly id: number;
}

export type NoticeReader = (reading: Reading, request: Pick<IncomingMessage, 'headers' | 'socket'>) => void;

/** What is read by whoever is given a record of that name; `undefined` where nobody counts. */
export function readingOf(name: string, id: unknown): Reading | undefined {
  const noun = counted.find((one) => one === name);
  return noun && typeof id === 'number' ? { noun, id } : undefined;
}
