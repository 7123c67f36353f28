/**
 * This script runs inside an advertisement's own document and does what neither the frame's sandbox nor its policy can. It keeps
 * the advertisement from adding steps to the reader's history and from taking the keyboard or the scroll position, and it tells
 * the page when the advertisement shows something and when it is pressed. The server inlines the built file
 * (`vite.ad-guard.config.ts`), so the module imports nothing.
 *
 * A document that has not loaded replaces its step in the history when its scripts navigate it (HTML, "location-object navigate").
 * The guard therefore writes the markup into a document that it never closes, and fires the events of loading itself. Other ways
 * to add steps are closed one by one: windows opened by the frame's own name, links clicked by script, and nested frames, also in
 * shadow trees.
 *
 * An advertisement may overwrite any function of its window. What the guard calls later it takes beforehand, and calls by `apply`.
 */
const { apply } = Reflect;
const { open: openDocument, write: writeDocument, querySelectorAll: findInDocument } = Document.prototype;
const { querySelectorAll: findInFragment } = DocumentFragment.prototype;
const { matches, remove, setAttribute, attachShadow } = Element.prototype;
const { click } = HTMLElement.prototype;
const { dispatchEvent } = EventTarget.prototype;
const { composedPath } = Event.prototype;
const { toLowerCase, includes, slice } = String.prototype;
const { observe } = MutationObserver.prototype;
const { open: openWindow, MutationObserver: Observer } = window;
const isConnectedOf = getterOf(Node.prototype, 'isConnected');
const typeOf = getterOf(Event.prototype, 'type');

function getterOf(prototype: object, name: string): (this: unknown) => unknown {
  const getter = Object.getOwnPropertyDescriptor(prototype, name)?.get;
  if (!getter) throw new Error(`the browser has no ${name}`);
  return getter;
}

/** Replaces methods permanently: they can be neither assigned nor redefined. */
function replaceMethods(target: object, methods: Readonly<Record<string, unknown>>): void {
  for (const [name, value] of Object.entries(methods))
    if (name in target) Object.defineProperty(target, name, { value });
}

const disableMethods = (target: object, ...names: readonly string[]): void =>
  replaceMethods(target, Object.fromEntries(names.map((name) => [name, () => {}])));

/** Disables methods that take the focus or scroll the page, because no sandbox flag forbids them. */
function protectFocus(): void {
  for (const { prototype } of [HTMLElement, SVGElement, MathMLElement]) disableMethods(prototype, 'focus');
  for (const { prototype } of [HTMLInputElement, HTMLTextAreaElement]) disableMethods(prototype, 'select');
  disableMethods(HTMLDialogElement.prototype, 'show', 'showModal');
  disableMethods(Element.prototype, 'scrollIntoView', 'scrollIntoViewIfNeeded');
  disableMethods(window, 'focus');
}

/** Disables methods that add history entries or navigate them, and those that would end the document's loading. */
function protectHistory(): void {
  disableMethods(History.prototype, 'pushState', 'replaceState', 'back', 'forward', 'go');
  disableMethods(Navigation.prototype, 'navigate', 'reload', 'traverseTo', 'back', 'forward');
  disableMethods(Document.prototype, 'open', 'close');
  disableMethods(window, 'stop');
  replaceMethods(window, {
    open: (address?: string, _name?: string, features?: string) =>
      apply(openWindow, window, [address, '_blank', features]),
  });
  replaceMethods(HTMLElement.prototype, {
    click(this: HTMLElement) {
      if (!isClickOutside(this, 'click')) apply(click, this, []);
    },
  });
  replaceMethods(EventTarget.prototype, {
    dispatchEvent(this: EventTarget, event: Event) {
      return isClickOutside(this, apply(typeOf, event, [])) || apply(dispatchEvent, this, [event]);
    },
  });
}

/** Whether a script clicks an element outside of any document, where `openElsewhere` does not receive the event. */
function isClickOutside(target: unknown, type: unknown): boolean {
  try {
    return type === 'click' && apply(isConnectedOf, target, []) === false;
  } catch {
    return false;
  }
}

/** Opens links on a click's path in a new window, whatever target they name. */
function openElsewhere(event: Event): void {
  const path = apply(composedPath, event, []);
  for (let index = 0; index < path.length; index += 1) {
    try {
      const element = path[index] as Element;
      if (apply(matches, element, ['a,area'])) apply(setAttribute, element, ['target', '_blank']);
    } catch {
      // Windows and documents are on the path too.
    }
  }
}

