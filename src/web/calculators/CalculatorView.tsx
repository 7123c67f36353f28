import { type ComponentType, useEffect, useRef } from 'react';
import type { Calculator } from '#shared/calculators/calculator.ts';
import { calculatorScreen as text } from '#shared/language/ka/calculators/screen.ts';
import { AdBox } from '#web/advertising/AdBox.tsx';
import { GridBlock } from '#web/blocks/GridBlock.tsx';
import { NoBreakText } from '#web/components/text/NoBreakText.tsx';
import { PageHead } from '#web/components/text/PageHead.tsx';
import { SectionHead } from '#web/components/text/SectionHead.tsx';
import { CalculatorForm } from './CalculatorForm.tsx';
import styles from './CalculatorView.module.css';
import { calculationTrail } from './calculation.facts.ts';
import type { CalculationData } from './calculation.load.ts';
import { Evidence } from './evidence/Evidence.tsx';
import page from './evidence/EvidencePage.module.css';
import { LookupInputContext, type LookupInputProps } from './form/lookup/lookup.ts';
import { ResultPanel } from './result/ResultPanel.tsx';
import { DiaryOfCalculator } from './side/DiaryOfCalculator.tsx';
import { useCalculator } from './use-calculator.ts';

/** The parts that turn the generic screen into the page of one calculator. */
export interface CalculatorParts<Result> {
  readonly calculator: Calculator<Result>;
  readonly Picture?: ComponentType<{ readonly result: Result }>;
  /** Whether the picture says more than the figures, and stands before them. */
  readonly isPictureFirst?: boolean;
  readonly LookupInput?: ComponentType<LookupInputProps>;
}

interface CalculatorViewProps<Result> {
  readonly parts: CalculatorParts<Result>;
  readonly data: CalculationData;
}

/** Renders a calculator's page: inputs, result, evidence and related articles. */
export function CalculatorView<Result>({ parts, data }: CalculatorViewProps<Result>) {
  const { calculator, Picture, isPictureFirst = false, LookupInput } = parts;
  const { definition } = calculator;
  const state = useCalculator(calculator);
  const result = useRef<HTMLElement>(null);
  const { outcome, submitCount } = state;
  useEffect(() => {
    if (submitCount > 0 && outcome?.kind === 'answered') scrollToResult(result.current);
  }, [submitCount, outcome]);
  return (
    <>
      <div className={page.page}>
        <PageHead trail={calculationTrail} title={definition.title}>
          <p className={page.intro}>
            <NoBreakText text={definition.introtext} />
          </p>
        </PageHead>
        <LookupInputContext value={LookupInput}>
          <CalculatorForm definition={definition} state={state} />
        </LookupInputContext>
        <section className={styles.result} ref={result} aria-live="polite" aria-label={text.result}>
          {outcome?.kind === 'answered' && (
            <ResultPanel
              definition={definition}
              answer={outcome.answer}
              entries={state.form.entries}
              isStale={state.isStale}
              picture={Picture && <Picture result={outcome.result} />}
              isPictureFirst={isPictureFirst}
              onClear={state.clear}
            />
          )}
        </section>
        <DiaryOfCalculator alias={definition.alias} />
        <Evidence
          definition={definition}
          isUrgent={outcome?.kind === 'answered' && outcome.answer.tone === 'urgent'}
        />
        <AdBox place="c1" />
        <AdBox place="mob-a1" />
      </div>
      {data.articles.length > 0 && (
        <section className={styles.articles} data-no-print>
          <SectionHead title={text.articles} />
          <GridBlock articles={data.articles} />
        </section>
      )}
    </>
  );
}

/** Scrolls the result into view unless its top is already in the upper 60% of the window. */
function scrollToResult(element: HTMLElement | null): void {
  if (!element) return;
  const { top } = element.getBoundingClientRect();
  if (top < 0 || top > window.innerHeight * 0.6) element.scrollIntoView({ block: 'start' });
}
