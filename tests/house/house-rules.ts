import { checkAddresses } from './addresses.ts';
import { checkCalls } from './calls.ts';
import { checkCircles } from './circles.ts';
import { checkEnvironment, checkLateLibraries, checkSql } from './confined.ts';
import { checkReadmes } from './documents.ts';
import { checkFences } from './fences.ts';
import { checkGeorgian } from './georgian.ts';
import { checkMigrations } from './migrations.ts';
import { checkDefaults, checkNames } from './names.ts';
import { checkListsOfNouns, checkRegistries } from './registries.ts';
import { checkRetiredNames } from './retired-names.ts';
import { checkRooms } from './rooms.ts';
import { checkSizes } from './sizes.ts';
import type { Rule } from './source.ts';
import { checkCapitals, checkLeftovers } from './wording.ts';

/** Every house rule by the sentence it enforces. */
export const houseRules: Readonly<Record<string, Rule>> = {
  'imports run one way': checkFences,
  'there are no import circles': checkCircles,
  'imports carry endings and go from floor to floor by alias': checkAddresses,
  'SQL stays in repositories, database and queries': checkSql,
  'the environment is read in one file': checkEnvironment,
  'large libraries come with their first use': checkLateLibraries,
  'files stay short': checkSizes,
  'folders stay small': checkRooms,
  'names say what is inside': checkNames,
  'retired names stay away': checkRetiredNames,
  'nothing is exported as default': checkDefaults,
  'what exists is registered': checkRegistries,
  'collections are listed in one place': checkListsOfNouns,
  'a call is written once and registered once': checkCalls,
  'Georgian is never capitalised': checkCapitals,
  'Georgian has one word for one thing, and the signs of Georgian print': checkGeorgian,
  'nothing is left to do in a comment': checkLeftovers,
  'migrations take nothing away that the program before them uses': checkMigrations,
  'each top folder says what it is': checkReadmes,
};
