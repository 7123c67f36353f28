import { type AnyScreen, defineScreen } from '#web/frames/screen.ts';
import { CalculatorSide } from './CalculatorSide.tsx';
import { type CalculatorParts, CalculatorView } from './CalculatorView.tsx';
import { describeCalculation } from './calculation.facts.ts';
import { type CalculationData, loadCalculation } from './calculation.load.ts';

/** The screen of one calculator: all of them are this one, with their own definition and picture. */
export function calculatorScreen<Result>(parts: CalculatorParts<Result>): AnyScreen {
  const { definition } = parts.calculator;
  return defineScreen<CalculationData>({
    load: (request) => loadCalculation(request, definition),
    describe: (_, site) => describeCalculation(definition, site),
    View: ({ data }) => <CalculatorView parts={parts} data={data} />,
    Side: ({ data }) => <CalculatorSide data={data} />,
  });
}
