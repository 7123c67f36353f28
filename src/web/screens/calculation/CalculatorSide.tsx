import { calculatorScreen as words } from '#shared/language/ka/calculators/screen.ts';
import { AdBox } from '#web/advertising/AdBox.tsx';
import { CalculatorLinks } from '#web/components/CalculatorLinks.tsx';
import { MostRead } from '#web/components/MostRead.tsx';
import { SectionHead } from '#web/components/SectionHead.tsx';
import styles from './CalculatorSide.module.css';
import type { CalculationData } from './calculation.load.ts';
import { TopicDoctors } from './TopicDoctors.tsx';
import { TopicTerms } from './TopicTerms.tsx';

/** Beside a calculator: terms and doctors of its subject, the calculators that come after it, and what is read most. */
export function CalculatorSide({ data }: { readonly data: CalculationData }) {
  return (
    <div className={styles.side}>
      <TopicTerms terms={data.terms} />
      <section>
        <SectionHead title={words.others} isPlain />
        <CalculatorLinks calculators={data.others} variant="rows" />
      </section>
      <AdBox place="a2" />
      <TopicDoctors doctors={data.doctors} />
      <MostRead articles={data.mostRead} />
    </div>
  );
}
