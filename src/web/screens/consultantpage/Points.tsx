import { SectionHead } from '#web/components/text/SectionHead.tsx';
import styles from './Points.module.css';

interface PointsProps {
  readonly title: string;
  readonly points: readonly string[];
}

/** Renders a section whose content is a list of sentences. */
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
