import { SectionHead } from '#web/components/SectionHead.tsx';
import styles from './Points.module.css';

interface PointsProps {
  readonly title: string;
  readonly points: readonly string[];
}

/** A few sentences under a head, one a line. */
export function Points({ title, points }: PointsProps) {
  return (
    <section>
      <SectionHead title={title} />
      <ul className={styles.list}>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </section>
  );
}
