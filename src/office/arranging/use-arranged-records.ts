import { useState } from 'react';
import { bulkEdit, getRecord, listRecords, saveRecord } from '#shared/contracts/office/records.ts';
import { arrangingText as text } from '#shared/language/ka/office/arranging.ts';
import { callOffice, sentenceOf } from '../data/office-calls.ts';
import { useAnswer } from '../data/use-answer.ts';

export type Content = Readonly<Record<string, unknown>>;

/** A record of an arrangement: what is being written in it, and whether readers have that. */
export interface ArrangedRecord {
  readonly key: string;
  readonly collection: string;
  readonly id: number;
  readonly title: string;
  readonly state: string;
  readonly version: number;
  readonly hasChanges: boolean;
  readonly content: Content;
}

/** The records of a collection, all pages of the list. The type names one collection for all (contracts/office/record-parts.ts). */
export async function loadRecords(
  collection: string,
  fields: readonly string[],
  find: Content = {},
): Promise<ArrangedRecord[]> {
  const found: ArrangedRecord[] = [];
  for (let page = 1; ; page += 1) {
    const query = { find, fields: [...fields], sort: 'id', page, limit: 100 };
    const { records, total } = await callOffice(listRecords, {
      collection: collection as 'article',
      ...query,
    });
    for (const { id, title, state, version, has_changes, ...content } of records)
      found.push({
        ...{ key: `${collection}-${id}`, collection, id, title, state, version, content },
        hasChanges: has_changes,
      });
    if (found.length >= total || records.length === 0) return found;
  }
}

/** Holds records that are arranged together: changes stay here until all of them are published in one act. */
export function useArrangedRecords(name: string, load: () => Promise<readonly ArrangedRecord[]>) {
  const { answer, error, reload } = useAnswer(name, load);
  const [edits, setEdits] = useState<ReadonlyMap<string, Content>>(new Map());
  const [own, setOwn] = useState<ReadonlySet<string>>(new Set());
  const [isBusy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<{ sentence: string; isFailure: boolean }>();
  const records = (answer ?? []).map((record) => ({
    ...record,
    content: { ...record.content, ...edits.get(record.key) },
    hasChanges: record.hasChanges || edits.has(record.key),
  }));
  // What others are writing goes out by their act, unless somebody includes it here.
  const isOwn = (key: string) => edits.has(key) || own.has(key);
  const changed = records.filter(({ key, hasChanges }) => hasChanges && isOwn(key));
  const include = (key: string) => setOwn((before) => new Set(before).add(key));

  const change = (key: string, fields: Content) => {
    setOutcome(undefined);
    setEdits((before) => new Map(before).set(key, { ...before.get(key), ...fields }));
  };

  /** Saves what is being written in a record. @returns its working revision */
  async function save({ key, collection: name, id, version }: ArrangedRecord): Promise<number | undefined> {
    const collection = name as 'article';
    const content = edits.get(key);
    include(key);
    if (content)
      return (await callOffice(saveRecord, { collection, id, version, content: { ...content } })).revision;
    return (await callOffice(getRecord, { collection, id })).working?.revision;
  }

  async function run(work: () => Promise<string | undefined>): Promise<void> {
    setBusy(true);
    try {
      const sentence = await work();
      setOutcome(sentence === undefined ? undefined : { sentence, isFailure: false });
    } catch (problem) {
      setOutcome({ sentence: sentenceOf(problem), isFailure: true });
    } finally {
      reload();
      setBusy(false);
    }
  }

  const forget = (keys: readonly string[]) =>
    setEdits((before) => new Map([...before].filter(([key]) => !keys.includes(key))));

  /** Publishes every change; drafts are saved, and go out by their own act. */
  const publish = () =>
    run(async () => {
      for (const record of changed) {
        if (edits.has(record.key)) await save(record);
        forget([record.key]);
      }
      const refused: string[] = [];
      const ready = Map.groupBy(
        changed.filter(({ state }) => state === 'published'),
        ({ collection }) => collection,
      );
      for (const [name, some] of ready) {
        const ids = some.map(({ id }) => id);
        const collection = name as 'article';
        const done = await callOffice(bulkEdit, { collection, ids, act: 'publish' });
        refused.push(...done.refused.map(({ id, message }) => `№${id}: ${message}`));
      }
      if (refused.length === 0) setOwn(new Set());
      return refused.length === 0 ? text.published : text.refused(refused.join(' '));
    });

  return {
    records,
    changed,
    isOwn,
    include,
    error,
    isLoading: answer === undefined,
    isBusy,
    outcome,
    change,
    publish,
    run,
    save: async (record: ArrangedRecord) => {
      const revision = await save(record);
      forget([record.key]);
      return revision;
    },
    reset: () => {
      setOutcome(undefined);
      setEdits(new Map());
    },
  };
}

export type Arranged = ReturnType<typeof useArrangedRecords>;
