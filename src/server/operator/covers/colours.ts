/**
 * OKLCH as `#rrggbb`: the renderer of SVG knows no `oklch()`. A colour screens cannot show loses chroma until they can.
 * @param lightness 0..1
 * @param chroma 0..0.4
 * @param hue degrees
 */
export function colour(lightness: number, chroma: number, hue: number): string {
  for (let reduced = chroma; reduced > 0; reduced -= 0.004) {
    const linear = toLinear(lightness, reduced, hue);
    if (linear.every((channel) => channel >= -0.0005 && channel <= 1.0005)) return hex(linear);
  }
  return hex(toLinear(lightness, 0, hue));
}

/** Björn Ottosson, „A perceptual color space for image processing“, 2020. */
function toLinear(lightness: number, chroma: number, hue: number): [number, number, number] {
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

function hex(linear: readonly number[]): string {
  const channels = linear.map((value) => {
    const within = Math.min(1, Math.max(0, value));
    const gamma = within <= 0.0031308 ? 12.92 * within : 1.055 * within ** (1 / 2.4) - 0.055;
    return Math.round(gamma * 255)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${channels.join('')}`;
}
