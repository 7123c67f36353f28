/** Fills in the two VAST macros that reveal nothing about the reader. */
export function withMacros(address: string): string {
  return address
    .replace(/\[CACHEBUSTING\]|%5BCACHEBUSTING%5D/g, () =>
      String(Math.floor(Math.random() * 90_000_000) + 10_000_000),
    )
    .replace(/\[TIMESTAMP\]|%5BTIMESTAMP%5D/g, () => encodeURIComponent(new Date().toISOString()));
}
