import { dailyEnergy as words } from '#shared/language/ka/calculators/daily-energy.ts';
import type { Answer, Output } from '../calculator.ts';
import { fixed, isAtLeast, roundHalf, writeNumber } from '../figures/rounding.ts';
import type { EnergyResult } from './compute.ts';

/** Rounds to tens: more digits would suggest false precision. */
const writeTens = (kcal: number): string => writeNumber(roundHalf(kcal / 10, 0) * 10, 0);

const output = (name: string, label: string, kcal: number): Output => ({
  name,
  label,
  value: fixed(kcal, 0),
  text: `${writeTens(kcal)} ${words.kcal}`,
});

const thinBelow = 18.5;
const overweightFrom = 25;
const testedTo = 78;

export function presentEnergy(result: EnergyResult): Answer {
  const { norm, normFrom, normTo, basal, bmi, inputs } = result;
  const isMother = inputs.state !== 'none';
  const isThin = !isAtLeast(bmi, thinBelow);
  return {
    tone: isThin ? 'notice' : 'calm',
    headline: (isMother ? words.headlineMother : words.headline)(writeTens(norm)),
    explanation: [
      words.range(writeTens(normFrom), writeTens(normTo)),
      words.basalText(writeTens(basal)),
      words.macros,
      ...(inputs.age > testedTo ? [words.aged] : []),
    ],
    outputs: [
      { ...output('norm_kcal', words.norm, norm), isMain: true },
      // The explanation has said these.
      { ...output('norm_from_kcal', words.from, normFrom), isFolded: true },
      { ...output('norm_to_kcal', words.to, normTo), isFolded: true },
      { ...output('bmr_kcal', words.basal, basal), isFolded: true },
    ],
    // The weight changes in pregnancy and after it, so general advice on weight does not apply.
    next: isMother ? words.nextMother : [...words.next, ...adviceOf(result, isThin)],
  };
}

/** Advice on losing weight is given only to those with overweight. */
function adviceOf({ bmi }: EnergyResult, isThin: boolean): readonly string[] {
  if (isThin) return words.nextThin;
  return isAtLeast(bmi, overweightFrom) ? words.nextLoss : [];
}
