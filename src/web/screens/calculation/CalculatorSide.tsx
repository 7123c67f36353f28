import { calculators } from '#shared/calculators/registry.ts';
import { calculatorScreen as words } from '#shared/language/ka/calculators/screen.ts';
import { AdBox } from '#web/advertising/AdBox.tsx';
import { BlockColumn } from '#web/blocks/BlockColumn.tsx';
import { CalculatorLinks } from '#web/components/CalculatorLinks.tsx';
import { MostRead } from '#web/components/MostRead.tsx';
import { SectionHead } from '#web/components/SectionHead.tsx';
import styles from './CalculatorSide.module.css';
import type { CalculationData } from './calculation.load.ts';

interface CalculatorSideProps {
  readonly alias: string;
  readonly data: CalculationData;
}

const mostOthers = 5;

/** Beside a calculator: the others that come after it, and what is read most. */
export function CalculatorSide({ alias, data }: CalculatorSideProps) {
  const own = calculators.findIndex((each) => each.alias === alias);
  const others = [...calculators.slice(own + 1), ...calculators.slice(0, own)].slice(0, mostOthers);
  return (
    <div className={styles.side} data-no-print>
      <section>
        <SectionHead title={words.others} isPlain />
        <CalculatorLinks calculators={others} variant="rows" />
      </section>
      <AdBox place="a2" />
      <MostRead articles={data.mostRead} />
      <BlockColumn blocks={data.blocks} column={2} />
    </div>
  );
}
