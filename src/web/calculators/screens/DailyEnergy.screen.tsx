import { dailyEnergy } from '#shared/calculators/daily-energy/definition.ts';
import { calculatorScreen } from '../calculator-screen.tsx';
import { EnergyPicture } from '../pictures/EnergyPicture.tsx';

export const screen = calculatorScreen({ calculator: dailyEnergy, Picture: EnergyPicture });
