/** The eight hues, each named after the topic it was chosen for (styles/accents.css has them in this order). */
export const topicHues = ['heart', 'child', 'women', 'food', 'nerve', 'bones', 'skin', 'lungs'] as const;
export type TopicHue = (typeof topicHues)[number];
