import { bloodSugar } from '#shared/calculators/blood-sugar/definition.ts';
import { calculatorScreen } from '../calculator-screen.tsx';
import { BloodSugarPicture } from '../pictures/BloodSugarPicture.tsx';

export const screen = calculatorScreen({ calculator: bloodSugar, Picture: BloodSugarPicture });
