import { formatDate, formatMoment } from '#shared/content/dates.ts';
import type { AnswerOf } from '#shared/contracts/call.ts';
import type { diffRevisions } from '#shared/contracts/office/records.ts';
import { recordText } from '#shared/language/ka/office/office.ts';
import { OfficeDialog } from '../../shell/OfficeDialog.tsx';
import type { FieldDescription } from '../use-record.ts';
import { RecordNames } from './RecordNames.tsx';

/** How a value that is no text is said. */
const formats: Readonly<Record<string, (value: string) => string>> = {
  instant: formatMoment,
  date: formatDate,
};

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
      {differences.map(({ name, from, to, parts }) => {
        const field = fields.find((one) => one.name === name);
        return (
          <section key={name} className="office-difference">
            <h3>{field?.label ?? name}</h3>
            <div>
              <p className="office-hint">{recordText.was}</p>
              {field?.of ? (
                <RecordNames of={field.of} value={from} others={to} mark="del" />
              ) : (
                <Side kind={field?.kind} parts={parts} hides="added" />
              )}
            </div>
            <div>
              <p className="office-hint">{recordText.became}</p>
              {field?.of ? (
                <RecordNames of={field.of} value={to} others={from} mark="ins" />
              ) : (
                <Side kind={field?.kind} parts={parts} hides="removed" />
              )}
            </div>
          </section>
        );
      })}
    </OfficeDialog>
  );
}

function Side({
  kind,
  parts,
  hides,
}: {
  readonly kind: string | undefined;
  readonly parts: Difference['parts'];
  readonly hides: 'added' | 'removed';
}) {
  const format = (kind && formats[kind]) || String;
  return (
    <p>
      {parts.map(({ text, change }, at) => {
        if (change === hides) return null;
        const Mark = change === 'same' ? 'span' : change === 'added' ? 'ins' : 'del';
        // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text have their place alone
        return <Mark key={at}>{format(text)}</Mark>;
      })}
    </p>
  );
}
