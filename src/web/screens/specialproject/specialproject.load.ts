import type { Metainfo } from '#shared/collections/fields.ts';
import type { SpecialProject } from '#shared/collections/special-project.ts';
import { isReviewOverdue } from '#shared/medicine/review-dates.ts';
import { requireAddress } from '#web/layouts/page/require-address.ts';
import type { LoadRequest } from '#web/layouts/page/screen.ts';

const fields = [
  'id',
  'title',
  'url',
  'image',
  'introtext',
  'body',
  'sections',
  'sponsor',
  'articles',
  'next_review_at',
] as const;
type ProjectRecord = Pick<SpecialProject, (typeof fields)[number]>;

export interface ProjectData {
  readonly project: Omit<ProjectRecord, 'body'>;
  /** The main text as HTML. It is a top-level field, because hydration reads `body` from the rendered page. */
  readonly body: string;
  readonly metainfo: Metainfo | null;
  /** Whether the medical review is overdue by a year. */
  readonly isReviewOverdue: boolean;
}

export async function loadSpecialProject({ data, id, path }: LoadRequest): Promise<ProjectData> {
  const { record, metainfo } = await data.record<ProjectRecord>('special_project', { find: { id }, fields });
  requireAddress(record.url, path);
  const { body, ...project } = record;
  return { project, body, metainfo, isReviewOverdue: isReviewOverdue(project.next_review_at, Date.now()) };
}
