import { useState } from 'react';
import { Link } from 'react-router';
import { describeCollection } from '#shared/contracts/office/records.ts';
import { arrangingText as text } from '#shared/language/ka/office/arranging.ts';
import { listText, officeText } from '#shared/language/ka/office/office.ts';
import { pageGroupOf } from '#shared/paths/route-names.ts';
import { callOffice } from '../data/office-calls.ts';
import { useAnswer } from '../data/use-answer.ts';
import { idsIn } from '../data/use-titles.ts';
import { RecordField } from '../fields/RecordField.tsx';
import { BlockSketch } from './BlockSketch.tsx';
import { PreviewButtons } from './PreviewButtons.tsx';
import { ScheduleDialog } from './ScheduleDialog.tsx';
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

export const namesIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];

/** What a block shows and in which layout; opened, its fields. */
export function BlockCard({
  record,
  group,
  page,
  arranged,
}: {
  readonly record: ArrangedRecord;
  readonly group: readonly string[];
  /** The kind of page that is arranged. */
  readonly page: string;
  readonly arranged: Arranged;
}) {
  const { collection, content, state } = record;
  const [isOpen, setOpen] = useState(false);
  const [isPlanning, setPlanning] = useState(false);
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
  return (
    <div className="arranger-body" data-state={state}>
      <p className="arranger-facts">
        <BlockSketch layout={content.layout} />
        <span className="office-hint">{facts.filter(Boolean).join(' · ')}</span>
      </p>
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
            <PreviewButtons arranged={arranged} records={[record]} page={page} />
            <button
              type="button"
              className="office-quiet"
              data-action="schedule"
              onClick={() => setPlanning(true)}
            >
              {text.schedule}
            </button>
          </>
        )}
      </p>
      {isPlanning && (
        <ScheduleDialog
          title={record.title}
          onClose={() => setPlanning(false)}
          onSubmit={(plan) => {
            setPlanning(false);
            void arranged.schedule(record, plan);
          }}
        />
      )}
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
