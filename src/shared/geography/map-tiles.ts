/** The map service whose pictures browsers load, as the settings `MAP_TILES` and `MAP_ATTRIBUTION` name it. */
export interface MapTiles {
  /** `raster`: an address with {z}, {x} and {y} of pictures 256 pixels wide; `style`: the address of a MapLibre style in JSON. */
  readonly kind: 'raster' | 'style';
  readonly url: string;
  readonly origin: string;
  /** Who is told which part of the map is looked at. */
  readonly host: string;
}

/** The two settings as a page and `/constants.js` carry them; absent where no map is offered. */
export interface MapSettings {
  readonly tiles: string;
  /** What the licence of the map asks to be shown, with an address at its end or without one. */
  readonly attribution?: string | undefined;
}

const parts = ['{z}', '{x}', '{y}'];

/** Reads `MAP_TILES`: an address with all of {z}, {x} and {y}, or with none and then of a style; undefined for anything else. */
export function readMapTiles(setting: string): MapTiles | undefined {
  if (!URL.canParse(setting)) return undefined;
  const { protocol, origin, host, username } = new URL(setting);
  if (!/^https?:$/.test(protocol) || username !== '' || /[{};,\s]/.test(host)) return undefined;
  const found = parts.filter((part) => setting.includes(part)).length;
  const others = setting.replaceAll(/\{[xyz]\}/g, '');
  if ((found !== 0 && found !== parts.length) || /[{}]/.test(others)) return undefined;
  return { kind: found === 0 ? 'style' : 'raster', url: setting, origin, host };
}

/** Splits `MAP_ATTRIBUTION` into its text and the address at its end. */
export function readAttribution(setting: string): { readonly text: string; readonly href?: string } {
  const [, text = '', href] = /^(.*?)\s*(https?:\/\/\S+)?$/.exec(setting.trim()) ?? [];
  if (text === '') return { text: setting.trim() };
  return href ? { text, href } : { text };
}
