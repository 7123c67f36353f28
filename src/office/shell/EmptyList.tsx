import { listText } from '#shared/language/ka/office/office.ts';

interface EmptyListProps {
  /** What an empty list means where nothing narrows it, and how something comes into it. */
  readonly children: string;
  /** Shows the whole list; absent where nothing narrows it. */
  readonly onShowAll: (() => void) | undefined;
}

/** Says why a list is empty and what to do about it. */
export function EmptyList({ children, onShowAll }: EmptyListProps) {
  return (
    <div className="office-empty" data-empty>
      <p>{onShowAll ? listText.nothingFound : children}</p>
      {onShowAll && (
        <button
          type="button"
          className="office-quiet"
          data-action="show_all"
          onClick={({ currentTarget }) => {
            clearSearchBeside(currentTarget);
            onShowAll();
          }}
        >
          {listText.showAll}
        </button>
      )}
    </div>
  );
}

/** Empties the search of the list, which holds what was typed by itself, and gives it the focus that the button had. */
function clearSearchBeside(button: HTMLElement): void {
  const list = button.closest<HTMLElement>('dialog, main');
  const search = list?.querySelector<HTMLInputElement>('input[name=search]');
  if (search) search.value = '';
  (search ?? list)?.focus();
}
