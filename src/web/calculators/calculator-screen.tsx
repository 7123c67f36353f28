import { AskCard } from '#web/components/cards/AskCard.tsx';
import { type AnyScreen, defineScreen } from '#web/layouts/page/screen.ts';
import { type CalculatorParts, CalculatorView } from './CalculatorView.tsx';
import { describeCalculation } from './calculation.facts.ts';
import { type CalculationData, loadCalculation } from './calculation.load.ts';
import { CalculatorSide } from './side/CalculatorSide.tsx';

/** Creates the screen of one calculator. All calculators share it and differ in definition and picture. */
export function calculatorScreen<Result>(parts: CalculatorParts<Result>): AnyScreen {
  const { definition } = parts.calculator;
  return defineScreen<CalculationData>({
    load: (request) => loadCalculation(request, definition),
    describe: (data, site) => ({ ...describeCalculation(definition, site), addressee: data.addressee }),
    articlesOf: ({ articles }) => articles.map(({ id }) => id),
    View: ({ data }) => <CalculatorView parts={parts} data={data} />,
    Side: ({ data }) => <CalculatorSide data={data} />,
    Rail: () => <AskCard />,
  });
}
