import { useState } from 'react';
import { previewArrangement, publishArrangement } from '#shared/contracts/office/blocks.ts';
import { getRecord, listRecords, saveRecord } from '#shared/contracts/office/records.ts';
import type { Device } from '#shared/contracts/pages.ts';
import { arrangingText as text } from '#shared/language/ka/office/arranging.ts';
import { callOffice, sentenceOf } from '../data/office-calls.ts';
import { useAnswer } from '../data/use-answer.ts';

interface SavedRevision {
  readonly key: string;
  readonly collection: string;
  readonly id: number;
  readonly revision: number;
}

const namesOf = ({ key: _, ...revision }: SavedRevision) => revision;

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
      const revisions = await saveAll(changed);
      const isOut = new Set(changed.filter(({ state }) => state === 'published').map(({ key }) => key));
      const ready = revisions.filter(({ key }) => isOut.has(key)).map(namesOf);
      if (ready.length > 0) await callOffice(publishArrangement, { revisions: ready });
      setOwn(new Set());
      return text.published;
    });

  /** Publishes one record at its moment, until another. */
  const schedule = (record: ArrangedRecord, plan: { at: string | null; until: string | null }) =>
    run(async () => {
      const revisions = (await saveAll([record])).map(namesOf);
      if (revisions.length > 0) await callOffice(publishArrangement, { revisions, ...plan });
      return plan.at !== null && Date.parse(plan.at) > Date.now() ? text.planned : text.published;
    });

  /** Saves what is being written in records, and names the revisions. */
  async function saveAll(some: readonly ArrangedRecord[]): Promise<readonly SavedRevision[]> {
    const revisions: SavedRevision[] = [];
    for (const record of some) {
      const revision = await save(record);
      forget([record.key]);
      if (revision !== undefined)
        revisions.push({ key: record.key, collection: record.collection, id: record.id, revision });
    }
    return revisions;
  }

  /** The address of a page as it would be with some records published, for a window that is open already. */
  async function preview(
    some: readonly ArrangedRecord[],
    page: string,
    device: Device,
  ): Promise<string | undefined> {
    const revisions = (await saveAll(some)).map(namesOf);
    if (revisions.length === 0) return undefined;
    return (await callOffice(previewArrangement, { revisions, page, device })).url;
  }

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
    schedule,
    preview,
    run,
    reset: () => {
      setOutcome(undefined);
      setEdits(new Map());
    },
  };
}

export type Arranged = ReturnType<typeof useArrangedRecords>;
