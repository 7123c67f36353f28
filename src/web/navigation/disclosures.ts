/** Menus are `<details>`: they open without script. With it they close as menus do, and the drawer holds the focus. */
const menus = 'details[data-popover], details[data-drawer]';

const isDrawer = ({ dataset }: HTMLElement): boolean => dataset.drawer !== undefined;

const openMenus = (): HTMLDetailsElement[] =>
  [...document.querySelectorAll<HTMLDetailsElement>(menus)].filter(({ open }) => open);

/** Closes every open menu; called when a page gives way to the next. */
export function closeMenus(): void {
  for (const menu of openMenus()) menu.open = false;
}

/** Lets menus close on a press outside and on Escape, one at a time open. Works for all that come later, too. */
export function controlDisclosures(): void {
  document.addEventListener('pointerdown', ({ target }) => {
    for (const menu of openMenus()) if (!(target instanceof Node && menu.contains(target))) menu.open = false;
  });
  document.addEventListener('keydown', (event) => {
    const menu = openMenus().at(-1);
    if (!menu) return;
    if (event.key === 'Escape') closeAndReturn(menu);
    if (event.key === 'Tab' && isDrawer(menu)) keepFocus(event, menu);
  });
  document.addEventListener(
    'toggle',
    ({ target }) => {
      if (!(target instanceof HTMLDetailsElement) || !target.matches(menus)) return;
      if (target.open) for (const other of openMenus()) if (other !== target) other.open = false;
      const isLocked = openMenus().some(isDrawer);
      document.documentElement.toggleAttribute('data-locked', isLocked);
      // The drawer is a menu first: its search field would bring the keyboard up over it.
      if (target.open && !isDrawer(target)) target.querySelector<HTMLElement>('input')?.focus();
    },
    true,
  );
}

function closeAndReturn(menu: HTMLDetailsElement): void {
  menu.open = false;
  menu.querySelector('summary')?.focus();
}

/** The focus goes round inside the drawer, its own button included. */
function keepFocus(event: KeyboardEvent, menu: HTMLElement): void {
  const stops = [...menu.querySelectorAll<HTMLElement>('summary, a[href], button, input, select')];
  const first = stops[0];
  const last = stops.at(-1);
  const leaving = event.shiftKey ? first : last;
  if (document.activeElement !== leaving && menu.contains(document.activeElement)) return;
  event.preventDefault();
  (event.shiftKey ? last : first)?.focus();
}
