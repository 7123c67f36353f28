import { type FormEvent, useState } from 'react';
import { listViews, removeView, saveView } from '#shared/contracts/office/views.ts';
import { listText, viewText as text } from '#shared/language/ka/office/office.ts';
import { callOffice, sentenceOf } from '../data/office-calls.ts';
import { useAnswer } from '../data/use-answer.ts';
import { OfficeDialog } from '../shell/OfficeDialog.tsx';

/** The lists that a person asks for again and again: what the address says, by a name. */
export function SavedViews({
  collection,
  params,
  onAsk,
}: {
  readonly collection: 'article';
  readonly params: URLSearchParams;
  readonly onAsk: (next: URLSearchParams) => void;
}) {
  const { answer, reload } = useAnswer(collection, () => callOffice(listViews, { collection }));
  const [isNaming, setNaming] = useState(false);
  const [error, setError] = useState<string>();
  const attempt = (work: () => Promise<unknown>) =>
    work().then(
      () => {
        setNaming(false);
        reload();
      },
      (failure: unknown) => setError(sentenceOf(failure)),
    );
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const name = String(new FormData(event.currentTarget).get('name'));
    const query = new URLSearchParams(params);
    query.delete('page');
    void attempt(() => callOffice(saveView, { id: null, collection, name, query: query.toString() }));
  };
  return (
    <fieldset className="office-views" aria-label={text.label}>
      {answer?.views.map(({ id, name, query }) => (
        <span key={id} data-view={id}>
          <button
            type="button"
            className="office-quiet"
            onClick={() => onAsk(new URLSearchParams(typeof query === 'string' ? query : ''))}
          >
            {name}
          </button>
          <button
            type="button"
            className="office-quiet"
            aria-label={text.remove(name)}
            onClick={() => void attempt(() => callOffice(removeView, { id }))}
          >
            ×
          </button>
        </span>
      ))}
      <button type="button" className="office-quiet" data-action="save_view" onClick={() => setNaming(true)}>
        {text.save}
      </button>
      {isNaming && (
        <OfficeDialog title={text.save} mark={{ 'data-act': 'save_view' }} onClose={() => setNaming(false)}>
          <form className="office-form" onSubmit={save}>
            <label className="office-field">
              {text.name}
              <input name="name" required className="office-input" />
            </label>
            {error && (
              <p role="alert" className="office-error">
                {error}
              </p>
            )}
            <button type="submit" className="office-main">
              {listText.save}
            </button>
          </form>
        </OfficeDialog>
      )}
    </fieldset>
  );
}
