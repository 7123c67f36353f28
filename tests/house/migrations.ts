import type { Finding, Rule, SourceFile } from './source.ts';

/** Earlier migrations do not declare compatible programs; only their own release may run. */
const firstThatSays = '0060';

interface Migration {
  readonly path: string;
  readonly number: string;
  readonly text: string;
  readonly oldestProgram: string | undefined;
  /** Tables (`tag`) and columns (`tag.title`) that this release no longer uses. */
  readonly unused: readonly string[];
}

/**
 * The previous release must run on the newer schema: a migration declares the oldest compatible program, and removes only what
 * that program did not use any more (expand first, contract a release later).
 */
export const checkMigrations: Rule = (files) => {
  const migrations = files.filter(({ path }) => /^migrations\/\d{4}-.+\.sql$/.test(path)).map(readMigration);
  const judged = migrations.filter(({ number }) => number >= firstThatSays);
  return [
    ...migrations.flatMap((migration) => findStillUsed(migration, files)),
    ...judged.flatMap((migration) => [
      ...checkFloor(migration, migrations),
      ...checkTaken(migration, migrations),
      ...checkOutside(migration),
    ]),
  ];
};

function readMigration({ path, text }: SourceFile): Migration {
  return {
    path,
    number: path.slice('migrations/'.length, 'migrations/0000'.length),
    text,
    oldestProgram: /^-- oldest program: (\d{4})$/m.exec(text)?.[1],
    unused: Array.from(text.matchAll(/^-- no longer used: (\w+(?:\.\w+)?)$/gm), ([, name = '']) => name),
  };
}

function checkFloor({ path, number, oldestProgram }: Migration, all: readonly Migration[]): Finding[] {
  const rule = 'a migration says the oldest program that may run beside it';
  const remedy =
    'Write a line „-- oldest program: NNNN“, the number of the newest migration that the program one release behind knows.';
  const isKnown = all.some((other) => other.number === oldestProgram && other.number < number);
  return isKnown ? [] : [{ path, line: 1, rule, remedy }];
}

/** The oldest compatible program must have stopped using what a migration drops, renames or retypes. */
function checkTaken({ path, text, oldestProgram = '' }: Migration, all: readonly Migration[]): Finding[] {
  const givenUp = new Set(
    all.filter(({ number }) => number <= oldestProgram).flatMap(({ unused }) => unused),
  );
  return statementsOf(text).flatMap(({ statement, line }) => {
    const taken = takenBy(statement).filter(
      (name) => !givenUp.has(name) && !givenUp.has(name.replace(/\..*/, '')),
    );
    return [
      ...taken.map((name) => ({
        path,
        line,
        rule: `„${name}“ is taken away from programs that may use it`,
        remedy: `Let one release stop using it and say so in its migration („-- no longer used: ${name}“); take it away in a later one whose oldest program is that.`,
      })),
      ...(demandsNew(statement)
        ? [
            {
              path,
              line,
              rule: 'a new column that must be filled has a default',
              remedy: 'Give it a default, or demand it a release later: the older program does not fill it.',
            },
          ]
        : []),
    ];
  });
}

const demandsNew = (statement: string): boolean =>
  /\balter\s+table\b/i.test(statement) &&
  statement
    .split(/,(?![^(]*\))/)
    .some(
      (action) =>
        /\badd\s+(column\s+)?(?!constraint\b)\w+[\s\S]*\bnot\s+null\b/i.test(action) &&
        !/\b(default|generated)\b/i.test(action),
    );

/** Tables and columns that a statement drops, renames or retypes. */
function takenBy(statement: string): string[] {
  const dropped = /^\s*drop\s+table\s+(?:if\s+exists\s+)?([\w\s,]+?)(?:\s+cascade)?\s*$/i.exec(
    statement,
  )?.[1];
  if (dropped) return dropped.split(',').map((name) => name.trim());
  const [, table, actions = ''] =
    /^\s*alter\s+table\s+(?:if\s+exists\s+)?(?:only\s+)?(\w+)([\s\S]*)$/i.exec(statement) ?? [];
  if (!table) return [];
  const columns = [
    /\bdrop\s+column\s+(?:if\s+exists\s+)?(\w+)/gi,
    /\brename\s+(?:column\s+)?(?!to\b|constraint\b|column\b)(\w+)\s+to\b/gi,
    /\balter\s+(?:column\s+)?(\w+)\s+(?:set\s+data\s+)?type\b/gi,
  ].flatMap((change) => Array.from(actions.matchAll(change), ([, column]) => `${table}.${column}`));
  return /^\s*rename\s+to\b/i.test(actions) ? [table, ...columns] : columns;
}

/** Migrations outside of a transaction must be repeatable: an incomplete index is dropped before it is built again. */
function checkOutside({ path, text }: Migration): Finding[] {
  if (!/^-- outside a transaction$/m.test(text)) return [];
  const dropped = new Set<string>();
  return statementsOf(text).flatMap(({ statement, line }) => {
    const drop = /^\s*drop\s+index\s+concurrently\s+if\s+exists\s+(\w+)\s*$/i.exec(statement)?.[1];
    if (drop) dropped.add(drop);
    const made = /^\s*create\s+(?:unique\s+)?index\s+concurrently\s+(\w+)\s+on\b/i.exec(statement)?.[1];
    return drop || (made && dropped.has(made))
      ? []
      : [
          {
            path,
            line,
            rule: 'outside a transaction stand indexes alone, each dropped before it is built',
            remedy:
              'Write „drop index concurrently if exists NAME; create index concurrently NAME on …“, the rest into a file of its own.',
          },
        ];
  });
}

/** What a migration declares unused must not be in a row type. */
function findStillUsed({ path, unused }: Migration, files: readonly SourceFile[]): Finding[] {
  return unused
    .filter((name) => isInTypes(name, files))
    .map((name) => ({
      path,
      line: 1,
      rule: `„${name}“ is no longer used`,
      remedy: 'Take it out of src/server/database/tables, or take back the line „-- no longer used“.',
    }));
}

function isInTypes(name: string, files: readonly SourceFile[]): boolean {
  const types = files.filter(({ path }) => path.startsWith('src/server/database/tables/'));
  const [table = '', column] = name.split('.');
  const row = types
    .map(({ text }) => new RegExp(`^  ${table}: (\\w+);`, 'm').exec(text)?.[1])
    .find((found) => found !== undefined);
  if (!row || !column) return row !== undefined;
  const body = types
    .map(({ text }) => new RegExp(`interface ${row}\\b[^{]*\\{([\\s\\S]*?)\\n\\}`).exec(text)?.[1])
    .find((found) => found !== undefined);
  return new RegExp(`^  (?:readonly )?${column}\\??:`, 'm').test(body ?? '');
}

/** Statements without comments, with their first line. Function bodies are part of their statement. */
function statementsOf(text: string): { statement: string; line: number }[] {
  const bare = text.replace(/--.*$/gm, '');
  const found: { statement: string; line: number }[] = [];
  let start = 0;
  for (const end of bare.matchAll(/\$(\w*)\$[\s\S]*?\$\1\$|'(?:[^']|'')*'|;|$(?![\s\S])/g)) {
    if (end[0] !== ';' && end[0] !== '') continue;
    const statement = bare.slice(start, end.index);
    const before = bare.slice(0, start + statement.length - statement.trimStart().length);
    if (statement.trim() !== '') found.push({ statement, line: before.split('\n').length });
    start = end.index + 1;
  }
  return found;
}
