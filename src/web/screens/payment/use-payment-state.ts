import { useEffect, useState } from 'react';
import type { PaymentState } from '#shared/contracts/payments.ts';
import { session } from '#web/data/session/browser-session.ts';
import { CallRefused } from '#web/data/session/call-refused.ts';

interface Known {
  readonly state?: PaymentState;
  readonly isUnknown: boolean;
}

const firstPause = 1_500;
const longestPause = 15_000;

/** Asks how a payment stands, again and again while the bank is silent, ever more slowly. */
export function usePaymentState(order: string): Known {
  const [known, setKnown] = useState<Known>({ isUnknown: false });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isCurrent = true;
    const path = `/api/payment/state/${order ? `?order=${encodeURIComponent(order)}` : ''}`;
    const ask = async (pause: number): Promise<void> => {
      const next = await askOnce(path);
      if (!isCurrent) return;
      if (next) setKnown(next);
      if (next?.isUnknown || (next?.state && next.state.status !== 'waiting')) {
        // The balance of the frame is what it is now.
        void session.verify();
        return;
      }
      timer = setTimeout(() => void ask(Math.min(pause * 1.5, longestPause)), pause);
    };
    void ask(firstPause);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [order]);
  return known;
}

/** Undefined when nothing answered: that says nothing of the payment. */
async function askOnce(path: string): Promise<Known | undefined> {
  try {
    return { state: (await session.read(path)) as PaymentState, isUnknown: false };
  } catch (error) {
    return error instanceof CallRefused && (error.status === 404 || error.status === 400)
      ? { isUnknown: true }
      : undefined;
  }
}
