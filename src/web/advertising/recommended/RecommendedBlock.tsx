import { recommended as text } from '#shared/language/ka/directories/recommended.ts';
import { advertising } from '#shared/language/ka/site/shell.ts';
import { ApplyButton } from './ApplyButton.tsx';
import type { RecommendedLists, ShownClinic, ShownDoctor } from './load-recommended.ts';
import { PartnersLink } from './PartnersLink.tsx';
import styles from './RecommendedBlock.module.css';
import { RecommendedCard } from './RecommendedCard.tsx';

/** Renders the recommended doctors and clinics of a page. An empty list is left out; two leave the way to apply. */
export function RecommendedBlock({ lists }: { readonly lists: RecommendedLists }) {
  if (lists.doctors.length + lists.clinics.length === 0) return <PartnersLink />;
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
  if (records.length === 0) return null;
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
      <ApplyButton kind={kind} isQuiet />
    </section>
  );
}
