import { type FormEvent, useState } from 'react';
import { Link, useParams } from 'react-router';
import { recordFields } from '#shared/collections/collection.ts';
import { collectionNamed, recordCollections } from '#shared/collections/registry.ts';
import { describeCollection } from '#shared/contracts/office/records.ts';
import { importText as text } from '#shared/language/ka/office/importing.ts';
import { nameOfList } from '#shared/language/ka/office/list-names.ts';
import { officeText } from '#shared/language/ka/office/office.ts';
import { callOffice } from '../../data/office-calls.ts';
import { useAnswer } from '../../data/use-answer.ts';
import { OfficeMessage } from '../../shell/OfficeMessage.tsx';
import { ImportOutcome } from './ImportOutcome.tsx';
import { readFile } from './read-file.ts';
import type { FileLine } from './read-lines.ts';
import { useImport } from './use-import.ts';
import './importing.css';

/** Records from a file: first what each line would do, then the same in earnest. */
export function ImportScreen() {
  const { collection = '' } = useParams();
  if (!recordCollections.some(({ name }) => name === collection)) return <OfficeMessage />;
  return <KnownImport key={collection} collection={collection as 'article'} />;
}

function KnownImport({ collection }: { readonly collection: 'article' }) {
  const { answer, error: refusal } = useAnswer(collection, () =>
    callOffice(describeCollection, { collection }),
  );
  const [lines, setLines] = useState<readonly FileLine[]>();
  const [name, setName] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const [publish, setPublish] = useState(true);
  const { outcome, error, isBusy, run, stop, reset } = useImport();
  const label = nameOfList(collectionNamed(collection));
  const fields = recordFields(collectionNamed(collection));
  if (!answer) return <OfficeMessage>{refusal ?? officeText.loading}</OfficeMessage>;
  if (!answer.rights.includes('import')) return <OfficeMessage>{officeText.noRights}</OfficeMessage>;

  async function choose(file: File | undefined): Promise<void> {
    reset();
    setLines(undefined);
    setProblem(undefined);
    setName(file?.name);
    if (!file) return;
    try {
      setLines(await readFile(file, answer?.fields ?? [], collection));
    } catch (failure) {
      setProblem(failure instanceof Error ? failure.message : text.unreadable);
    }
  }
  const isTried = outcome?.isTrial === true && outcome.isWhole;
  const isDone = outcome !== undefined && !outcome.isTrial && !isBusy;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (lines) void run(lines, { isTrial: !isTried, publish });
  };
  return (
    <main id="main" tabIndex={-1} data-office="import" data-collection={collection}>
      <title>{`${text.title(label)} – ${officeText.title}`}</title>
      <h1>{text.title(label)}</h1>
      <p>{text.lead}</p>
      <p className="office-hint">{text.files}</p>
      {answer.needs_review && <p className="office-note">{text.review}</p>}
      <form className="office-form" onSubmit={submit}>
        <div className="import-file">
          <label className="office-quiet">
            {text.file}
            <input
              type="file"
              name="file"
              className="office-hidden"
              accept=".jsonl,.ndjson,.json,.csv,.xlsx"
              disabled={isBusy}
              onChange={({ target }) => void choose(target.files?.[0])}
            />
          </label>
          <span>{name ?? text.noFile}</span>
        </div>
        <label className="office-check">
          <input
            type="checkbox"
            name="publish"
            checked={publish}
            disabled={isBusy}
            onChange={({ target }) => {
              setPublish(target.checked);
              reset();
            }}
          />
          {text.publish}
        </label>
        {(problem ?? error) && (
          <p role="alert" className="office-error">
            {problem ?? error}
          </p>
        )}
        <div className="office-head">
          {!isDone && (
            <button
              type="submit"
              className="office-main"
              data-action={isTried ? 'import' : 'dry_run'}
              disabled={!lines || isBusy}
            >
              {isTried ? text.run : text.check}
            </button>
          )}
          {isBusy && (
            <button type="button" className="office-quiet" data-action="stop" onClick={stop}>
              {text.stop}
            </button>
          )}
          <Link className="office-quiet" to={`/records/${collection}/`}>
            {text.back}
          </Link>
        </div>
      </form>
      {isDone && !outcome.isWhole && <p className="office-note">{text.stopped}</p>}
      {outcome && (
        <ImportOutcome
          outcome={outcome}
          collection={collection}
          labelOf={(name) => (Object.hasOwn(fields, name) ? (fields[name]?.label ?? name) : name)}
        />
      )}
    </main>
  );
}
