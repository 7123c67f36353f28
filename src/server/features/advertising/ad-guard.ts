/**
 * The one script of ours in an advertisement's document: it writes the advertisement, holds back what no sandbox forbids,
 * and tells the page when something of it has a size and when it is pressed. What it needs once the advertisement runs it
 * has taken before, for the advertisement may change anything.
 *
 * The way back: a document that has not loaded takes the place of its step in the history when a script leads it elsewhere
 * or to a fragment (HTML, „location-object navigate“). So the advertisement is written into a document that is never
 * closed, and is told itself that it has loaded. What adds steps even so is turned away: windows opened by the frame's own
 * name and links pressed by script lead to a window of their own, frames are taken out, wherever they hide.
 */
export const adGuard = `(() => {
  const own = (method) => Function.prototype.call.bind(method);
  const read = (kind, name) => own(Object.getOwnPropertyDescriptor(kind.prototype, name).get);
  const [open, put, all] = [document.open, document.write, document.querySelectorAll].map(own);
  const [lower, find, slice] = [''.toLowerCase, ''.indexOf, ''.slice].map(own);
  const { matches, remove, setAttribute, attachShadow } = Element.prototype;
  const [isA, takeOut, set, attach] = [matches, remove, setAttribute, attachShadow].map(own);
  const [press, dispatch] = [HTMLElement.prototype.click, EventTarget.prototype.dispatchEvent].map(own);
  const [isConnected, kindOf] = [read(Node, 'isConnected'), read(Event, 'type')];
  const allIn = own(DocumentFragment.prototype.querySelectorAll);
  const pathOf = own(Event.prototype.composedPath);
  const openWindow = window.open;
  const Observer = MutationObserver;
  const observe = own(Observer.prototype.observe);

  const fix = (of, methods) => {
    for (const name of Object.keys(methods))
      if (name in of) Object.defineProperty(of, name, { value: methods[name] });
  };
  const still = (of, ...names) => fix(of, Object.fromEntries(names.map((name) => [name, () => {}])));
  for (const kind of [HTMLElement, SVGElement, MathMLElement]) still(kind.prototype, 'focus');
  still(Element.prototype, 'scrollIntoView', 'scrollIntoViewIfNeeded', 'setHTMLUnsafe');
  still(ShadowRoot.prototype, 'setHTMLUnsafe');
  still(Document, 'parseHTMLUnsafe');
  still(HTMLDialogElement.prototype, 'show', 'showModal');
  for (const kind of [HTMLInputElement, HTMLTextAreaElement]) still(kind.prototype, 'select');
  if (window.Navigation) still(Navigation.prototype, 'navigate', 'reload', 'traverseTo', 'back', 'forward');
  still(History.prototype, 'pushState', 'replaceState', 'back', 'forward', 'go');
  still(Document.prototype, 'open', 'close');
  still(window, 'focus', 'stop');

  const keepFramesOut = (root, search) => {
    const clear = () => {
      const found = search(root, 'iframe,frame,object,embed');
      for (let at = 0; found[at]; at += 1) takeOut(found[at]);
    };
    observe(new Observer(clear), root, { childList: true, subtree: true });
    clear();
  };
  const isLink = (node) => {
    try { return isA(node, 'a,area'); } catch { return false; }
  };
  const aimElsewhere = (path) => {
    for (let at = 0; at < path.length; at += 1) if (isLink(path[at])) set(path[at], 'target', '_blank');
  };
  const isPressOutside = (target, kind) => {
    try { return kind === 'click' && !isConnected(target); } catch { return false; }
  };
  // A root that markup declares may be closed to us: what would begin one is not written, in however many pieces.
  const secret = 'shadowrootmode';
  let last = '';
  const write = (...texts) => {
    for (let at = 0; at < texts.length; at += 1) {
      const text = '' + texts[at];
      if (find(lower(last + text), secret) >= 0) continue;
      last = slice(last + text, 1 - secret.length);
      put(document, text);
    }
  };
  fix(Document.prototype, { write, writeln: (...texts) => write(...texts, '\\n') });
  fix(window, { open: (address, name, how) => openWindow(address, '_blank', how) });
  fix(HTMLElement.prototype, {
    click() { if (!isPressOutside(this, 'click')) press(this); },
  });
  fix(EventTarget.prototype, {
    dispatchEvent(event) { return isPressOutside(this, kindOf(event)) || dispatch(this, event); },
  });
  fix(Element.prototype, {
    attachShadow(how) {
      const root = attach(this, { ...how, mode: 'open' });
      keepFramesOut(root, allIn);
      return root;
    },
  });

  const listen = (root) => {
    const range = document.createRange();
    let shown = false;
    const say = (ad) => parent.postMessage({ ad }, '*');
    const look = () => {
      if (shown) return;
      range.selectNodeContents(root);
      shown = [...range.getClientRects()].some(({ width, height }) => width > 0 && height > 0);
      if (shown) say('shown');
    };
    addEventListener('message', ({ source, data }) => {
      if (source !== parent || data?.ad !== 'ask') return;
      if (shown) say('shown');
      else look();
    });
    addEventListener('load', look, true);
    addEventListener('click', (event) => { aimElsewhere(pathOf(event)); say('pressed'); }, true);
    new ResizeObserver(look).observe(root);
    new Observer(look).observe(root, { childList: true, subtree: true, attributes: true });
  };
  const begin = () => {
    const markup = document.querySelector('noscript').textContent.replaceAll('</x-noscript', '</noscript');
    const head = document.head.outerHTML;
    let state = 'loading';
    open(document);
    put(document, '<!doctype html><html lang="ka">' + head + '<body>');
    keepFramesOut(document, all);
    listen(document.body);
    Object.defineProperty(document, 'readyState', { get: () => state });
    // A module would wait for the end that does not come.
    const modules = /<script(?=[^>]*\\bmodule\\b)/gi;
    put(document, markup.replace(/shadowrootmode/gi, 'data-$&').replace(modules, '$& async'));
    state = 'complete';
    dispatch(document, new Event('DOMContentLoaded', { bubbles: true }));
    dispatch(window, new Event('load'));
  };
  // Loaded itself, or its end would close what is written; and the page too, which waits for frames that are not.
  const wait = ({ source, data }) => {
    if (source !== parent || data?.ad !== 'ask' || document.readyState !== 'complete') return;
    removeEventListener('message', wait);
    begin();
  };
  addEventListener('message', wait);
  if (parent === window) addEventListener('load', () => postMessage({ ad: 'ask' }, '*'));
})();`;
