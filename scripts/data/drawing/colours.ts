/** A colour in OKLCH: lightness 0..1, chroma 0..0.4, hue in degrees. */
export type Oklch = readonly [lightness: number, chroma: number, hue: number];

/** Returns red, green and blue of a colour, each 0..1; what screens cannot show is cut to what they can. */
export function toRgb([lightness, chroma, hue]: Oklch): readonly number[] {
  return toLinear(lightness, chroma, hue).map((value) => {
    const within = Math.min(1, Math.max(0, value));
    return within <= 0.0031308 ? 12.92 * within : 1.055 * within ** (1 / 2.4) - 0.055;
  });
}

/** Returns a colour as `#rrggbb`: the renderer of SVG knows no `oklch()`. */
export const toHex = (colour: Oklch): string =>
  `#${toRgb(colour)
    .map((channel) =>
      Math.round(channel * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

/** Björn Ottosson, „A perceptual color space for image processing“, 2020. */
function toLinear(lightness: number, chroma: number, hue: number): readonly number[] {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}
