/** An order's code as it stands in an address, when it has the form of one. */
export const orderCodeOf = (value: unknown): string | undefined =>
  typeof value === 'string' && /^[0-9a-f]{20}$/.test(value) ? value : undefined;
