import { consultants as text } from '#shared/language/ka/directories/people.ts';
import { useAskPrice } from '../ask-price.ts';
import { DottedLine } from '../text/DottedLine.tsx';
import styles from './ConsultantFacts.module.css';

interface ConsultantFactsProps {
  readonly consultant: {
    readonly is_available: boolean;
    readonly experience_since: number | null;
    /** Hours that an answer usually takes, as measured; null before it is known. */
    readonly answers_within: number | null;
    /** Stars on average, once there are enough ratings. */
    readonly rating?: { readonly average: number; readonly count: number } | null;
  };
}

/** Renders what a consultant is chosen by: experience, the usual time to an answer, the price and whether they take questions. */
export function ConsultantFacts({
  consultant: { is_available, experience_since, answers_within, rating },
}: ConsultantFactsProps) {
  const price = useAskPrice();
  return (
    <div className={styles.facts} data-consultant-facts>
      <p>
        <DottedLine
          items={[
            experience_since !== null && text.since(experience_since),
            answers_within !== null && text.answersWithin(answers_within),
            rating && text.rating(rating.average, rating.count),
          ]}
        />
      </p>
      <p className={styles.offer}>
        <span className={styles.state} data-available={is_available || undefined}>
          {is_available ? text.available : text.unavailable}
        </span>
        {is_available && price && <span className={styles.price}>{price}</span>}
      </p>
    </div>
  );
}
