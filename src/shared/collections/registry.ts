import { advertisement } from './advertisement.ts';
import { article } from './article.ts';
import { articleblock } from './articleblock.ts';
import { author } from './author.ts';
import { calculation } from './calculation.ts';
import { category } from './category.ts';
import { clinic } from './clinic.ts';
import type { Collection } from './collection.ts';
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
];

/** Every collection restql answers. One line each; the name is the key of the answer. */
export const collections: ReadonlyMap<string, Collection> = new Map(described.map((one) => [one.name, one]));

/** The collection by its name; throws where the name comes from our own code and must exist. */
export function collectionNamed(name: string): Collection {
  const found = collections.get(name);
  if (!found) throw new Error(`no collection is named „${name}“`);
  return found;
}
