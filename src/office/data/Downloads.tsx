import { useState } from 'react';
import type { TableFormat } from '#shared/contracts/office/desk-parts.ts';
import { downloadText as text } from '#shared/language/ka/office/office.ts';
import type { SendCall } from '#web/data/session/send-call.ts';
import { sentenceOf } from './office-calls.ts';
import { sendForFile } from './send-for-file.ts';

const formats = ['xlsx', 'csv'] as const satisfies readonly TableFormat[];

/** Buttons that download a table, as an Excel workbook or as CSV. */
export function Downloads({
  name,
  label,
  action = 'export',
  load,
}: {
  /** The name of the file without its ending. */
  readonly name: string;
  /** What the table holds, for the labels of the buttons. */
  readonly label: string;
  /** The `data-action` of the buttons; the format is appended unless it is CSV. */
  readonly action?: string;
  readonly load: (format: TableFormat, sendBy: SendCall) => Promise<unknown>;
}) {
  const [failure, setFailure] = useState<string>();
  const download = (format: TableFormat): void =>
    void load(format, sendForFile(`${name}.${format}`)).then(
      () => setFailure(undefined),
      (problem: unknown) => setFailure(sentenceOf(problem)),
    );
  return (
    <>
      {formats.map((format) => (
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
