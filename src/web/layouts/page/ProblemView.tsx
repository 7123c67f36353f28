import { CloudOff, FileQuestionMark, TriangleAlert } from 'lucide-react';
import { problemLinks, problems } from '#shared/language/ka/site/problems.ts';
import { paths } from '#shared/paths/paths.ts';
import { ButtonLink } from '#web/components/forms/Button.tsx';
import { Notice } from '#web/components/text/Notice.tsx';
import { SearchForm } from '../search/SearchForm.tsx';
import styles from './ProblemView.module.css';

export type ProblemStatus = 404 | 500 | 503;

/** Values of `data-route` on error pages. */
const names = { 404: 'notfound', 500: 'error', 503: 'unavailable' } as const;
const icons = { 404: FileQuestionMark, 500: TriangleAlert, 503: CloudOff } as const;

/** Renders an error page with the reason and useful links. It needs no data. */
export function ProblemView({ status }: { readonly status: ProblemStatus }) {
  const { title, text } = problems[status];
  const Icon = icons[status];
  return (
    <main id="main" tabIndex={-1} className={styles.main} data-route={names[status]}>
      <Notice icon={<Icon size={28} />} title={title} text={text} headingLevel={1}>
        {status === 404 && (
          <div className={styles.search}>
            <SearchForm label={problemLinks.search} />
          </div>
        )}
        <ButtonLink href={paths.home}>{problemLinks.home}</ButtonLink>
        {status === 404 && <HelpfulLinks />}
      </Notice>
    </main>
  );
}

function HelpfulLinks() {
  return (
    <>
      <ButtonLink kind="quiet" href={paths.encyclopedia}>
        {problemLinks.encyclopedia}
      </ButtonLink>
      <ButtonLink kind="quiet" href={paths.questions}>
        {problemLinks.questions}
      </ButtonLink>
      <ButtonLink kind="quiet" href={paths.contact}>
        {problemLinks.contact}
      </ButtonLink>
    </>
  );
}
