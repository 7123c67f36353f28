import { bmi } from '#shared/calculators/bmi/definition.ts';
import { calculatorScreen } from '../calculator-screen.tsx';
import { BmiPicture } from '../pictures/BmiPicture.tsx';

export const screen = calculatorScreen({ calculator: bmi, Picture: BmiPicture, isPictureFirst: true });
