import { Link } from 'react-router';
import { recordFields } from '#shared/collections/collection.ts';
import { collectionNamed } from '#shared/collections/registry.ts';
import type { AnswerOf } from '#shared/contracts/call.ts';
import { listRecordUses } from '#shared/contracts/office/records.ts';
import { officeText, usesText as text } from '#shared/language/ka/office/office.ts';
import { callOffice } from '../data/office-calls.ts';
import { useAnswer } from '../data/use-answer.ts';

type Uses = AnswerOf<typeof listRecordUses>['uses'];

/** What refers to a record, from other records and their texts. Opened, it is a list with links. */
export function RecordUses({ collection, id }: { readonly collection: 'article'; readonly id: number }) {
  const { answer, error } = useAnswer(`${collection} ${id}`, () =>
    callOffice(listRecordUses, { collection, id }),
  );
  if (!answer) return error ? <p className="office-error">{error}</p> : null;
  if (answer.total === 0) return <p className="office-hint">{text.none}</p>;
  return (
    <details data-uses={answer.total}>
      <summary className="office-summary">{text.count(answer.total)}</summary>
      <UseList uses={answer.uses} />
    </details>
  );
}

/** What an act that takes a record from readers leaves without it. */
export function UsesWarning({ collection, id }: { readonly collection: 'article'; readonly id: number }) {
  const { answer } = useAnswer(`${collection} ${id}`, () => callOffice(listRecordUses, { collection, id }));
  if (!answer || answer.total === 0) return null;
  return (
    <div className="office-note" role="status" data-uses={answer.total}>
      <p>{text.warning(answer.total)}</p>
      <UseList uses={answer.uses} />
    </div>
  );
}

function UseList({ uses }: { readonly uses: Uses }) {
  return uses.map(({ collection, field, total, records }) => {
    const described = collectionNamed(collection);
    const fieldLabel = recordFields(described)[field]?.label ?? field;
    return (
      <div key={`${collection} ${field}`} data-use={`${collection}.${field}`}>
        <p className="office-hint">{text.kind(described.label, fieldLabel, total)}</p>
        <ul className="office-rows">
          {records.map(({ id, title, is_published }) => (
            <li key={id}>
              <Link to={`/records/${collection}/${id}/`}>{title || officeText.untitled(id)}</Link>
              {!is_published && <span className="office-hint">{text.unpublished}</span>}
            </li>
          ))}
        </ul>
        {records.length > 0 && total > records.length && (
          <p className="office-hint">{text.more(total - records.length)}</p>
        )}
      </div>
    );
  });
}
