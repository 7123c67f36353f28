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

/** Returns the browser and system of a user agent, „Firefox · Windows“; empty if neither is known. */
export function describeUserAgent(agent: string): string {
  const findName = (names: readonly (readonly [string, RegExp])[]) =>
    names.find(([, mark]) => mark.test(agent))?.[0];
  return [findName(browsers), findName(systems)].filter(Boolean).join(' · ');
}
