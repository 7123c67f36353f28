import { useRef } from 'react';
import { useNavigate, useParams } from 'react-router';
import { recordCollections } from '#shared/collections/registry.ts';
import { describeCollection, getRecord } from '#shared/contracts/office/records.ts';
import { callOffice } from '../data/office-calls.ts';
import { useAnswer } from '../data/use-answer.ts';
import { OfficeLoading, OfficeMessage } from '../shell/OfficeMessage.tsx';
import { RecordDesk } from './RecordDesk.tsx';
import { readUnsaved } from './saving/autosave.ts';
import { contentOf } from './use-record.ts';

/** Opens a record by its address. A new one gets its own address when it is first saved, and nobody notices. */
export function RecordScreen() {
  const { collection = '', id = '' } = useParams();
  const navigate = useNavigate();
  const made = useRef<number>(undefined);
  if (!recordCollections.some(({ name }) => name === collection) || !/^(new|[1-9]\d{0,9})$/.test(id))
    return <OfficeMessage />;
  const isMade = made.current !== undefined && id === String(made.current);
  return (
    <LoadedRecord
      key={`${collection} ${isMade ? 'new' : id}`}
      collection={collection as 'article'}
      id={id === 'new' || isMade ? null : Number(id)}
      onMade={(newId) => {
        made.current = newId;
        void navigate(`/records/${collection}/${newId}/`, { replace: true, preventScrollReset: true });
      }}
    />
  );
}

function LoadedRecord({
  collection,
  id,
  onMade,
}: {
  readonly collection: 'article';
  readonly id: number | null;
  readonly onMade: (id: number) => void;
}) {
  const description = useAnswer(collection, () => callOffice(describeCollection, { collection }));
  const record = useAnswer(String(id), async () => {
    const opened = id === null ? null : await callOffice(getRecord, { collection, id });
    return { opened, unsaved: await readUnsaved(collection, id, contentOf(opened)) };
  });
  const error = description.error ?? record.error;
  if (error && record.answer === undefined) return <OfficeMessage>{error}</OfficeMessage>;
  if (!description.answer || record.answer === undefined) return <OfficeLoading />;
  return (
    <RecordDesk
      collection={collection}
      description={description.answer}
      {...record.answer}
      id={id}
      onMade={onMade}
    />
  );
}
