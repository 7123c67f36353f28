const browsers = [
  ['Edge', /Edg\//],
  ['Opera', /OPR\//],
  ['Firefox', /Firefox\/|FxiOS/],
  ['Chrome', /Chrome\/|CriOS/],
  ['Safari', /Safari\//],
] as const;
const systems = [
  ['Android', /Android/],
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Windows', /Windows/],
  ['macOS', /Macintosh/],
  ['Linux', /Linux/],
] as const;

/** „Firefox · Windows“, as far as a user agent says; empty when it says nothing known. */
export function nameAgent(agent: string): string {
  const find = (names: readonly (readonly [string, RegExp])[]) =>
    names.find(([, mark]) => mark.test(agent))?.[0];
  return [find(browsers), find(systems)].filter(Boolean).join(' · ');
}
