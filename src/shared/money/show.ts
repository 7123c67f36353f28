/** Formats an amount for readers: `-12.50` → „−12,50 ₾“, with a no-break space, so that no line begins with the sign of the lari. */
export const showGel = (amount: string): string => `${amount.replace('-', '−').replace('.', ',')}\u00a0₾`;

/** Formats a change with its sign: „+25,00 ₾“. */
export const showChange = (amount: string): string =>
  /^[-−]/.test(amount) || Number(amount) === 0 ? showGel(amount) : `+${showGel(amount)}`;
