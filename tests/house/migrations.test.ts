import { describe, expect, it } from 'vitest';
import { checkMigrations } from './migrations.ts';

const tables = {
  path: 'src/server/database/tables/tables.ts',
  text: 'export interface Tables {\n  tag: TagTable;\n}\ninterface TagTable {\n  id: number;\n  title: string;\n}\n',
};
const migration = (number: string, text: string) => ({ path: `migrations/${number}-x.sql`, text });
const landed = migration('0031', 'create table tag (id integer, title text, old_title text);');
/** Lines of the findings about those migrations, on top of one that has landed. */
const judge = (...texts: [number: string, text: string][]) =>
  checkMigrations([tables, landed, ...texts.map(([number, text]) => migration(number, text))]).map(
    ({ path, line, rule }) => `${path.slice(11, 15)}:${line} ${rule}`,
  );

describe('a migration', () => {
  it('may add what older programs do not use', () => {
    const text =
      "-- oldest program: 0031\nalter table tag add column colour text not null default 'red', add column x text;";
    expect(judge(['0060', text])).toEqual([]);
  });

  it('names its oldest program, which must be a released one', () => {
    const sentence = 'a migration says the oldest program that may run beside it';
    expect(judge(['0060', 'select 1;'])).toEqual([`0060:1 ${sentence}`]);
    expect(judge(['0060', '-- oldest program: 0032\nselect 1;'])).toEqual([`0060:1 ${sentence}`]);
    expect(judge(['0060', '-- oldest program: 0060\nselect 1;'])).toEqual([`0060:1 ${sentence}`]);
  });

  it.each([
    ['alter table tag drop column title;', 'tag.title'],
    ['alter table only tag\n  add column a text,\n  drop column if exists title cascade;', 'tag.title'],
    ['alter table tag rename column title to name;', 'tag.title'],
    ['alter table tag rename title to name;', 'tag.title'],
    ['alter table tag alter column title type integer using 1;', 'tag.title'],
    ['alter table tag rename to label;', 'tag'],
    ['drop table if exists tag cascade;', 'tag'],
  ])('takes nothing away that the older program uses: %s', (statement, name) => {
    expect(judge(['0060', `-- oldest program: 0031\n${statement}`])).toEqual([
      `0060:2 „${name}“ is taken away from programs that may use it`,
    ]);
  });

  it('may remove what its oldest program no longer used', () => {
    const gaveUp: [string, string] = [
      '0060',
      '-- oldest program: 0031\n-- no longer used: tag.old_title\nselect 1;',
    ];
    const drop = 'alter table tag drop column old_title;';
    expect(judge(gaveUp, ['0061', `-- oldest program: 0060\n${drop}`])).toEqual([]);
    expect(judge(gaveUp, ['0061', `-- oldest program: 0031\n${drop}`])).toEqual([
      '0061:2 „tag.old_title“ is taken away from programs that may use it',
    ]);
  });

  it('must not declare columns unused that row types still have', () => {
    expect(judge(['0060', '-- oldest program: 0031\n-- no longer used: tag.title\nselect 1;'])).toEqual([
      '0060:1 „tag.title“ is no longer used',
    ]);
  });

  it('requires a default for a new mandatory column', () => {
    expect(
      judge(['0060', '-- oldest program: 0031\nalter table tag add column colour text not null;']),
    ).toEqual(['0060:2 a new column that must be filled has a default']);
  });

  it('ignores the bodies of functions', () => {
    const text =
      "-- oldest program: 0031\ncreate function f() returns void language sql as $$ drop table tag; $$;\nselect ';';";
    expect(judge(['0060', text])).toEqual([]);
  });

  it('builds indexes outside of a transaction, and repeatably', () => {
    const head = '-- oldest program: 0031\n-- outside a transaction\n';
    const sentence = 'outside a transaction stand indexes alone, each dropped before it is built';
    const build = 'create index concurrently tag_title on tag (title);';
    expect(judge(['0060', `${head}drop index concurrently if exists tag_title;\n${build}`])).toEqual([]);
    expect(judge(['0060', head + build])).toEqual([`0060:3 ${sentence}`]);
    expect(judge(['0060', `${head}update tag set title = 'x';`])).toEqual([`0060:3 ${sentence}`]);
  });
});
