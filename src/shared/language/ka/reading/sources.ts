/** What is said of the numbers by which a text names its sources. */
export const sourcesText = {
  number: (number: number) => `წყარო ${number}`,
} as const;
