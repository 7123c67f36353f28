/** What the server's page leaves for the browser to go on with. */
export interface Hydration {
  readonly site: { readonly url: string; readonly name: string; readonly media: string };
  readonly shell: unknown;
  readonly screen: unknown;
}

interface WithBody {
  body?: unknown;
}

const isObject = (value: unknown): value is WithBody => typeof value === 'object' && value !== null;

/** A screen's data without its `body`: that html stands in the page already, under `data-body`. */
export function leaveOutBody(data: unknown): unknown {
  if (!isObject(data) || typeof data.body !== 'string') return data;
  const { body: _, ...rest } = data;
  return rest;
}

/** The data as it was before `leaveOutBody`, without what the page put around words that do not break. */
function restoreBody(data: unknown): unknown {
  const html = document.querySelector('[data-body]')?.innerHTML.replace(/<\/?span>|<wbr>/g, '');
  return isObject(data) && html !== undefined ? { ...data, body: html } : data;
}

/** Reads the hydration data of the page; `undefined` on a page that lives without script. */
export function readHydration(): Hydration | undefined {
  const text = document.getElementById('hydration')?.textContent;
  if (!text) return undefined;
  const hydration: Hydration = JSON.parse(text);
  return { ...hydration, screen: restoreBody(hydration.screen) };
}
