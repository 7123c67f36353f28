import type { Metainfo } from '#shared/collections/fields.ts';
import type { SpecialProject } from '#shared/collections/special-project.ts';
import { requireAddress } from '#web/frames/require-address.ts';
import type { LoadRequest } from '#web/frames/screen.ts';

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
] as const;
type AskedProject = Pick<SpecialProject, (typeof fields)[number]>;

export interface ProjectData {
  readonly project: Omit<AskedProject, 'body'>;
  /** Safe html; apart from the project because the page holds it already. */
  readonly body: string;
  readonly metainfo: Metainfo | null;
}

export async function loadSpecialProject({ data, id, path }: LoadRequest): Promise<ProjectData> {
  const { record, metainfo } = await data.record<AskedProject>('special_project', { find: { id }, fields });
  requireAddress(record.url, path);
  const { body, ...project } = record;
  return { project, body, metainfo };
}
