import { listText } from '#shared/language/ka/office/office.ts';

/** Leads through the pages of a list; nothing where there is one. */
export function Pager({
  page,
  total,
  perPage,
  onPage,
}: {
  readonly page: number;
  readonly total: number;
  readonly perPage: number;
  readonly onPage: (page: number) => void;
}) {
  const pages = Math.max(1, Math.ceil(total / perPage));
  if (pages === 1) return null;
  return (
    <nav className="office-pages" aria-label={listText.total(total)}>
      <button type="button" className="office-quiet" disabled={page <= 1} onClick={() => onPage(page - 1)}>
        {listText.previous}
      </button>
      <span>{`${page} / ${pages}`}</span>
      <button
        type="button"
        className="office-quiet"
        disabled={page >= pages}
        onClick={() => onPage(page + 1)}
      >
        {listText.next}
      </button>
    </nav>
  );
}
