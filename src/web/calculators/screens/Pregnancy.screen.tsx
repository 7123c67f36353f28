import { pregnancy } from '#shared/calculators/pregnancy/definition.ts';
import { calculatorScreen } from '../calculator-screen.tsx';
import { PregnancyPicture } from '../pictures/PregnancyPicture.tsx';

export const screen = calculatorScreen({ calculator: pregnancy, Picture: PregnancyPicture });
