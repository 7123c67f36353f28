import { useState } from 'react';
import type { InputOf } from '#shared/contracts/call.ts';
import { exportRecords } from '#shared/contracts/office/records.ts';
import { listText } from '#shared/language/ka/office/office.ts';
import { callOffice, sentenceOf } from '../data/office-calls.ts';

/** Saves the list as a file of JSON lines, which an import reads. */
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
        {listText.export}
      </button>
      {error && (
        <p role="alert" className="office-error">
          {error}
        </p>
      )}
    </>
  );
}
