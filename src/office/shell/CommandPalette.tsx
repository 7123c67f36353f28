import { useDeferredValue, useState } from 'react';
import { useNavigate } from 'react-router';
import { collectionNamed } from '#shared/collections/registry.ts';
import { searchOffice } from '#shared/contracts/office/search.ts';
import { officeText } from '#shared/language/ka/office/office.ts';
import { callOffice } from '../data/office-calls.ts';
import { useAnswer } from '../data/use-answer.ts';
import { moveFocus } from './move-focus.ts';
import { OfficeDialog } from './OfficeDialog.tsx';

interface Choice {
  readonly label: string;
  readonly kind: string;
  readonly to: string;
}

const maxShown = 14;
const restMs = 200;

/** Finds any record, desk, list or command by a few letters. */
export function CommandPalette({ onClose }: { readonly onClose: () => void }) {
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const search = useDeferredValue(text.trim());
  const { answer, error } = useAnswer(search, async () => ({ search, choices: await findChoices(search) }));
  const choices = answer?.choices ?? [];
  const open = ({ to }: Choice) => {
    onClose();
    void navigate(to);
  };
  /** Opens the first choice of the text as it is now: what is shown may still answer the text before, or nothing. */
  const openFirst = async () => {
    const written = text.trim();
    const [first] = answer?.search === written ? choices : await findChoices(written);
    if (first) open(first);
  };
  return (
    <OfficeDialog title={officeText.command.open} onClose={onClose} mark={{ 'data-command': '' }}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys move among what is inside */}
      <div onKeyDown={moveFocus}>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            openFirst().catch(() => undefined);
          }}
        >
          <input
            type="search"
            name="q"
            className="office-input"
            aria-label={officeText.command.placeholder}
            placeholder={officeText.command.placeholder}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </form>
        <ul className="office-choices">
          {choices.map((choice) => (
            <li key={choice.to}>
              <button type="button" onClick={() => open(choice)}>
                {choice.label} <span className="office-hint">{choice.kind}</span>
              </button>
            </li>
          ))}
        </ul>
      </div>
      {error && (
        <p role="alert" className="office-error">
          {officeText.command.failed}
        </p>
      )}
      {!error && choices.length === 0 && <p className="office-hint">{officeText.command.empty}</p>}
    </OfficeDialog>
  );
}

async function findChoices(search: string): Promise<Choice[]> {
  // Words typed quickly ask once: an answer that is not waited for is not asked for.
  if (search !== '') await new Promise((resolve) => setTimeout(resolve, restMs));
  const { found, desks, commands } = await callOffice(searchOffice, { q: search, limit: maxShown });
  const places = [
    ...desks.map(({ label, url }) => ({
      ...{ label, to: pathIn(url) },
      kind: url.startsWith('/office/records/') ? officeText.records : officeText.desks,
    })),
    ...commands.map(({ label, url }) => ({ label, kind: '', to: pathIn(url) })),
  ];
  const records = found.map(({ collection, id, title }) => ({
    label: title || officeText.untitled(id),
    kind: collectionNamed(collection).label,
    to: `/records/${collection}/${id}/`,
  }));
  return [...places.slice(0, maxShown / 2), ...records, ...places.slice(maxShown / 2)].slice(0, maxShown);
}

/** The router's own path of an address of the office. */
const pathIn = (url: string): string => url.replace(/^\/office/, '');
