import { useRef, useState } from 'react';
import { recordCollections } from '#shared/collections/registry.ts';
import type { AnswerOf } from '#shared/contracts/call.ts';
import { importRecords } from '#shared/contracts/office/records.ts';
import { importText as text } from '#shared/language/ka/office/importing.ts';
import { callOffice, sentenceOf } from '../../data/office-calls.ts';
import { cutIntoCalls, type FileLine } from './read-lines.ts';

export type ImportedLine = AnswerOf<typeof importRecords>['results'][number];

export interface Outcome {
  readonly isTrial: boolean;
  readonly total: number;
  readonly results: readonly ImportedLine[];
  /** Whether every line has been sent. */
  readonly isWhole: boolean;
}

const known = new Set(recordCollections.map(({ name }) => name));

/** Sends the lines of a file, some at a time, and holds what became of each. */
export function useImport() {
  const [outcome, setOutcome] = useState<Outcome>();
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const isStopped = useRef(false);

  async function run(
    lines: readonly FileLine[],
    { isTrial, publish }: { readonly isTrial: boolean; readonly publish: boolean },
  ): Promise<void> {
    isStopped.current = false;
    setBusy(true);
    setError(undefined);
    const bad = lines.flatMap((line) => {
      const problem = line.problem ?? (known.has(line.collection) ? '' : text.noCollection(line.collection));
      return problem === '' ? [] : [refusedLine(line, problem)];
    });
    const refused = new Set(bad.map(({ line }) => line));
    const results = [...bad];
    const show = (isWhole: boolean) =>
      setOutcome({ isTrial, total: lines.length, results: [...results], isWhole });
    try {
      show(false);
      for (const some of cutIntoCalls(lines.filter(({ line }) => !refused.has(line)))) {
        if (isStopped.current) break;
        const answer = await callOffice(importRecords, {
          // The type names one collection for all of them (contracts/office/record-parts.ts).
          collection: some[0]?.collection as 'article',
          lines: some.map(({ line, record }) => ({ line, record: { ...record } })),
          ...{ publish, dry_run: isTrial },
        });
        results.push(...answer.results);
        show(results.length === lines.length);
      }
      show(results.length === lines.length);
    } catch (failure) {
      setError(sentenceOf(failure));
    } finally {
      setBusy(false);
    }
  }

  return {
    ...{ outcome, error, isBusy, run },
    stop: () => {
      isStopped.current = true;
    },
    reset: () => {
      setOutcome(undefined);
      setError(undefined);
    },
  };
}

const refusedLine = ({ line }: FileLine, message: string): ImportedLine => ({
  ...{ line, id: null, title: '', act: 'refused', fields: [], left_out: [], state: null },
  ...{ code: 'bad_line', message, errors: [] },
});
