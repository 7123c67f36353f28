import { type ComponentType, lazy, Suspense } from 'react';

interface OnDemandOptions<Props> {
  /** The component itself on the server, which renders it synchronously. */
  readonly serverComponent: ComponentType<Props> | undefined;
  readonly load: () => Promise<ComponentType<Props>>;
  /** Matches the component's markup in a server-rendered page. */
  readonly selector: string;
}

const registered: { readonly selector: string; readonly preload: () => Promise<void> }[] = [];

/**
 * Creates a component whose code loads when it is first rendered. If the server rendered it, its code is loaded
 * before hydration. Every such component is listed in `assets.ts`, so that the page links its styles.
 */
export function onDemand<Props extends object>({
  serverComponent,
  load,
  selector,
}: OnDemandOptions<Props>): ComponentType<Props> {
  let Component = serverComponent ?? lazy(async () => ({ default: await load() }));
  const preload = async () => {
    Component = await load();
  };
  if (!serverComponent) registered.push({ selector, preload });
  return (props) => (
    <Suspense>
      <Component {...props} />
    </Suspense>
  );
}

/**
 * Loads the components of a server-rendered page before hydration. One that fails is requested again when it renders.
 */
export async function preloadComponentsOf(page: ParentNode): Promise<void> {
  const present = registered.filter(({ selector }) => page.querySelector(selector) !== null);
  await Promise.allSettled(present.map(({ preload }) => preload()));
}

const actions = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'input', 'scroll'] as const;
/** Nothing that changes the page waits longer for such a component. */
const longestMs = 5_000;

/** Resolves when the reader first does something on the page, or has looked at it for a while. */
const firstAction = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, longestMs);
    const options = { once: true, passive: true, capture: true } as const;
    for (const action of actions) document.addEventListener(action, () => resolve(), options);
  });

/**
 * Creates a component that stays as the server rendered it until the reader does something: for parts of plain markup
 * and links, which need code only to change. Every such component is listed in `assets.ts`.
 */
export function onAction<Props extends object>({
  serverComponent,
  load,
}: Pick<OnDemandOptions<Props>, 'serverComponent' | 'load'>): ComponentType<Props> {
  const Component =
    serverComponent ??
    lazy(async () => {
      await firstAction();
      return { default: await load() };
    });
  return (props) => (
    <Suspense>
      <Component {...props} />
    </Suspense>
  );
}
