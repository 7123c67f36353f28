import { type BmiResult, bmiClasses } from '#shared/calculators/bmi/compute.ts';
import { writeIndex } from '#shared/calculators/bmi/present.ts';
import { writeTrimmed } from '#shared/calculators/figures/rounding.ts';
import { bmi as text } from '#shared/language/ka/calculators/bmi.ts';
import { pictures } from '#shared/language/ka/calculators/pictures.ts';
import { Legend } from '../charts/Legend.tsx';
import { ScaleBar, type Shade } from '../charts/ScaleBar.tsx';

const shades: readonly Shade[] = ['low', 'low', 'low', 'ok', 'near', 'mid', 'high', 'high'];
const scale = { from: 14, to: 44 };

/** Draws the body mass index on WHO's classes. */
export function BmiPicture({ result }: { readonly result: BmiResult }) {
  const steps = bmiClasses.map(({ from }, index) => ({
    from: Math.max(from, scale.from),
    to: bmiClasses[index + 1]?.from ?? scale.to,
    shade: shades[index] ?? 'ok',
  }));
  const label = writeIndex(result.bmi);
  return (
    <ScaleBar
      title={pictures.bmi}
      description={text.headline(label, text.classes[result.class])}
      steps={steps}
      value={result.bmi}
      text={label}
      write={(threshold) => writeTrimmed(threshold, 1)}
    >
      <Legend
        items={bmiClasses.map(({ code, from }, index) => ({
          shade: shades[index] ?? 'ok',
          text: text.band(text.classes[code], from > 0 ? writeTrimmed(from, 1) : undefined),
          isChosen: code === result.class,
        }))}
      />
    </ScaleBar>
  );
}
