import { type ComponentType, useState } from 'react';
import { recommended as text } from '#shared/language/ka/directories/recommended.ts';
import { advertising } from '#shared/language/ka/site/shell.ts';
import { Button } from '#web/components/forms/Button.tsx';
import type { ApplicationPopupProps } from '../application/ApplicationPopup.tsx';
import type { RecommendedLists, ShownClinic, ShownDoctor } from './load-recommended.ts';
import styles from './RecommendedBlock.module.css';
import { RecommendedCard } from './RecommendedCard.tsx';

/** Renders the recommended doctors and clinics of a page; empty lists are left out. */
export function RecommendedBlock({ lists }: { readonly lists: RecommendedLists }) {
  return (
    <>
      <RecommendedList kind="doctors" records={lists.doctors} />
      <RecommendedList kind="clinics" records={lists.clinics} />
    </>
  );
}

interface RecommendedListProps {
  readonly kind: 'doctors' | 'clinics';
  readonly records: readonly (ShownDoctor | ShownClinic)[];
}

function RecommendedList({ kind, records }: RecommendedListProps) {
  const [isOpen, setOpen] = useState(false);
  const [Popup, setPopup] = useState<ComponentType<ApplicationPopupProps>>();
  if (records.length === 0) return null;

  /** Loads the popup's code on the first click. */
  function open(): void {
    setOpen(true);
    import('../application/ApplicationPopup.tsx').then(
      ({ ApplicationPopup }) => setPopup(() => ApplicationPopup),
      () => setOpen(false),
    );
  }

  return (
    <section className={styles.block} data-recommended={kind} data-no-print>
      <div>
        <p className={styles.label}>{advertising.label}</p>
        <h2 className={styles.title}>{text.title[kind]}</h2>
      </div>
      <ul className={styles.list}>
        {records.map((record) => (
          <RecommendedCard key={record.id} record={record} />
        ))}
      </ul>
      <div>
        <Button kind="quiet" onPress={open}>
          {text.become[kind]}
        </Button>
      </div>
      {Popup && <Popup kind={kind} isOpen={isOpen} onClose={() => setOpen(false)} />}
    </section>
  );
}
