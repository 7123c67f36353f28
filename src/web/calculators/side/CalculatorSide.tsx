import { calculatorScreen as text } from '#shared/language/ka/calculators/screen.ts';
import { AdBox } from '#web/advertising/AdBox.tsx';
import { CalculatorLinks } from '#web/components/cards/CalculatorLinks.tsx';
import { MostRead } from '#web/components/cards/MostRead.tsx';
import { SectionHead } from '#web/components/text/SectionHead.tsx';
import type { CalculationData } from '../calculation.load.ts';
import styles from './CalculatorSide.module.css';
import { TopicDoctors } from './TopicDoctors.tsx';
import { TopicTerms } from './TopicTerms.tsx';

/**
 * Renders the side column of a calculator: related terms and doctors, the next calculators and the most read
 * articles. Narrow screens do without the last, which no result leads to.
 */
export function CalculatorSide({ data }: { readonly data: CalculationData }) {
  return (
    <div className={styles.side}>
      <TopicTerms terms={data.terms} />
      <section>
        <SectionHead title={text.others} isPlain />
        <CalculatorLinks calculators={data.others} variant="rows" />
      </section>
      <AdBox place="a2" />
      <TopicDoctors doctors={data.doctors} />
      <div className={styles.wide}>
        <MostRead articles={data.mostRead} />
      </div>
    </div>
  );
}
