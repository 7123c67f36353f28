/** The eight inks that topics are printed in, each called after the topic it was mixed for (styles/accents.css has them in this order). */
export const topicHues = ['heart', 'child', 'women', 'food', 'nerve', 'bones', 'skin', 'lungs'] as const;
