import { growth } from '#shared/calculators/growth/definition.ts';
import { calculatorScreen } from '../calculator-screen.tsx';
import { GrowthPicture } from '../pictures/GrowthPicture.tsx';

export const screen = calculatorScreen({
  calculator: growth,
  Picture: GrowthPicture,
  isPictureFirst: true,
});
