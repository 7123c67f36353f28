import { useState } from 'react';
import type { TableFormat } from '#shared/contracts/office/desk-parts.ts';
import { downloadText as text } from '#shared/language/ka/office/office.ts';
import type { SendCall } from '#web/data/session/send-call.ts';
import { sentenceOf } from './office-calls.ts';
import { sendForFile } from './send-for-file.ts';

const tableFormats = ['xlsx', 'csv'] as const satisfies readonly TableFormat[];

/** Buttons that download a table, as an Excel workbook or as CSV, or a report that is read. */
export function Downloads<Format extends TableFormat | 'pdf' = TableFormat>({
  name,
  label,
  action = 'export',
  formats,
  load,
}: {
  /** The name of the file without its ending. */
  readonly name: string;
  /** What the table holds, for the labels of the buttons. */
  readonly label: string;
  /** The `data-action` of the buttons; the format is appended unless it is CSV. */
  readonly action?: string;
  /** The formats offered; by default the two of a table. */
  readonly formats?: readonly (Format | TableFormat)[];
  readonly load: (format: Format | TableFormat, sendBy: SendCall) => Promise<unknown>;
}) {
  const [failure, setFailure] = useState<string>();
  const download = (format: Format | TableFormat): void =>
    void load(format, sendForFile(`${name}.${format}`)).then(
      () => setFailure(undefined),
      (problem: unknown) => setFailure(sentenceOf(problem)),
    );
  return (
    <>
      {(formats ?? tableFormats).map((format) => (
        <button
          key={format}
          type="button"
          className="office-quiet"
          data-action={format === 'csv' ? action : `${action}_${format}`}
          onClick={() => download(format)}
        >
          {text.download(label, text.formats[format])}
        </button>
      ))}
      {failure && (
        <p role="alert" className="office-error">
          {failure}
        </p>
      )}
    </>
  );
}
