/**
 * Addresses as SPEC.md writes them: `{name}` is one segment, `{name?}` may be absent, and a last segment
 * `{id}-{alias}.html` names a record. A last slash may be left out. The same text makes the expression that matches and the router's own path.
 */
export interface RouteMatch {
  readonly id: number | undefined;
  readonly params: Readonly<Record<string, string>>;
}

export interface RoutePattern {
  readonly match: (path: string) => RouteMatch | undefined;
  /** The same route in the router's notation; the record's segment is `:record`. */
  readonly routerPath: string;
}

const largestId = 2_147_483_647;

const expressionOf = (pattern: string): RegExp => {
  const source = pattern
    .replace(/\./g, '\\.')
    .replace(/\/\{(\w+)\?\}/g, '(?:/(?<$1>[^/]+))?')
    .replace(/\{id\}/g, '(?<id>[1-9]\\d{0,9})')
    .replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')
    .replace(/(?<=.)\/$/, '/?');
  return new RegExp(`^${source}$`);
};

/** Makes a pattern; called once per route when the table is read. */
export function compilePattern(pattern: string): RoutePattern {
  const expression = expressionOf(pattern);
  const routerPath = pattern.replace(/\{id\}-\{alias\}\.html$/, ':record').replace(/\{(\w+\??)\}/g, ':$1');
  return {
    routerPath,
    match: (path) => {
      const found = expression.exec(path);
      if (!found) return undefined;
      const { id, ...params } = found.groups ?? {};
      const number = id === undefined ? undefined : Number(id);
      if (number !== undefined && number > largestId) return undefined;
      return { id: number, params };
    },
  };
}
