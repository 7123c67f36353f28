import { Pin } from 'lucide-react';
import { useState } from 'react';
import type { PinnableQuestion } from '#shared/collections/question.ts';
import { formatDate } from '#shared/content/dates.ts';
import { asking as text } from '#shared/language/ka/asking.ts';
import { paths } from '#shared/paths/paths.ts';
import { ButtonLink } from '#web/components/Button.tsx';
import { Notice } from '#web/components/Notice.tsx';
import { QuestionRows } from '#web/components/QuestionRows.tsx';
import { ownData } from '#web/data/own-data.ts';
import { AccountArea } from '#web/frames/account/AccountArea.tsx';
import { describeAccountScreen } from '#web/frames/account/describe-account-screen.ts';
import { LoadedPart } from '#web/frames/account/LoadedPart.tsx';
import { Steps } from '#web/frames/account/Steps.tsx';
import { useLoaded } from '#web/frames/account/use-loaded.ts';
import { PinButton } from '#web/frames/pins/PinButton.tsx';
import { usePins } from '#web/frames/pins/use-pins.ts';
import { defineScreen } from '#web/frames/screen.ts';

export const screen = defineScreen<object>({
  load: async () => ({}),
  describe: () => describeAccountScreen(text.pinned.label, paths.pinnedquestions),
  View: () => (
    <AccountArea current="pinnedquestions" title={text.pinned.label}>
      {() => <PinnedList />}
    </AccountArea>
  ),
});

const perPage = 20;
type Pinned = Pick<PinnableQuestion, 'id' | 'title' | 'url' | 'consultant' | 'answered_at'>;

/** Questions kept for later. One that was let go stays in sight until the list is opened anew. */
function PinnedList() {
  const [page, setPage] = useState(1);
  const loaded = useLoaded(`pinned ${page}`, () =>
    ownData.list<readonly Pinned[]>(
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
            <Steps page={page} pages={Math.ceil(total / perPage)} onTurn={setPage} />
          </>
        )
      }
    </LoadedPart>
  );
}
