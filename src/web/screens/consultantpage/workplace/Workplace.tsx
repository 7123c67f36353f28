import { useEffect, useState } from 'react';
import { type ConsultantQueue, getConsultantQueue } from '#shared/contracts/questions.ts';
import { workplace as text } from '#shared/language/ka/asking/workplace.ts';
import { callApi } from '#web/data/session/browser-session.ts';
import { LoadedPart } from '#web/layouts/account/LoadedPart.tsx';
import { useLoaded } from '#web/layouts/account/use-loaded.ts';
import { Desk } from '../Desk.tsx';
import { ConsultantQuestion } from './ConsultantQuestion.tsx';
import { QuestionList } from './QuestionList.tsx';
import styles from './Workplace.module.css';

type ListName = keyof ConsultantQueue;
const names = ['questions', 'held', 'answered'] as const satisfies readonly ListName[];
/** Polling interval of the queue, in milliseconds. */
const pollIntervalMs = 60_000;

/** Renders a consultant's desk: open, claimed and answered questions. */
export function Workplace({ accountId }: { readonly accountId: number }) {
  const [list, setList] = useState<ListName>('questions');
  const [openId, setOpenId] = useState<number>();
  const queue = useLoaded('queue', () => callApi(getConsultantQueue, {}));
  const { reload } = queue;
  useEffect(() => {
    const timer = setInterval(reload, pollIntervalMs);
    return () => clearInterval(timer);
  }, [reload]);
  const close = () => {
    setOpenId(undefined);
    reload();
  };
  return (
    <Desk title={text.title} lead={text.lead} openId={openId}>
      {openId === undefined ? (
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
                  setOpenId(id);
                  setList(list === 'questions' ? 'held' : list);
                }}
                onClaimFailed={reload}
              />
            </>
          )}
        </LoadedPart>
      ) : (
        <ConsultantQuestion key={openId} id={openId} accountId={accountId} onClose={close} />
      )}
    </Desk>
  );
}
