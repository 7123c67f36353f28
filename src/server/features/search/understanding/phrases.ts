/** Words that must all be there, each as one of its stems. */
export type Phrase = readonly (readonly string[])[];
