/** An amount as an answer gives it („-12.50“), as people read it: „−12,50 ₾“. */
export const showGel = (amount: string): string => `${amount.replace('-', '−').replace('.', ',')} ₾`;

/** The same with its sign also where it is more: „+25,00 ₾“. */
export const showChange = (amount: string): string =>
  /^[-−]/.test(amount) || Number(amount) === 0 ? showGel(amount) : `+${showGel(amount)}`;
