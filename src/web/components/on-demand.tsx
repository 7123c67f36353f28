import { type ComponentType, lazy, Suspense } from 'react';

interface PartOnDemand<Props> {
  /** The part itself on the server, which draws it at once. */
  readonly drawn: ComponentType<Props> | undefined;
  readonly load: () => Promise<ComponentType<Props>>;
  /** Matches its markup in a page of the server. */
  readonly selector: string;
}

const waiting: { readonly selector: string; readonly prepare: () => Promise<void> }[] = [];

/**
 * A part that few pages show, whose code comes when one does. On a page that the server drew with it, its code is there
 * before the page comes alive. It is named in `assets.ts`, which brings its styles with the page.
 */
export function onDemand<Props extends object>({
  drawn,
  load,
  selector,
}: PartOnDemand<Props>): ComponentType<Props> {
  let Part = drawn ?? lazy(async () => ({ default: await load() }));
  const prepare = async () => {
    Part = await load();
  };
  if (!drawn) waiting.push({ selector, prepare });
  return (props) => (
    <Suspense>
      <Part {...props} />
    </Suspense>
  );
}

/** Fetches the parts that stand in the server's page. A part that does not come is fetched again when it is drawn. */
export async function preparePartsOf(page: ParentNode): Promise<void> {
  const found = waiting.filter(({ selector }) => page.querySelector(selector) !== null);
  await Promise.allSettled(found.map(({ prepare }) => prepare()));
}
