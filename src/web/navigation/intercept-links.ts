interface Router {
  readonly state: { readonly location: { readonly pathname: string; readonly search: string } };
  navigate(
    to: string,
    options: { readonly viewTransition: boolean; readonly replace: boolean },
  ): Promise<void>;
}

const linkOf = (event: Event): HTMLAnchorElement | null =>
  event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;

const isOwn = (link: HTMLAnchorElement): boolean =>
  link.origin === location.origin && link.target === '' && !link.hasAttribute('download');

const isPlainPress = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** Where a form that asks (`method="get"`) would lead, its empty fields left out. */
function addressOf(form: EventTarget | null): URL | undefined {
  if (!(form instanceof HTMLFormElement) || form.method !== 'get' || !form.getAttribute('action')) return;
  const address = new URL(form.action);
  if (address.origin !== location.origin) return undefined;
  for (const [name, value] of new FormData(form))
    if (typeof value === 'string' && value !== '') address.searchParams.set(name, value);
  return address;
}

/**
 * Links are plain `<a>` everywhere, also in the html of a body: a press on one that leads to a screen is answered
 * here without leaving the page, and so is a form that asks such a page. Everything else (feeds, files, addresses no screen answers) is left to the browser.
 */
export function interceptLinks<Found>(
  router: Router,
  find: (path: string) => Found | undefined,
  preload: (found: Found) => Promise<unknown>,
): void {
  document.addEventListener('click', (event) => {
    const link = linkOf(event);
    if (!link || event.defaultPrevented || !isPlainPress(event) || !isOwn(link) || !find(link.pathname))
      return;
    const { pathname, search } = router.state.location;
    const isHere = link.pathname === pathname && link.search === search;
    if (isHere && link.hash !== '') return;
    event.preventDefault();
    void router.navigate(link.pathname + link.search + link.hash, { viewTransition: true, replace: isHere });
  });
  document.addEventListener('submit', (event) => {
    const target = event.defaultPrevented ? undefined : addressOf(event.target);
    if (!target || !find(target.pathname)) return;
    event.preventDefault();
    void router.navigate(target.pathname + target.search, { viewTransition: true, replace: false });
  });
  const prepare = (event: Event) => {
    const link = linkOf(event);
    const found = link && isOwn(link) ? find(link.pathname) : undefined;
    if (found) preload(found).catch(() => undefined);
  };
  document.addEventListener('pointerover', prepare, { passive: true });
  document.addEventListener('focusin', prepare);
}
