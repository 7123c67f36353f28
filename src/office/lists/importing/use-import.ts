import { useRef, useState } from 'react';
import { recordCollections } from '#shared/collections/registry.ts';
import type { AnswerOf } from '#shared/contracts/call.ts';
import { importRecords } from '#shared/contracts/office/records.ts';
import { writeRanges } from '#shared/language/ka/office/figures.ts';
import { importText as text } from '#shared/language/ka/office/importing.ts';
import { callOffice, sentenceOf } from '../../data/office-calls.ts';
import { cutIntoCalls, type ImportCall, type ImportStep, isSmall, planImport } from './plan-import.ts';
import type { FileLine } from './read-lines.ts';

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
    const results = new Map(bad.map((one) => [one.line, one]));
    const show = (isWhole: boolean) =>
      setOutcome({ isTrial, total: lines.length, results: [...results.values()], isWhole });
    let sent: ImportCall | undefined;
    try {
      show(false);
      const steps = planImport(lines.filter(({ line }) => !refused.has(line)));
      for (const call of cutIntoCalls(steps, { isTrial })) {
        if (isStopped.current) break;
        sent = call;
        const answered = isSmall(call.behind)
          ? await send(call, { isTrial, publish })
          : call.steps.map((step) => refusedLine(step, text.tooManyBehind));
        for (const [at, result] of answered.entries()) {
          const before = call.steps[at]?.isRest ? results.get(result.line) : undefined;
          results.set(result.line, before ? withRest(before, result) : result);
        }
        show(false);
      }
      show(!isStopped.current);
    } catch (failure) {
      setError(text.failedAt(listLines(sent?.steps ?? []), sentenceOf(failure)));
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

async function send(
  { steps, behind }: ImportCall,
  { isTrial, publish }: { readonly isTrial: boolean; readonly publish: boolean },
): Promise<readonly ImportedLine[]> {
  const { results } = await callOffice(importRecords, {
    // The type names one collection for all of them (contracts/office/record-parts.ts).
    collection: steps[0]?.collection as 'article',
    lines: steps.map(({ line, record }) => ({ line, record: { ...record } })),
    behind: behind.map(({ collection, record }) => ({ collection, record: { ...record } })),
    ...{ publish, dry_run: isTrial },
  });
  return results;
}

const listLines = (steps: readonly ImportStep[]): string => writeRanges(steps.map(({ line }) => line));

/** What became of a line that was sent twice: of the second sending what it changed, and why it could not. */
const withRest = (first: ImportedLine, rest: ImportedLine): ImportedLine =>
  first.act === 'refused'
    ? first
    : {
        ...first,
        act: first.act === 'same' && rest.act === 'changed' ? 'changed' : first.act,
        fields: [...new Set([...first.fields, ...rest.fields])],
        state: rest.state ?? first.state,
        code: rest.code ?? first.code,
        message: rest.message ?? first.message,
        errors: [...first.errors, ...rest.errors],
      };

const refusedLine = ({ line }: Pick<FileLine, 'line'>, message: string): ImportedLine => ({
  ...{ line, id: null, title: '', act: 'refused', fields: [], left_out: [], state: null },
  ...{ code: 'bad_line', message, errors: [] },
});
