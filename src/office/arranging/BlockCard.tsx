import { useState } from 'react';
import { Link } from 'react-router';
import { previewRevision } from '#shared/contracts/office/publication.ts';
import { describeCollection } from '#shared/contracts/office/records.ts';
import type { Device } from '#shared/contracts/pages.ts';
import { arrangingText as text } from '#shared/language/ka/office/arranging.ts';
import { listText, officeText } from '#shared/language/ka/office/office.ts';
import { paths } from '#shared/paths/paths.ts';
import { pageGroupOf } from '#shared/paths/route-names.ts';
import { callOffice } from '../data/office-calls.ts';
import { useAnswer } from '../data/use-answer.ts';
import { RecordField } from '../fields/RecordField.tsx';
import type { Arranged, ArrangedRecord, Content } from './use-arranged-records.ts';

/** What is edited on the card; the rest on the record's own form. */
const editedFields: Readonly<Record<string, readonly string[]>> = {
  articleblock: ['layout', 'rule', 'rule_category', 'rule_tag', 'size', 'articles'],
  rssblock: ['layout', 'view', 'slicenum', 'collectors'],
};
/** Fields that matter by one rule alone. */
const fieldsOfRules: Readonly<Record<string, readonly string[]>> = {
  articles: ['chosen'],
  rule_category: ['category'],
  rule_tag: ['tag'],
  size: ['newest', 'most_read', 'category', 'tag'],
};

/** A page of each kind that needs no record; blocks of other kinds are previewed on the home page. */
const previewPages: Readonly<Record<string, string>> = {
  article: paths.about,
  clinic: paths.clinics,
  doctor: paths.doctors,
  journal: paths.journals,
  author: paths.authors,
  consultant: paths.consultants,
  tag: paths.tags,
  question: paths.questions,
  calculation: paths.calculations,
  search: paths.search,
  encyclopedia: paths.encyclopedia,
  terms: paths.terms,
};

/** The link to a preview leads to the home page; its secret opens every page. */
const previewOn = (group: readonly string[], url: string): string =>
  url.replace(/^\/(?=\?)/, previewPages[group[0] ?? ''] ?? paths.home);

export const namesIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
export const idsIn = (value: unknown): number[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'number') : [];

/** What a block shows and in which layout; opened, its fields. */
export function BlockCard({
  record,
  group,
  arranged,
}: {
  readonly record: ArrangedRecord;
  readonly group: readonly string[];
  readonly arranged: Arranged;
}) {
  const { collection, content, id, state } = record;
  const [isOpen, setOpen] = useState(false);
  const [link, setLink] = useState<string>();
  const others = new Set(
    namesIn(content.pages)
      .filter((name) => !group.includes(name))
      .map((name) => pageGroupOf(name)[0]),
  ).size;
  const facts = [
    collection === 'rssblock' ? text.feed : ruleOf(content),
    text.layouts[String(content.layout)] ?? '',
    content.view === 'both' ? '' : (text.views[String(content.view)] ?? ''),
    record.hasChanges && !arranged.isOwn(record.key) ? listText.changes : '',
  ];
  const show = (device: Device) => {
    // Only a click may open a window, so it opens before its address is known.
    const page = window.open('', '_blank');
    void arranged.run(async () => {
      try {
        const revision = await arranged.save(record);
        if (revision === undefined) return undefined;
        const of = { collection: collection as 'article', id, revision, device };
        const { url } = await callOffice(previewRevision, of);
        const address = previewOn(group, url);
        if (page) page.location.href = address;
        else setLink(address);
        return page ? text.previewAt : undefined;
      } catch (problem) {
        page?.close();
        throw problem;
      }
    });
  };
  return (
    <div className="arranger-body" data-state={state}>
      <p className="office-hint">{facts.filter(Boolean).join(' · ')}</p>
      {others > 0 && <p className="office-hint">{text.alsoOn(others)}</p>}
      <p className="arranger-acts">
        <button
          type="button"
          className="office-quiet"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {text.edit}
        </button>
        {record.hasChanges && !arranged.isOwn(record.key) && (
          <button type="button" className="office-quiet" onClick={() => arranged.include(record.key)}>
            {text.include}
          </button>
        )}
        {record.hasChanges && (
          <>
            <button
              type="button"
              className="office-quiet"
              data-action="preview"
              onClick={() => show('desktop')}
            >
              {text.preview.desktop}
            </button>
            <button type="button" className="office-quiet" onClick={() => show('mobile')}>
              {text.preview.mobile}
            </button>
          </>
        )}
        {link && (
          <a href={link} target="_blank" rel="noopener">
            {text.previewLink}
          </a>
        )}
      </p>
      {isOpen && <BlockForm record={record} onChange={(fields) => arranged.change(record.key, fields)} />}
    </div>
  );
}

function ruleOf({ rule, articles }: Content): string {
  return rule === 'chosen' ? text.chosen(idsIn(articles).length) : (text.ruleNames[String(rule)] ?? '');
}

/** The fields of a block: its layout, and its articles in order or the rule that fills it. */
function BlockForm({
  record: { collection, content, id },
  onChange,
}: {
  readonly record: ArrangedRecord;
  readonly onChange: (fields: Content) => void;
}) {
  const { answer, error } = useAnswer(collection, () =>
    callOffice(describeCollection, { collection: collection as 'article' }),
  );
  if (!answer) return <p className="office-hint">{error ?? officeText.loading}</p>;
  const names = (editedFields[collection] ?? []).filter((name) => {
    const rules = fieldsOfRules[name];
    return rules === undefined || rules.includes(String(content.rule));
  });
  return (
    <div className="office-form">
      {answer.fields
        .filter(({ name }) => names.includes(name))
        .map((field) =>
          field.options ? (
            <label key={field.name} className="office-field">
              {field.label}
              <select
                name={field.name}
                className="office-input"
                disabled={!field.may_write}
                value={String(content[field.name] ?? '')}
                onChange={({ target }) => onChange({ [field.name]: target.value })}
              >
                {field.options.map((option) => (
                  <option key={option} value={option}>
                    {nameOfOption(field.name, option)}
                  </option>
                ))}
              </select>
            </label>
          ) : (
            <RecordField
              key={field.name}
              field={field}
              value={content[field.name]}
              isLocked={!field.may_write}
              error={undefined}
              onChange={(value) => onChange({ [field.name]: value })}
            />
          ),
        )}
      <p className="arranger-acts">
        <Link to={`/records/${collection}/${id}/`}>{text.record}</Link>
      </p>
    </div>
  );
}

function nameOfOption(field: string, option: string): string {
  if (field === 'rule') return text.ruleNames[option] ?? option;
  return (field === 'view' ? text.views[option] : text.layouts[option]) ?? option;
}
