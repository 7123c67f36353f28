import { type ComponentType, lazy, Suspense } from 'react';

/**
 * A part that few pages show, whose code comes when one does. The server draws it at once; the browser takes it over when
 * its code has come. It is named in `assets.ts`, which brings its styles with the page.
 */
export function onDemand<Props extends object>(
  drawn: ComponentType<Props> | undefined,
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const Part = drawn ?? lazy(async () => ({ default: await load() }));
  return (props) => (
    <Suspense>
      <Part {...props} />
    </Suspense>
  );
}
