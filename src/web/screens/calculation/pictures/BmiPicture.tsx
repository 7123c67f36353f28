import { type BmiResult, bmiClasses } from '#shared/calculators/bmi/compute.ts';
import { writeIndex } from '#shared/calculators/bmi/present.ts';
import { writeTrimmed } from '#shared/calculators/figures/rounding.ts';
import { bmi as words } from '#shared/language/ka/calculators/bmi.ts';
import { pictures } from '#shared/language/ka/calculators/pictures.ts';
import { ScaleBar, type Shade } from '../charts/ScaleBar.tsx';

const shades: readonly Shade[] = ['high', 'mid', 'low', 'ok', 'near', 'mid', 'high', 'high'];
const shown = { from: 14, to: 44 };

/** The index among WHO's groups. */
export function BmiPicture({ result }: { readonly result: BmiResult }) {
  const steps = bmiClasses.map(({ from }, index) => ({
    from: Math.max(from, shown.from),
    to: bmiClasses[index + 1]?.from ?? shown.to,
    shade: shades[index] ?? 'ok',
  }));
  const text = writeIndex(result.bmi);
  return (
    <ScaleBar
      title={pictures.bmi}
      description={words.headline(text, words.classes[result.class])}
      steps={steps}
      value={result.bmi}
      text={text}
      write={(border) => writeTrimmed(border, 1)}
    />
  );
}
