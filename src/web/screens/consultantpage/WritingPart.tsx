import { asking } from '#shared/language/ka/asking/asking.ts';
import { paths } from '#shared/paths/paths.ts';
import { PageHead } from '#web/components/text/PageHead.tsx';
import { AskSteps } from '#web/layouts/asking/AskSteps.tsx';
import type { ChosenRecords } from '#web/layouts/asking/load-chosen.ts';
import { QuestionForm } from '#web/layouts/asking/QuestionForm.tsx';
import type { Crumb } from '#web/layouts/head/structured-data.ts';
import styles from './Explanation.module.css';

/** Renders the form of a question whose addressee and service are chosen. */
export function WritingPart({
  chosen,
  trail,
}: {
  readonly chosen: ChosenRecords;
  readonly trail: readonly Crumb[];
}) {
  if (!chosen.service) return null;
  return (
    <article className={styles.page}>
      <PageHead trail={trail} title={asking.ask.label}>
        <AskSteps current="write" />
      </PageHead>
      <QuestionForm chosen={chosen} service={chosen.service} choicePath={paths.consultantpage} />
    </article>
  );
}
