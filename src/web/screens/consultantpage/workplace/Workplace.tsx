import { useEffect, useState } from 'react';
import type { ConsultantQueue } from '#shared/contracts/questions.ts';
import { workplace as text } from '#shared/language/ka/workplace.ts';
import { session } from '#web/data/session/browser-session.ts';
import { LoadedPart } from '#web/frames/account/LoadedPart.tsx';
import { useLoaded } from '#web/frames/account/use-loaded.ts';
import { Desk } from '../Desk.tsx';
import { HeldView } from './HeldView.tsx';
import { QuestionList } from './QuestionList.tsx';
import styles from './Workplace.module.css';

type ListName = keyof ConsultantQueue;
const names = ['questions', 'held', 'answered'] as const satisfies readonly ListName[];
/** The queue is looked at again this often, in milliseconds. */
const lookEvery = 60_000;

/** Where a consultant takes questions, answers them and looks back. */
export function Workplace({ accountId }: { readonly accountId: number }) {
  const [list, setList] = useState<ListName>('questions');
  const [opened, setOpened] = useState<number>();
  const queue = useLoaded(
    'queue',
    async () => (await session.read('/api/consultant/queue/')) as ConsultantQueue,
  );
  const { reload } = queue;
  useEffect(() => {
    const timer = setInterval(reload, lookEvery);
    return () => clearInterval(timer);
  }, [reload]);
  const close = () => {
    setOpened(undefined);
    reload();
  };
  return (
    <Desk title={text.title} lead={text.lead} opened={opened} name="workplace">
      {opened === undefined ? (
        <LoadedPart loaded={queue}>
          {(lists) => (
            <>
              <fieldset className={styles.tabs} aria-label={text.listLabel}>
                {names.map((name) => (
                  <button
                    key={name}
                    type="button"
                    className={styles.tab}
                    aria-pressed={name === list}
                    onClick={() => setList(name)}
                    data-list={name}
                  >
                    {text.lists[name]} <span className={styles.count}>{lists[name].length}</span>
                  </button>
                ))}
              </fieldset>
              <QuestionList
                name={list}
                questions={lists[list]}
                onOpen={(id) => {
                  setOpened(id);
                  setList(list === 'questions' ? 'held' : list);
                }}
                onLost={reload}
              />
            </>
          )}
        </LoadedPart>
      ) : (
        <HeldView key={opened} id={opened} accountId={accountId} onClose={close} />
      )}
    </Desk>
  );
}
