import { useState } from 'react';
import type { InputOf } from '#shared/contracts/call.ts';
import { exportRecords } from '#shared/contracts/office/records.ts';
import { downloadText as text } from '#shared/language/ka/office/office.ts';
import { Downloads } from '../data/Downloads.tsx';
import { callOffice, sentenceOf } from '../data/office-calls.ts';

/** Saves the list as a file of JSON lines, which an import reads, or as a table. */
export function ExportButton({
  collection,
  narrowed,
}: {
  readonly collection: 'article';
  /** What the list is narrowed by. */
  readonly narrowed: Pick<InputOf<typeof exportRecords>, 'states' | 'find'>;
}) {
  const [error, setError] = useState<string>();
  const download = async () => {
    setError(undefined);
    try {
      const { records } = await callOffice(exportRecords, { collection, ...narrowed });
      const lines = records.map((record) => `${JSON.stringify(record)}\n`);
      const link = document.createElement('a');
      link.href = URL.createObjectURL(new Blob(lines, { type: 'application/jsonl' }));
      link.download = `${collection}.jsonl`;
      link.click();
      URL.revokeObjectURL(link.href);
    } catch (failure) {
      setError(sentenceOf(failure));
    }
  };
  return (
    <>
      <button type="button" className="office-quiet" data-action="export" onClick={() => void download()}>
        {text.download(text.list, text.formats.jsonl)}
      </button>
      <Downloads
        name={collection}
        label={text.list}
        action="export_table"
        load={(format, sendBy) => callOffice(exportRecords, { collection, ...narrowed, format }, { sendBy })}
      />
      {error && (
        <p role="alert" className="office-error">
          {error}
        </p>
      )}
    </>
  );
}
