import { CloudOff } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Definition } from '#shared/calculators/calculator.ts';
import { calculatorScreen } from '#shared/language/ka/calculators/screen.ts';
import { diaryCards } from '#shared/language/ka/diaries/cards.ts';
import { diaryText as text } from '#shared/language/ka/diaries/diary.ts';
import type { DiaryKind } from '#shared/medicine/diaries/diary.ts';
import { calculationPath } from '#shared/paths/paths.ts';
import { Button } from '#web/components/forms/Button.tsx';
import { Notice } from '#web/components/text/Notice.tsx';
import { PageHead } from '#web/components/text/PageHead.tsx';
import { Evidence } from '../calculators/evidence/Evidence.tsx';
import page from '../calculators/evidence/EvidencePage.module.css';
import styles from './DiaryPage.module.css';
import { diaryTrail } from './describe-diary.ts';
import { StoragePanel } from './storage/StoragePanel.tsx';
import type { Diary } from './storage/use-diary.ts';

/** What a diary rests on, as a calculator says it. */
export type DiaryEvidence = Pick<
  Definition,
  'seeDoctor' | 'warnings' | 'method' | 'limits' | 'sources' | 'needsReview'
>;

interface DiaryPageProps<Kind extends DiaryKind> {
  readonly diary: Diary<Kind>;
  readonly evidence: DiaryEvidence;
  /** The calculator that the diary belongs to, by its alias. */
  readonly calculator?: { readonly alias: string; readonly title: string };
  /** Renders the diary once it is read. The server and readers without script get the rest of the page. */
  readonly children: () => ReactNode;
}

const words = { limits: text.limitsTitle, notReviewed: text.notReviewed };
/** Where the choice of the place stands on the page. */
const placeId = 'kept';

/** Renders the page of a diary: what it is, the diary itself, where it is kept, and what it rests on. */
export function DiaryPage<Kind extends DiaryKind>({
  diary,
  evidence,
  calculator,
  children,
}: DiaryPageProps<Kind>) {
  const { title, introtext } = diaryCards[diary.kind];
  const isReady = diary.status === 'ready';
  return (
    <div className={`${page.page} ${styles.centred}`} data-diary={diary.kind} data-status={diary.status}>
      <PageHead trail={diaryTrail} title={title}>
        <p className={page.intro} data-no-print>
          {introtext}
        </p>
        {isReady && (
          <p className={styles.place} data-no-print data-place={diary.place}>
            {text.storage.short[diary.place]} <a href={`#${placeId}`}>{text.storage.change}</a>
          </p>
        )}
      </PageHead>
      <noscript>
        <p className={styles.note}>{text.noScript}</p>
      </noscript>
      <div className={styles.body}>
        <DiaryBody diary={diary}>{children}</DiaryBody>
      </div>
      {(isReady || diary.status === 'unreadable') && (
        <div id={placeId} data-no-print>
          <StoragePanel diary={diary} />
        </div>
      )}
      {calculator && (
        <p className={styles.also} data-no-print>
          <a href={calculationPath(calculator.alias)}>
            {text.calculator}: {calculator.title}
          </a>
        </p>
      )}
      <div data-no-print>
        <Evidence definition={evidence} words={words} />
      </div>
    </div>
  );
}

function DiaryBody<Kind extends DiaryKind>({
  diary: { status, reload },
  children,
}: Pick<DiaryPageProps<Kind>, 'diary' | 'children'>) {
  switch (status) {
    case 'loading':
      return <div className={styles.skeleton} role="status" aria-label={text.loading} />;
    case 'failed':
      return (
        <Notice icon={<CloudOff size={28} />} title={text.failed} text={text.failedText} isError>
          <Button onPress={reload}>{text.retry}</Button>
        </Notice>
      );
    case 'unreadable':
      return (
        <Notice icon={<CloudOff size={28} />} title={text.unreadable} text={text.unreadableText} isError />
      );
    case 'ready':
      return children();
  }
}

/** Renders a part of a diary on a card of its own. */
export function DiaryCard({
  title,
  isPrinted = true,
  children,
}: {
  readonly title: string;
  readonly isPrinted?: boolean;
  readonly children: ReactNode;
}) {
  return (
    <section className={styles.card} data-no-print={isPrinted ? undefined : true}>
      <h2 className={styles.cardTitle}>{title}</h2>
      {children}
    </section>
  );
}

/** Renders what is to be done at once about an entry, with the button that calls 112. */
export function DiaryAlert({ title, lines }: { readonly title: string; readonly lines: readonly string[] }) {
  return (
    <div className={styles.alert} role="alert" data-no-print>
      <h2>{title}</h2>
      <ul className={styles.list}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p className={styles.also}>
        <a href="tel:112">{calculatorScreen.call}</a>
      </p>
    </div>
  );
}
