import { type ComponentType, useEffect, useRef } from 'react';
import type { Calculator } from '#shared/calculators/calculator.ts';
import { calculatorScreen as words } from '#shared/language/ka/calculators/screen.ts';
import { AdBox } from '#web/advertising/AdBox.tsx';
import { GridBlock } from '#web/blocks/GridBlock.tsx';
import { PageHead } from '#web/components/PageHead.tsx';
import { SectionHead } from '#web/components/SectionHead.tsx';
import { CalculatorForm } from './CalculatorForm.tsx';
import styles from './CalculatorView.module.css';
import { calculationTrail } from './calculation.facts.ts';
import type { CalculationData } from './calculation.load.ts';
import { Evidence } from './evidence/Evidence.tsx';
import { LookupInputContext, type LookupInputProps } from './form/lookup.ts';
import { ResultPanel } from './result/ResultPanel.tsx';
import { useCalculator } from './use-calculator.ts';

/** What makes the generic screen into the page of one calculator. */
export interface CalculatorParts<Result> {
  readonly calculator: Calculator<Result>;
  readonly Picture?: ComponentType<{ readonly result: Result }>;
  readonly LookupInput?: ComponentType<LookupInputProps>;
}

interface CalculatorViewProps<Result> {
  readonly parts: CalculatorParts<Result>;
  readonly data: CalculationData;
}

/** A calculator's page: inputs, answer, evidence, and what to read on. */
export function CalculatorView<Result>({ parts, data }: CalculatorViewProps<Result>) {
  const { calculator, Picture, LookupInput } = parts;
  const { definition } = calculator;
  const state = useCalculator(calculator);
  const result = useRef<HTMLElement>(null);
  const { outcome, round } = state;
  useEffect(() => {
    if (round > 0 && outcome?.kind === 'answered') showResult(result.current);
  }, [round, outcome]);
  return (
    <>
      <div className={styles.page}>
        <PageHead trail={calculationTrail} title={definition.title}>
          <p className={styles.intro}>{definition.introtext}</p>
        </PageHead>
        <LookupInputContext value={LookupInput}>
          <CalculatorForm definition={definition} state={state} />
        </LookupInputContext>
        <section className={styles.result} ref={result} aria-live="polite" aria-label={words.result}>
          {outcome?.kind === 'answered' && (
            <ResultPanel
              definition={definition}
              answer={outcome.answer}
              entries={state.form.entries}
              isStale={state.isStale}
              picture={Picture && <Picture result={outcome.result} />}
              onClear={state.clear}
            />
          )}
        </section>
        <Evidence definition={definition} />
      </div>
      {data.articles.length > 0 && (
        <section className={styles.articles} data-no-print>
          <SectionHead title={words.articles} />
          <GridBlock articles={data.articles} />
        </section>
      )}
      <AdBox place="mob-a2" />
    </>
  );
}

/** Brings the answer up where its beginning would not be seen. */
function showResult(element: HTMLElement | null): void {
  if (!element) return;
  const { top } = element.getBoundingClientRect();
  if (top < 0 || top > window.innerHeight * 0.6) element.scrollIntoView({ block: 'start' });
}