/** Removes nested frames of a tree when they are added: they would have a history that the guard cannot control. */
function keepFramesOut(root: Document | ShadowRoot): void {
  const find = root === document ? findInDocument : findInFragment;
  const clear = () => {
    const frames = apply(find, root, ['iframe,frame,object,embed']);
    for (let index = 0; index < frames.length; index += 1) apply(remove, frames[index] as Element, []);
  };
  apply(observe, new Observer(clear), [root, { childList: true, subtree: true }]);
  clear();
}

/** Ensures that the guard can access all shadow trees: scripts create open ones, and markup cannot declare any. */
function protectShadowTrees(): void {
  disableMethods(Element.prototype, 'setHTMLUnsafe');
  disableMethods(ShadowRoot.prototype, 'setHTMLUnsafe');
  disableMethods(Document, 'parseHTMLUnsafe');
  replaceMethods(Element.prototype, {
    attachShadow(this: Element, options: ShadowRootInit) {
      const root = apply(attachShadow, this, [{ ...options, mode: 'open' }]);
      keepFramesOut(root);
      return root;
    },
  });
  const declaration = 'shadowrootmode';
  let tail = '';
  const write = (...texts: readonly unknown[]) => {
    for (let index = 0; index < texts.length; index += 1) {
      const text = `${texts[index]}`;
      // The end of earlier text is included, because a declaration may be written in parts.
      const joined = tail + text;
      if (apply(includes, apply(toLowerCase, joined, []), [declaration])) continue;
      tail = apply(slice, joined, [1 - declaration.length]);
      apply(writeDocument, document, [text]);
    }
  };
  const writeln = (...texts: readonly unknown[]) => write(...texts, '\n');
  replaceMethods(Document.prototype, { write, writeln });
}

const tellPage = (ad: 'shown' | 'pressed') => parent.postMessage({ ad }, '*');
const isFromPage = ({ source, data }: MessageEvent<{ ad?: unknown } | null>): boolean =>
  source === parent && data?.ad === 'ask';

/** Reports to the page when the advertisement has visible content, and its clicks. */
function report(root: Element): void {
  const range = document.createRange();
  let isShown = false;
  const look = () => {
    if (isShown) return;
    range.selectNodeContents(root);
    isShown = [...range.getClientRects()].some(({ width, height }) => width > 0 && height > 0);
    if (isShown) tellPage('shown');
  };
  addEventListener('message', (event) => {
    if (!isFromPage(event)) return;
    if (isShown) tellPage('shown');
    else look();
  });
  addEventListener('load', look, true);
  addEventListener(
    'click',
    (event) => {
      openElsewhere(event);
      tellPage('pressed');
    },
    true,
  );
  new ResizeObserver(look).observe(root);
  new Observer(look).observe(root, { childList: true, subtree: true, attributes: true });
}

/** Writes the markup, which is the text of the `noscript` element, and fires the events of loading. */
function writeAdvertisement(): void {
  const text = document.querySelector('noscript')?.textContent ?? '';
  const markup = text
    .replaceAll('</x-noscript', '</noscript')
    .replace(/shadowrootmode/gi, 'data-$&')
    // A module script would wait for the end of the document, which never comes.
    .replace(/<script(?=[^>]*\bmodule\b)/gi, '$& async');
  const head = document.head.outerHTML;
  let state: DocumentReadyState = 'loading';
  apply(openDocument, document, []);
  apply(writeDocument, document, [`<!doctype html><html lang="ka">${head}<body>`]);
  keepFramesOut(document);
  report(document.body);
  Object.defineProperty(document, 'readyState', { get: () => state });
  apply(writeDocument, document, [markup]);
  state = 'complete';
  apply(dispatchEvent, document, [new Event('DOMContentLoaded', { bubbles: true })]);
  apply(dispatchEvent, window, [new Event('load')]);
}

/**
 * Waits until this document and the page have loaded: the document's own end would close what is written, and the page waits
 * for its frames.
 */
function waitForPage(): void {
  const start = (event: MessageEvent) => {
    if (!isFromPage(event) || document.readyState !== 'complete') return;
    removeEventListener('message', start);
    writeAdvertisement();
  };
  addEventListener('message', start);
  // Opened directly, the document is its own page.
  if (parent === window) addEventListener('load', () => postMessage({ ad: 'ask' }, '*'));
}

protectFocus();
protectHistory();
protectShadowTrees();
waitForPage();
