import type { SeedContent } from './seed-files.ts';

/**
 * Returns the part of the seeds that every portal needs: pages, menu, categories, professions and the questions they answer,
 * branches, services, calculators and blocks. Nothing in it is fictitious or marked as a demonstration.
 */
export const starterOf = (content: SeedContent): SeedContent => ({
  ...content,
  pages: content.pages.map(({ demonstration: _, ...page }) => page),
  // Blocks of chosen articles or of a tag are empty without the demonstration.
  blocks: content.blocks.filter((block) => !('articles' in block) && !('rule_tag' in block)),
  tags: [],
  authors: [],
  articles: [],
  mostRead: [],
  sections: [],
  clinics: [],
  doctors: [],
  consultants: [],
  journals: [],
  projects: [],
  questions: [],
  comments: [],
  partners: [],
  feeds: [],
  advertising: { ads: [], emblems: {} },
  recommended: [],
  notes: {},
});
