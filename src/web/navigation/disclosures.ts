/**
 * Menus are `<details>` elements, so they open without script. The script adds closing and, for the drawer, a focus
 * trap.
 */
const menus = 'details[data-popover], details[data-drawer]';

const isDrawer = ({ dataset }: HTMLElement): boolean => dataset.drawer !== undefined;

const openMenus = (): HTMLDetailsElement[] =>
  [...document.querySelectorAll<HTMLDetailsElement>(menus)].filter(({ open }) => open);

/** Closes every open menu; called on navigation. */
export function closeMenus(): void {
  for (const menu of openMenus()) menu.open = false;
}

/** Closes menus on a press outside, on Escape and when another one opens. Event delegation covers menus added later. */
export function controlDisclosures(): void {
  document.addEventListener('pointerdown', ({ target }) => {
    for (const menu of openMenus()) if (!(target instanceof Node && menu.contains(target))) menu.open = false;
  });
  document.addEventListener('keydown', (event) => {
    const menu = openMenus().at(-1);
    if (!menu) return;
    if (event.key === 'Escape') closeAndReturn(menu);
    if (event.key === 'Tab' && isDrawer(menu)) trapFocus(event, menu);
  });
  document.addEventListener(
    'toggle',
    ({ target }) => {
      if (!(target instanceof HTMLDetailsElement) || !target.matches(menus)) return;
      if (target.open) for (const other of openMenus()) if (other !== target) other.open = false;
      const isLocked = openMenus().some(isDrawer);
      document.documentElement.toggleAttribute('data-locked', isLocked);
      // The drawer's search field is not focused, because that would open the on-screen keyboard over the menu.
      if (target.open && !isDrawer(target)) target.querySelector<HTMLElement>('input')?.focus();
    },
    true,
  );
}

function closeAndReturn(menu: HTMLDetailsElement): void {
  menu.open = false;
  menu.querySelector('summary')?.focus();
}

/** Keeps the focus inside the drawer, its own summary included. */
function trapFocus(event: KeyboardEvent, menu: HTMLElement): void {
  const focusable = [...menu.querySelectorAll<HTMLElement>('summary, a[href], button, input, select')];
  const first = focusable[0];
  const last = focusable.at(-1);
  const leaving = event.shiftKey ? first : last;
  if (document.activeElement !== leaving && menu.contains(document.activeElement)) return;
  event.preventDefault();
  (event.shiftKey ? last : first)?.focus();
}
