import { advertisement } from './advertisement.ts';
import { article } from './article.ts';
import { articleblock } from './articleblock.ts';
import { author } from './author.ts';
import { calculation } from './calculation.ts';
import { category } from './category.ts';
import { categoryProfession } from './category-profession.ts';
import { clinic } from './clinic.ts';
import type { Collection } from './collection.ts';
import { collector } from './collector.ts';
import { comment } from './comment.ts';
import { consultant } from './consultant.ts';
import { doctor } from './doctor.ts';
import { encyclopediaSection } from './encyclopedia-section.ts';
import { journal } from './journal.ts';
import { medicineBranch } from './medicine-branch.ts';
import { menu } from './menu.ts';
import { operation } from './operation.ts';
import { profession } from './profession.ts';
import { question } from './question.ts';
import { questionblock } from './questionblock.ts';
import { readableArticles } from './readable-articles.ts';
import { recommendedClinics } from './recommended-clinics.ts';
import { recommendedDoctors } from './recommended-doctors.ts';
import { rssblock } from './rssblock.ts';
import { services } from './services.ts';
import { siteSettings } from './site-settings.ts';
import { specialProject } from './special-project.ts';
import { staticpage } from './staticpage.ts';
import { tag } from './tag.ts';
import { term } from './term.ts';
import { userPinnedQuestions } from './user-pinned-questions.ts';
import { userpackage } from './userpackage.ts';

const described: readonly Collection[] = [
  category,
  article,
  readableArticles,
  articleblock,
  collector,
  rssblock,
  menu,
  author,
  tag,
  staticpage,
  encyclopediaSection,
  term,
  clinic,
  doctor,
  profession,
  medicineBranch,
  categoryProfession,
  journal,
  consultant,
  question,
  questionblock,
  userPinnedQuestions,
  comment,
  calculation,
  specialProject,
  advertisement,
  recommendedDoctors,
  recommendedClinics,
  services,
  userpackage,
  operation,
  siteSettings,
];

/** Collections by name, one line each; the name is the key of an answer and of a line of an import. */
const named: ReadonlyMap<string, Collection> = new Map(described.map((one) => [one.name, one]));

/** Collections that data queries answer. */
export const collections: ReadonlyMap<string, Collection> = new Map(
  [...named].filter(([, { isQueryable }]) => isQueryable !== false),
);

/** Collections with records of their own, which are imported, exported and edited. */
export const recordCollections: readonly Collection[] = described.filter(
  ({ writers }) => writers !== undefined,
);

/** Finds a collection by a name in our own code. @throws if it does not exist */
export function collectionNamed(name: string): Collection {
  const found = named.get(name);
  if (!found) throw new Error(`no collection is named „${name}“`);
  return found;
}
