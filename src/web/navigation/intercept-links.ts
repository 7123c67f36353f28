interface Router {
  readonly state: { readonly location: { readonly pathname: string; readonly search: string } };
  navigate(
    to: string,
    options: { readonly viewTransition: boolean; readonly replace: boolean },
  ): Promise<void>;
}

const linkOf = (event: Event): HTMLAnchorElement | null =>
  event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;

const isInternalLink = (link: HTMLAnchorElement): boolean =>
  link.origin === location.origin && link.target === '' && !link.hasAttribute('download');

const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** Returns the address to which a GET form navigates, without its empty fields. */
function formAddress(form: EventTarget | null): URL | undefined {
  if (!(form instanceof HTMLFormElement) || form.method !== 'get' || !form.getAttribute('action')) return;
  const address = new URL(form.action);
  if (address.origin !== location.origin) return undefined;
  for (const [name, value] of new FormData(form))
    if (typeof value === 'string' && value !== '') address.searchParams.set(name, value);
  return address;
}

/** Marks a pressed link until its page is there: the mark is painted at once, however slow the device draws what follows. */
function showPressed(link: HTMLElement, navigation: Promise<void>): void {
  link.dataset.pressed = '';
  void navigation.finally(() => delete link.dataset.pressed);
}

/**
 * Handles clicks on plain `<a>` elements, including those in a page's body HTML, and submits of GET forms: if the
 * address belongs to a screen, the router navigates to it without a page load. All other links (feeds, files,
 * addresses of no screen) are left to the browser. Hovering or focusing a link preloads its screen.
 */
export function interceptLinks<Screen>(
  router: Router,
  findScreen: (path: string) => Screen | undefined,
  preload: (screen: Screen) => Promise<unknown>,
): void {
  document.addEventListener('click', (event) => {
    const link = linkOf(event);
    if (
      !link ||
      event.defaultPrevented ||
      !isPlainClick(event) ||
      !isInternalLink(link) ||
      !findScreen(link.pathname)
    )
      return;
    const { pathname, search } = router.state.location;
    const isCurrentPage = link.pathname === pathname && link.search === search;
    if (isCurrentPage && link.hash !== '') return;
    event.preventDefault();
    const navigation = router.navigate(link.pathname + link.search + link.hash, {
      viewTransition: true,
      replace: isCurrentPage,
    });
    showPressed(link, navigation);
  });
  document.addEventListener('submit', (event) => {
    const target = event.defaultPrevented ? undefined : formAddress(event.target);
    if (!target || !findScreen(target.pathname)) return;
    event.preventDefault();
    void router.navigate(target.pathname + target.search, { viewTransition: true, replace: false });
  });
  const preloadLink = (event: Event) => {
    const link = linkOf(event);
    const screen = link && isInternalLink(link) ? findScreen(link.pathname) : undefined;
    if (screen) preload(screen).catch(() => undefined);
  };
  document.addEventListener('pointerover', preloadLink, { passive: true });
  document.addEventListener('focusin', preloadLink);
}
