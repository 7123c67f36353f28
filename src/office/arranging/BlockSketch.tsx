type Box = readonly [x: number, y: number, width: number, height: number];

/** How a layout looks on a page: where its pictures are, and its lines of text. */
interface Sketch {
  readonly pictures: readonly Box[];
  readonly lines: readonly Box[];
}

const width = 48;
const height = 36;
const three = [2, 17.5, 33] as const;
const grid: Sketch = {
  pictures: three.map((x): Box => [x, 4, 13, 16]),
  lines: three.map((x): Box => [x, 24, 13, 3]),
};
const beside = (picture: number, text: number): Sketch => ({
  pictures: [[picture, 5, 20, 26]],
  lines: [
    [text, 7, 20, 4],
    [text, 16, 20, 3],
    [text, 23, 14, 3],
  ],
});

const sketches: Readonly<Record<string, Sketch>> = {
  main_slider: { pictures: [[2, 2, 44, 24]], lines: [10, 18, 26, 34].map((x): Box => [x, 30, 4, 3]) },
  category: {
    pictures: [
      [2, 2, 26, 32],
      [32, 2, 14, 9],
    ],
    lines: [15, 22, 29].map((y): Box => [32, y, 14, 3]),
  },
  image_left: beside(2, 26),
  image_right: beside(26, 2),
  signle_article: {
    pictures: [[2, 2, 44, 20]],
    lines: [
      [2, 26, 36, 3],
      [2, 31, 24, 3],
    ],
  },
  grids: grid,
  imageList: {
    pictures: [3, 14, 25].map((y): Box => [2, y, 10, 8]),
    lines: [5, 16, 27].map((y): Box => [15, y, 31, 3]),
  },
};

/** Draws the layout of a block in small; its name stands beside. */
export function BlockSketch({ layout }: { readonly layout: unknown }) {
  const { pictures, lines } = sketches[String(layout)] ?? grid;
  const draw = ([x, y, wide, high]: Box) => (
    <rect key={`${x} ${y}`} x={x} y={y} width={wide} height={high} rx={1} />
  );
  return (
    <svg className="arranger-sketch" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <g>{pictures.map(draw)}</g>
      <g opacity={0.4}>{lines.map(draw)}</g>
    </svg>
  );
}
