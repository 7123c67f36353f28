import { bloodTest } from '#shared/calculators/blood-test/definition.ts';
import { calculatorScreen } from '../calculator-screen.tsx';
import { BloodTestPicture } from '../pictures/BloodTestPicture.tsx';

export const screen = calculatorScreen({ calculator: bloodTest, Picture: BloodTestPicture });
