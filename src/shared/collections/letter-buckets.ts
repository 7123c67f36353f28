/** The two buckets of the index besides the 33 Georgian letters. */
export const otherLetters = ['A-Z', '0-9'] as const;
