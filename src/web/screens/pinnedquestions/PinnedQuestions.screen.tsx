import { Pin } from 'lucide-react';
import { useState } from 'react';
import type { PinnableQuestion } from '#shared/collections/question.ts';
import { formatDate } from '#shared/content/dates.ts';
import { saved } from '#shared/language/ka/account/saved.ts';
import { asking as text } from '#shared/language/ka/asking/asking.ts';
import { paths } from '#shared/paths/paths.ts';
import { QuestionRows } from '#web/components/cards/QuestionRows.tsx';
import { ButtonLink } from '#web/components/forms/Button.tsx';
import { Notice } from '#web/components/text/Notice.tsx';
import { SectionHead } from '#web/components/text/SectionHead.tsx';
import { strictClient } from '#web/data/browser-clients.ts';
import { AccountArea } from '#web/layouts/account/AccountArea.tsx';
import { describeAccountScreen } from '#web/layouts/account/describe-account-screen.ts';
import { LoadedPart } from '#web/layouts/account/LoadedPart.tsx';
import { PageStepper } from '#web/layouts/account/PageStepper.tsx';
import { useLoaded } from '#web/layouts/account/use-loaded.ts';
import { defineScreen } from '#web/layouts/page/screen.ts';
import { PinButton } from '#web/layouts/pins/PinButton.tsx';
import { usePins } from '#web/layouts/pins/use-pins.ts';
import styles from './SavedReading.module.css';
import { SavedReading } from './SavedReading.tsx';

export const screen = defineScreen<object>({
  load: async () => ({}),
  describe: () => describeAccountScreen(text.pinned.label, paths.pinnedquestions),
  View: () => (
    <AccountArea current="pinnedquestions" title={text.pinned.label}>
      {(user) => (
        <>
          <SavedReading key={user.id} account={user.id} />
          <section className={styles.part} data-saved="question">
            <SectionHead title={saved.questions} />
            <PinnedList />
          </section>
        </>
      )}
    </AccountArea>
  ),
});

const perPage = 20;
type Pinned = Pick<PinnableQuestion, 'id' | 'title' | 'url' | 'consultant' | 'answered_at'>;

/**
 * Lists bookmarked questions. An unpinned one stays in the list until the next load, so that it can be pinned again.
 */
function PinnedList() {
  const [page, setPage] = useState(1);
  const loaded = useLoaded(`pinned ${page}`, () =>
    strictClient.list<readonly Pinned[]>(
      'userpinnedquestions',
      { fields: ['id', 'title', 'url', 'consultant', 'answered_at'], limit: perPage, page },
      [],
    ),
  );
  const pins = usePins(loaded.data?.records.map(({ id }) => id) ?? []);
  return (
    <LoadedPart loaded={loaded}>
      {({ records, total }) =>
        records.length === 0 && page === 1 ? (
          <Notice icon={<Pin size={28} />} title={text.pinned.emptyTitle} text={text.pinned.emptyText}>
            <ButtonLink href={paths.questions}>{text.pinned.browse}</ButtonLink>
          </Notice>
        ) : (
          <>
            <QuestionRows
              rows={records.map(({ id, title, url, consultant, answered_at }) => ({
                id,
                title,
                url,
                facts: [consultant?.title ?? '', text.pinned.answered(formatDate(answered_at))].filter(
                  Boolean,
                ),
                action: <PinButton questionId={id} pins={pins} />,
              }))}
            />
            <PageStepper page={page} pages={Math.ceil(total / perPage)} onPageChange={setPage} />
          </>
        )
      }
    </LoadedPart>
  );
}
