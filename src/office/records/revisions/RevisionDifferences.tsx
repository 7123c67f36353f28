import type { AnswerOf } from '#shared/contracts/call.ts';
import type { diffRevisions } from '#shared/contracts/office/records.ts';
import { recordText } from '#shared/language/ka/office/office.ts';
import { OfficeDialog } from '../../shell/OfficeDialog.tsx';
import type { FieldDescription } from '../use-record.ts';

type Difference = AnswerOf<typeof diffRevisions>['fields'][number];

/** Shows two revisions side by side, field by field: what went on the left, what came on the right. */
export function RevisionDifferences({
  fields,
  differences,
  onClose,
}: {
  readonly fields: readonly FieldDescription[];
  readonly differences: readonly Difference[];
  readonly onClose: () => void;
}) {
  return (
    <OfficeDialog title={recordText.differences} mark={{ 'data-act': 'diff' }} onClose={onClose}>
      {differences.length === 0 && <p>{recordText.nothingDiffers}</p>}
      {differences.map(({ name, parts }) => (
        <section key={name} className="office-difference">
          <h3>{fields.find((field) => field.name === name)?.label ?? name}</h3>
          <div>
            <p className="office-hint">{recordText.was}</p>
            <Side parts={parts} hides="added" />
          </div>
          <div>
            <p className="office-hint">{recordText.became}</p>
            <Side parts={parts} hides="removed" />
          </div>
        </section>
      ))}
    </OfficeDialog>
  );
}

function Side({
  parts,
  hides,
}: {
  readonly parts: Difference['parts'];
  readonly hides: 'added' | 'removed';
}) {
  return (
    <p>
      {parts.map(({ text, change }, at) => {
        if (change === hides) return null;
        const Mark = change === 'same' ? 'span' : change === 'added' ? 'ins' : 'del';
        // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text have their place alone
        return <Mark key={at}>{text}</Mark>;
      })}
    </p>
  );
}
