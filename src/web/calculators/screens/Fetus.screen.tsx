import { fetus } from '#shared/calculators/fetus/definition.ts';
import { calculatorScreen } from '../calculator-screen.tsx';
import { FetusPicture } from '../pictures/FetusPicture.tsx';

export const screen = calculatorScreen({ calculator: fetus, Picture: FetusPicture });
