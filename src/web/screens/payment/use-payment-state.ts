import { useEffect, useState } from 'react';
import { getPaymentState, type PaymentState } from '#shared/contracts/payments.ts';
import { callApi, session } from '#web/data/session/browser-session.ts';
import { CallRefused } from '#web/data/session/call-refused.ts';

interface KnownState {
  readonly state?: PaymentState;
  readonly isUnknown: boolean;
}

const firstPause = 1_500;
const longestPause = 15_000;

/** Polls the state of a payment until the bank has decided, with increasing intervals. */
export function usePaymentState(order: string): KnownState {
  const [knownState, setKnownState] = useState<KnownState>({ isUnknown: false });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isCurrent = true;
    const poll = async (pause: number): Promise<void> => {
      const next = await fetchState(order);
      if (!isCurrent) return;
      if (next) setKnownState(next);
      if (next?.isUnknown || (next?.state && next.state.status !== 'waiting')) {
        // Refreshes the session, because its balance may have changed.
        void session.verify();
        return;
      }
      timer = setTimeout(() => void poll(Math.min(pause * 1.5, longestPause)), pause);
    };
    void poll(firstPause);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [order]);
  return knownState;
}

/** Requests the state once; undefined on a network or server error, which tells nothing about the payment. */
async function fetchState(order: string): Promise<KnownState | undefined> {
  try {
    return { state: await callApi(getPaymentState, order ? { order } : {}), isUnknown: false };
  } catch (error) {
    return error instanceof CallRefused && (error.status === 404 || error.status === 400)
      ? { isUnknown: true }
      : undefined;
  }
}
