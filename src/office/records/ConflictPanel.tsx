import { recordText } from '#shared/language/ka/office/office.ts';
import { idsIn } from '../data/use-titles.ts';
import { readableValue } from './readable-value.ts';
import { RecordNames } from './revisions/RecordNames.tsx';
import type { Content } from './saving/autosave.ts';
import type { FieldDescription } from './use-record.ts';

/** Shows both texts side by side where two people changed a record. Nothing of either is lost until one is chosen. */
export function ConflictPanel({
  fields,
  mine,
  theirs,
  onResolve,
}: {
  readonly fields: readonly FieldDescription[];
  readonly mine: Content;
  readonly theirs: Content;
  readonly onResolve: (keep: 'mine' | 'theirs') => void;
}) {
  const text = recordText.conflict;
  return (
    <section className="office-card" data-conflict role="alert">
      <h2>{text.title}</h2>
      <p>{text.lead}</p>
      <div className="office-pair">
        <div data-mine>
          <h3>{text.mine}</h3>
          <Values fields={fields} names={Object.keys(mine)} content={mine} />
          <button
            type="button"
            className="office-main"
            data-action="keep_mine"
            onClick={() => onResolve('mine')}
          >
            {text.keepMine}
          </button>
        </div>
        <div data-theirs>
          <h3>{text.theirs}</h3>
          <Values fields={fields} names={Object.keys(mine)} content={theirs} />
          <button
            type="button"
            className="office-quiet"
            data-action="keep_theirs"
            onClick={() => onResolve('theirs')}
          >
            {text.keepTheirs}
          </button>
        </div>
      </div>
    </section>
  );
}

function Values({
  fields,
  names,
  content,
}: {
  readonly fields: readonly FieldDescription[];
  readonly names: readonly string[];
  readonly content: Content;
}) {
  return (
    <dl>
      {names.map((name) => {
        const field = fields.find((one) => one.name === name);
        return (
          <div key={name}>
            <dt>{field?.label ?? name}</dt>
            <dd>
              {field?.of && idsIn(content[name]).length > 0 ? (
                <RecordNames of={field.of} value={content[name]} />
              ) : (
                readableValue(content[name])
              )}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
