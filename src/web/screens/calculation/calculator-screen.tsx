import { PictureLoadingContext } from '#web/components/picture-loading.ts';
import { type AnyScreen, defineScreen } from '#web/frames/screen.ts';
import { CalculatorSide } from './CalculatorSide.tsx';
import { type CalculatorParts, CalculatorView } from './CalculatorView.tsx';
import { describeCalculation } from './calculation.facts.ts';
import { type CalculationData, loadCalculation } from './calculation.load.ts';

/**
 * The screen of one calculator: all of them are this one, with their own definition and picture. What stands beside it
 * fetches its pictures with the page: once that is there nothing more is asked for, whatever is typed or scrolled to.
 */
export function calculatorScreen<Result>(parts: CalculatorParts<Result>): AnyScreen {
  const { definition } = parts.calculator;
  return defineScreen<CalculationData>({
    load: (request) => loadCalculation(request, definition),
    describe: (_, site) => describeCalculation(definition, site),
    View: ({ data }) => (
      <PictureLoadingContext value="eager">
        <CalculatorView parts={parts} data={data} />
      </PictureLoadingContext>
    ),
    Side: ({ data }) => (
      <PictureLoadingContext value="eager">
        <CalculatorSide data={data} />
      </PictureLoadingContext>
    ),
  });
}
