import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import type { UserInfo } from '#shared/contracts/accounts.ts';
import { type Asked, askForm, bounds } from '#shared/contracts/questions.ts';
import { asking as text } from '#shared/language/ka/asking.ts';
import { showGel } from '#shared/money/show.ts';
import { paths } from '#shared/paths/paths.ts';
import { ChoiceCards } from '#web/components/forms/ChoiceCards.tsx';
import { Field } from '#web/components/forms/Field.tsx';
import { findErrors } from '#web/components/forms/field-errors.ts';
import { LongField } from '#web/components/forms/LongField.tsx';
import { SubmitButton } from '#web/components/forms/SubmitButton.tsx';
import { type FormValues, useForm } from '#web/components/forms/use-form.ts';
import { Panel } from '#web/components/Panel.tsx';
import { session } from '#web/data/session/browser-session.ts';
import { attempt } from '#web/frames/account/send-form.ts';
import type { ServiceRecord } from '#web/frames/payment/money-records.ts';
import styles from './AskForm.module.css';
import type { AskFormData } from './askform.load.ts';
import { type Draft, forgetDraft, keepDraft, readDraft } from './draft.ts';

interface WritingProps {
  readonly data: AskFormData;
  readonly who: string;
  readonly service: ServiceRecord;
  readonly user: UserInfo;
}

/** The question itself. What is typed is kept in this browser until it has been sent. */
export function Writing(props: WritingProps) {
  const [draft, setDraft] = useState<Draft>();
  const { id } = props.user;
  // Nothing of the browser is known while the page is made, so the draft comes with the first look.
  useEffect(() => setDraft(readDraft(id)), [id]);
  return draft && <WritingForm {...props} draft={draft} />;
}

function WritingForm({ data, who, service, user, draft }: WritingProps & { readonly draft: Draft }) {
  const navigate = useNavigate();
  const complete = (values: FormValues): Record<string, string> => ({
    ...values,
    service: String(service.id),
    ...(data.category ? { category: String(data.category.id) } : {}),
    ...(data.consultant ? { consultant: String(data.consultant.id) } : {}),
  });
  const { formProps, errors, isOpen, isBusy } = useForm({
    check: (values) => findErrors(askForm, complete(values)),
    send: (values) =>
      attempt(async () => {
        const { question } = (await session.call('/api/question/ask/', complete(values))) as Asked;
        forgetDraft(user.id);
        await navigate(`${paths.askform}?question=${question}`, { replace: true });
      }),
  });
  return (
    <Panel>
      <div className={styles.choice}>
        <dl className={styles.chosen}>
          <div>
            <dt>{text.askform.to}</dt>
            <dd>{who}</dd>
          </div>
          <div>
            <dt>{service.title}</dt>
            <dd className={styles.price}>{showGel(service.price)}</dd>
          </div>
        </dl>
        <a className={styles.change} href={paths.ask}>
          {text.askform.change}
        </a>
      </div>
      <form {...formProps} onInput={({ currentTarget }) => keepDraft(user.id, currentTarget)}>
        <Field
          name="title"
          label={text.askform.title}
          hint={text.askform.titleHint}
          maxLength={bounds.title.to}
          defaultValue={draft.title}
          error={errors.title}
        />
        <LongField
          name="body"
          label={text.askform.body}
          hint={text.askform.bodyHint}
          most={bounds.body.to}
          rows={8}
          defaultValue={draft.body}
          error={errors.body}
        />
        <ChoiceCards
          name="is_private"
          label={text.askform.privacy}
          defaultValue={draft.is_private}
          error={errors.is_private}
          choices={[
            { value: 'true', title: text.askform.private, hint: text.askform.privateHint },
            { value: 'false', title: text.askform.open, hint: text.askform.openHint },
          ]}
        />
        <p className={styles.draft}>{text.askform.draft}</p>
        <SubmitButton isOpen={isOpen} isBusy={isBusy}>
          {text.askform.submit}
        </SubmitButton>
      </form>
    </Panel>
  );
}
