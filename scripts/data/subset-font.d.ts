/** The part of subset-font that is used; it has no types of its own. */
declare module 'subset-font' {
  function subsetFont(
    font: Buffer,
    letters: string,
    options: {
      readonly targetFormat: 'woff2' | 'truetype';
      readonly variationAxes: Readonly<
        Record<string, number | { readonly min: number; readonly max: number }>
      >;
    },
  ): Promise<Buffer>;

  // biome-ignore lint/style/noDefaultExport: the package has no other
  export { subsetFont as default };
}
