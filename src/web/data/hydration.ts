/** The data that the server's page passes to the browser. */
export interface Hydration {
  readonly site: { readonly url: string; readonly name: string; readonly media: string };
  readonly shell: unknown;
  readonly screen: unknown;
}

interface WithBody {
  body?: unknown;
}

const isObject = (value: unknown): value is WithBody => typeof value === 'object' && value !== null;

/** Removes `body` from a screen's data, because its HTML is in the page already, in the `data-body` elements. */
export function omitBody(data: unknown): unknown {
  if (!isObject(data) || typeof data.body !== 'string') return data;
  const { body: _, ...rest } = data;
  return rest;
}

/** Restores the body from the page, without the elements that `wrapNoBreakWords` added. */
function restoreBody(data: unknown): unknown {
  const parts = Array.from(document.querySelectorAll('[data-body]'), ({ innerHTML }) => innerHTML);
  if (!isObject(data) || parts.length === 0) return data;
  return { ...data, body: parts.join('').replace(/<\/?span>|<wbr>/g, '') };
}

/** Reads the hydration data of the page; `undefined` on a page without script. */
export function readHydration(): Hydration | undefined {
  const text = document.getElementById('hydration')?.textContent;
  if (!text) return undefined;
  const hydration: Hydration = JSON.parse(text);
  return { ...hydration, screen: restoreBody(hydration.screen) };
}
