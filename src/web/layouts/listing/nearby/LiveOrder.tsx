import { Clock, LocateFixed } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { nearby as text } from '#shared/language/ka/directories/directories.ts';
import { PillButton } from '#web/components/forms/PillButton.tsx';
import { loadChunk } from '#web/navigation/chunk-load-error.ts';
import styles from './LiveOrder.module.css';
import type { WholeList } from './OrderedList.tsx';

/** What orders records comes when somebody asks for it: most readers take the list as it is. */
const OrderedList = lazy(async () => {
  const loaded = await loadChunk('ordered-list', () => import('./OrderedList.tsx'));
  return { default: loaded.OrderedList };
});

interface LiveOrderProps {
  /** Whether the records have hours. */
  readonly hasHours: boolean;
  /** Address of the list with its filters; another one starts anew. */
  readonly address: string;
  readonly loadAll: () => Promise<WholeList>;
  /** The list as the server ordered it. */
  readonly children: ReactNode;
}

/**
 * Renders a list with the orders that only the browser knows: the nearest first, what is open first. Each is a button
 * that is pressed or not, so that both hold together.
 */
export function LiveOrder({ hasHours, address, loadAll, children }: LiveOrderProps) {
  const [isNear, setNear] = useState(false);
  const [isOpenFirst, setOpenFirst] = useState(false);
  const [isRefused, setRefused] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other filters forgive an earlier refusal
  useEffect(() => setRefused(false), [address]);
  const onRefused = () => {
    setRefused(true);
    setNear(false);
  };
  return (
    <>
      <fieldset className={styles.orders} aria-label={text.label} data-live-order data-no-print>
        <PillButton
          icon={<LocateFixed size={20} />}
          isPressed={isNear}
          onPress={() => {
            setRefused(false);
            setNear(!isNear);
          }}
        >
          {text.near}
        </PillButton>
        {hasHours && (
          <PillButton
            icon={<Clock size={20} />}
            isPressed={isOpenFirst}
            onPress={() => setOpenFirst(!isOpenFirst)}
          >
            {text.open}
          </PillButton>
        )}
        <p className={styles.refused} role="alert">
          {isRefused && text.refused}
        </p>
      </fieldset>
      {isNear || isOpenFirst ? (
        <Suspense fallback={children}>
          <OrderedList
            key={address}
            loadAll={loadAll}
            isNear={isNear}
            isOpenFirst={isOpenFirst}
            fallback={children}
            onRefused={onRefused}
          />
        </Suspense>
      ) : (
        children
      )}
    </>
  );
}
