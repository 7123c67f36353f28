import { ovulation } from '#shared/calculators/ovulation/definition.ts';
import { calculatorScreen } from '../calculator-screen.tsx';
import { OvulationPicture } from '../pictures/OvulationPicture.tsx';

export const screen = calculatorScreen({ calculator: ovulation, Picture: OvulationPicture });
