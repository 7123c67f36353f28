import { useState } from 'react';
import { useLocation } from 'react-router';
import { diaryText } from '#shared/language/ka/diaries/diary.ts';
import type { DiaryKind } from '#shared/medicine/diaries/diary.ts';
import { isEmptyDiary } from '#shared/medicine/diaries/diary.ts';
import { signInPath } from '#shared/paths/paths.ts';
import { Button, ButtonLink } from '#web/components/forms/Button.tsx';
import { SegmentsField } from '#web/components/forms/choices/SegmentsField.tsx';
import { Disclosure } from '#web/components/navigation/Disclosure.tsx';
import { showToast } from '#web/data/toasts.ts';
import { DiaryFiles } from './DiaryFiles.tsx';
import styles from './StoragePanel.module.css';
import type { Diary, Place } from './use-diary.ts';

const text = diaryText.storage;
const places = ['browser', 'account'] as const;
const options = places.map((value) => ({ value, label: text.places[value] }));

/** Lets the reader choose where a diary is kept, save it as a file, add a file to it, and remove it. */
export function StoragePanel<Kind extends DiaryKind>({ diary }: { readonly diary: Diary<Kind> }) {
  const { pathname } = useLocation();
  const [isBusy, setBusy] = useState(false);
  const run = async (act: () => Promise<boolean>, done: string): Promise<void> => {
    setBusy(true);
    const isDone = await act();
    setBusy(false);
    if (isDone) showToast('success', done);
  };
  const move = (to: Place) => void run(() => diary.moveTo(to), text.moved[to]);
  return (
    <section
      className={styles.panel}
      aria-label={text.title}
      aria-busy={isBusy || undefined}
      data-kept={diary.place}
    >
      {diary.isSignedIn && diary.status === 'ready' ? (
        <SegmentsField
          name="place"
          label={text.title}
          options={options}
          value={diary.place}
          onChoose={(value) => !isBusy && move(value === 'account' ? 'account' : 'browser')}
        />
      ) : (
        <h2 className={styles.title}>{text.title}</h2>
      )}
      <p className={styles.text}>{text[diary.place]}</p>
      {!diary.isSignedIn && (
        <div className={styles.row}>
          <p className={styles.text}>{text.guest}</p>
          <ButtonLink kind="quiet" href={signInPath(pathname)}>
            {text.signIn}
          </ButtonLink>
        </div>
      )}
      {diary.hasOther && (
        <div className={styles.other} data-other>
          <p>{text.both}</p>
          <div className={styles.row}>
            <Button onPress={() => void run(diary.bringOther, text.brought)} isBusy={isBusy}>
              {text.bring}
            </Button>
            <Button kind="quiet" onPress={diary.dropOther} isBusy={isBusy}>
              {text.drop}
            </Button>
          </div>
        </div>
      )}
      {diary.status === 'unreadable' || !isEmptyDiary(diary.content) ? (
        <Disclosure kind="more" summary={text.files}>
          <DiaryFiles diary={diary} run={run} />
        </Disclosure>
      ) : (
        <DiaryFiles diary={diary} run={run} />
      )}
    </section>
  );
}
