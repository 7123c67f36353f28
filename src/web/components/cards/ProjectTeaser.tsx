import type { SpecialProject } from '#shared/collections/special-project.ts';
import { specialProject as text } from '#shared/language/ka/reading/special-project.ts';
import { Picture } from '../media/Picture.tsx';
import styles from './ProjectTeaser.module.css';

export type TeasedProject = Pick<SpecialProject, 'id' | 'title' | 'url' | 'image' | 'sponsor'>;

/** Renders a link to a special project, with its sponsor named before the title. */
export function ProjectTeaser({
  project: { id, title, url, image, sponsor },
}: {
  readonly project: TeasedProject;
}) {
  return (
    <article className={styles.teaser} data-project={id} data-sponsor={sponsor ? '' : undefined}>
      <div className={styles.picture}>
        <Picture image={image} size="feature" />
      </div>
      <div className={styles.text}>
        <p className={styles.label}>{text.label}</p>
        {sponsor && (
          <p className={styles.sponsor}>
            {text.sponsor}: {sponsor.title}
          </p>
        )}
        <h2 className={styles.title}>
          <a className={styles.link} href={url}>
            {title}
          </a>
        </h2>
      </div>
    </article>
  );
}
