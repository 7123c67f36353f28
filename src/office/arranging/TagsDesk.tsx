import { Link } from 'react-router';
import { publishRevision } from '#shared/contracts/office/publication.ts';
import { getRecord, saveRecord } from '#shared/contracts/office/records.ts';
import { listTags, mergeTags } from '#shared/contracts/office/tags.ts';
import { tagsText as text } from '#shared/language/ka/office/tags.ts';
import { aliasOf } from '#shared/paths/alias.ts';
import { callOffice } from '../data/office-calls.ts';
import { DeskList } from '../desks/DeskList.tsx';

/** Every tag but one, as choices of a form. */
async function listOthers(id: number) {
  const options: { value: string; label: string }[] = [];
  for (let page = 1; ; page += 1) {
    const { rows, total } = await callOffice(listTags, { page, limit: 100 });
    options.push(...rows.map((tag) => ({ value: String(tag.id), label: tag.title })));
    if (rows.length === 0 || options.length >= total)
      return options.filter(({ value }) => value !== String(id));
  }
}

/** Gives a tag another name and address, which go out at once: the former address leads to the new one. */
async function renameTag(id: number, title: string, alias: string): Promise<void> {
  // The type names one collection for all of them (contracts/office/record-parts.ts).
  const collection = 'tag' as 'article';
  const { version } = await callOffice(getRecord, { collection, id });
  const content = { title, alias: alias || aliasOf(title) };
  const { revision } = await callOffice(saveRecord, { collection, id, version, content });
  await callOffice(publishRevision, { collection, id, revision });
}

/** Tags with how much each is used; two that mean the same are merged. */
export function TagsDesk() {
  return (
    <DeskList
      desk="tags"
      search={text.search}
      states={text.states}
      empty={text.empty}
      list={({ from: _, to: __, ...query }) => callOffice(listTags, query)}
      columns={[
        {
          label: text.columns.title,
          show: ({ id, title }) => <Link to={`/records/tag/${id}/`}>{title}</Link>,
        },
        { label: text.columns.articles, show: ({ articles }) => articles },
        { label: text.columns.videos, show: ({ videos }) => videos },
        { label: text.columns.questions, show: ({ questions }) => questions },
      ]}
      acts={[
        {
          name: 'rename',
          label: text.rename,
          fields: ({ title, alias }) => [
            { name: 'title', label: text.title, initial: title },
            { name: 'alias', label: text.alias, initial: alias, isOptional: true, hint: text.aliasHint },
          ],
          run: ({ id }, { title = '', alias = '' }) => renameTag(id, title, alias),
        },
        {
          name: 'merge',
          label: text.merge,
          warning: text.mergeWarning,
          fields: async ({ id }) => [
            { name: 'into', label: text.into, kind: 'select', options: await listOthers(id) },
          ],
          run: ({ id }, { into }) => callOffice(mergeTags, { id, into: Number(into) }),
        },
      ]}
    >
      <p className="office-head">
        <Link className="office-main" data-action="new" to="/records/tag/new/">
          {text.add}
        </Link>
      </p>
    </DeskList>
  );
}
