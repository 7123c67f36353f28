import { useId, useState } from 'react';
import { Link } from 'react-router';
import { mayActAt } from '#shared/access/desk-rights.ts';
import type { SiteSettings } from '#shared/collections/site-settings.ts';
import { getSettings, saveSettings } from '#shared/contracts/office/settings.ts';
import { deskNames } from '#shared/language/ka/office/desks.ts';
import { officeText } from '#shared/language/ka/office/office.ts';
import { settingsText as text } from '#shared/language/ka/office/settings.ts';
import { useSession } from '#web/data/session/browser-session.ts';
import { callOffice, fieldErrorsOf, sentenceOf } from '../data/office-calls.ts';
import { useAnswer } from '../data/use-answer.ts';
import { OfficeMessage } from '../shell/OfficeMessage.tsx';

const names = Object.keys(text.fields) as (keyof SiteSettings)[];
const longNames: ReadonlySet<string> = new Set(['opening_text', 'consent_text']);

/** The portal's settings: how readers reach it, and texts of its own. */
export function SettingsDesk() {
  const session = useSession();
  const mayOpen = session.status !== 'user' || mayActAt(session.user.roles, 'settings', 'get');
  const { answer, error, reload } = useAnswer('settings', () => callOffice(getSettings, {}));
  const [failure, setFailure] = useState<{ sentence: string; fields: Readonly<Record<string, string>> }>();
  const [isBusy, setBusy] = useState(false);
  const [isSaved, setSaved] = useState(false);
  if (!mayOpen) return <OfficeMessage>{officeText.noRights}</OfficeMessage>;

  async function save(form: HTMLFormElement): Promise<void> {
    if (!answer) return;
    const data = new FormData(form);
    const settings = Object.fromEntries(names.map((name) => [name, String(data.get(name) ?? '').trim()]));
    setBusy(true);
    setSaved(false);
    setFailure(undefined);
    try {
      await callOffice(saveSettings, { version: answer.version, settings });
      setSaved(true);
      reload();
    } catch (problem) {
      setFailure({ sentence: sentenceOf(problem), fields: fieldErrorsOf(problem) });
    } finally {
      setBusy(false);
    }
  }

  const isAtFields = names.some((name) => failure?.fields[name]);
  return (
    <main id="main" tabIndex={-1} data-office="desk" data-desk="settings">
      <title>{`${deskNames.settings} – ${officeText.title}`}</title>
      <h1>{deskNames.settings}</h1>
      {error && (
        <p role="alert" className="office-error">
          {error}
        </p>
      )}
      {answer && (
        <form
          className="office-form"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void save(event.currentTarget);
          }}
        >
          <dl className="office-field">
            <dt>{text.siteName}</dt>
            <dd data-site-name>{answer.site_name}</dd>
            <dd className="office-hint">{text.siteNameHint}</dd>
          </dl>
          {names.map((name) => (
            <SettingInput
              key={name}
              name={name}
              value={answer.settings[name]}
              error={failure?.fields[name]}
            />
          ))}
          {failure && !isAtFields && (
            <p role="alert" className="office-error">
              {failure.sentence}
            </p>
          )}
          <div className="office-head">
            <button type="submit" className="office-main" data-action="save" disabled={isBusy}>
              {text.save}
            </button>
            <p role="status" className="office-hint">
              {isSaved ? text.saved : ''}
            </p>
          </div>
        </form>
      )}
      <p className="office-hint">
        <Link to="/records/services/">{text.prices}</Link>
      </p>
    </main>
  );
}

function SettingInput({
  name,
  value,
  error,
}: {
  readonly name: keyof SiteSettings;
  readonly value: string;
  readonly error: string | undefined;
}) {
  const id = useId();
  const hint = text.hints[name];
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  const shared = {
    ...{ id, name, className: 'office-input', defaultValue: value },
    ...(error ? { 'aria-invalid': true } : {}),
    ...(described ? { 'aria-describedby': described } : {}),
  };
  return (
    <div className="office-field">
      <label htmlFor={id}>{text.fields[name]}</label>
      {longNames.has(name) ? <textarea {...shared} rows={3} /> : <input {...shared} />}
      {hint && (
        <span id={`${id}-hint`} className="office-hint">
          {hint}
        </span>
      )}
      {error && (
        <span id={`${id}-error`} role="alert" className="office-error" data-error={name}>
          {error}
        </span>
      )}
    </div>
  );
}
