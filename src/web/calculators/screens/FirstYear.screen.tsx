import { firstYear } from '#shared/calculators/first-year/definition.ts';
import { calculatorScreen } from '../calculator-screen.tsx';
import { FirstYearPicture } from '../pictures/FirstYearPicture.tsx';

export const screen = calculatorScreen({ calculator: firstYear, Picture: FirstYearPicture });
