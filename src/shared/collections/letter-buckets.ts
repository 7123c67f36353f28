/** The two buckets of the index beside the 33 Georgian letters. */
export const otherLetters = ['A-Z', '0-9'] as const;
