/**
 * A match of a pattern in SPEC.md's notation: `{name}` is one segment, `{name?}` is optional, and a last segment
 * `{id}-{alias}.html` or `{alias}.html` names a record. A trailing slash is optional. The regular expression and the router's path are
 * both derived from the pattern.
 */
export interface RouteMatch {
  readonly id: number | undefined;
  readonly params: Readonly<Record<string, string>>;
}

export interface RoutePattern {
  readonly match: (path: string) => RouteMatch | undefined;
  /** The pattern in the router's notation; the record's segment is `:record`. */
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

/** Compiles a pattern. Called once per route. */
export function compilePattern(pattern: string): RoutePattern {
  const expression = expressionOf(pattern);
  const routerPath = pattern.replace(/(\{id\}-)?\{alias\}\.html$/, ':record').replace(/\{(\w+\??)\}/g, ':$1');
  return {
    routerPath,
    match: (path) => {
      const match = expression.exec(path);
      if (!match) return undefined;
      const { id, ...params } = match.groups ?? {};
      const number = id === undefined ? undefined : Number(id);
      if (number !== undefined && number > largestId) return undefined;
      return { id: number, params };
    },
  };
}
