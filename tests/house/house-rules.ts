import { checkAddresses } from './addresses.ts';
import { checkCircles } from './circles.ts';
import { checkEnvironment, checkSql } from './confined.ts';
import { checkReadmes } from './documents.ts';
import { checkFences } from './fences.ts';
import { checkDefaults, checkNames } from './names.ts';
import { checkRegistries } from './registries.ts';
import { checkSizes } from './sizes.ts';
import type { Rule } from './source.ts';
import { checkCapitals, checkLeftovers } from './wording.ts';

/** Every rule the house checks of itself, by the sentence it keeps. */
export const houseRules: Readonly<Record<string, Rule>> = {
  'imports run one way': checkFences,
  'there are no import circles': checkCircles,
  'imports carry endings and go from floor to floor by alias': checkAddresses,
  'SQL stays in repositories, database and restql': checkSql,
  'the environment is read in one file': checkEnvironment,
  'files stay short': checkSizes,
  'names say what is inside': checkNames,
  'nothing is exported as default': checkDefaults,
  'what exists is registered': checkRegistries,
  'Georgian is never capitalised': checkCapitals,
  'nothing is left to do in a comment': checkLeftovers,
  'each top folder says what it is': checkReadmes,
};
