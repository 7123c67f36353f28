import { useSearchParams } from 'react-router';

/** What a desk of days asks: the days and all else stand in the address. */
export function useDays() {
  const [params, setParams] = useSearchParams();
  const span: { from?: string; to?: string } = {};
  for (const name of ['from', 'to'] as const) {
    const day = params.get(name);
    if (day) span[name] = day;
  }
  /** Whatever changes what is listed begins with the first page. */
  const ask = (name: string, value: string): void =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (name !== 'page') next.delete('page');
        if (value === '') next.delete(name);
        else next.set(name, value);
        return next;
      },
      { preventScrollReset: true },
    );
  return { params, span, ask };
}
