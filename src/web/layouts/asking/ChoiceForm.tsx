import { PhoneCall } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { formatDate } from '#shared/content/dates.ts';
import { asking as text } from '#shared/language/ka/asking/asking.ts';
import { listSigns } from '#shared/language/ka/emergency-signs.ts';
import { formMessages } from '#shared/language/ka/site/forms.ts';
import { signsOf } from '#shared/medicine/emergency-signs.ts';
import { showGel } from '#shared/money/show.ts';
import { Panel } from '#web/components/cards/Panel.tsx';
import { CheckField } from '#web/components/forms/CheckField.tsx';
import { ChoiceCards } from '#web/components/forms/choices/ChoiceCards.tsx';
import { Form } from '#web/components/forms/Form.tsx';
import { SelectField } from '#web/components/forms/SelectField.tsx';
import { SubmitButton } from '#web/components/forms/SubmitButton.tsx';
import { type FormValues, useForm } from '#web/components/forms/use-form.ts';
import { useSession } from '#web/data/session/browser-session.ts';
import { usablePackage, usePackages } from '../payment/use-packages.ts';
import styles from './ChoiceForm.module.css';
import type { AskCategory, AskChoices } from './load-choices.ts';

type Addressee = 'category' | 'consultant';

/** Renders the choices before a question: confirmation that it is not urgent, addressee and service. */
export function ChoiceForm({
  choices: { categories, consultants, services, chosen },
  formPath,
}: {
  readonly choices: AskChoices;
  /** The page where the question is written. */
  readonly formPath: string;
}) {
  const navigate = useNavigate();
  const [addressee, setAddressee] = useState<Addressee>(chosen.consultant ? 'consultant' : 'category');
  const [serviceId, setServiceId] = useState(String(services[0]?.id));
  const total = services.find(({ id }) => String(id) === serviceId)?.price;
  const isUser = useSession().status === 'user';
  const { formProps, errors, canSubmit, isBusy } = useForm({
    check: (values) => findErrors(values, addressee),
    send: async ({ category = '', consultant = '', service = '' }) => {
      const selected = addressee === 'category' ? { category } : { consultant };
      await navigate(`${formPath}?${new URLSearchParams({ ...selected, service })}`);
      return undefined;
    },
  });
  if (services.length === 0) return <Panel title={text.ask.noServices}>{null}</Panel>;
  return (
    <Form {...formProps} className={styles.form}>
      <p className={styles.lead}>{text.ask.lead}</p>
      <Panel tone="urgent" title={text.ask.urgentTitle}>
        <p>{text.ask.urgentText}</p>
        <ul className={styles.signs}>
          {listSigns('call_112', signsOf.asking).map((sign) => (
            <li key={sign}>{sign}</li>
          ))}
        </ul>
        <a className={styles.call} href="tel:112">
          <PhoneCall size={20} aria-hidden />
          {text.ask.call}
        </a>
        <CheckField name="calm" error={errors.calm}>
          {text.ask.calm}
        </CheckField>
      </Panel>
      <Panel>
        <ChoiceCards
          name="way"
          label={text.ask.who}
          defaultValue={addressee}
          onChoose={(value) => setAddressee(value as Addressee)}
          choices={[
            { value: 'category', title: text.ask.byCategory, hint: text.ask.byCategoryHint },
            { value: 'consultant', title: text.ask.byConsultant },
          ]}
        />
        {addressee === 'category' && (
          <SelectField
            name="category"
            label={text.ask.category}
            placeholder={text.ask.chooseCategory}
            defaultValue={chosen.category}
            error={errors.category}
          >
            <CategoryOptions categories={categories} />
          </SelectField>
        )}
        {addressee === 'consultant' && consultants.length === 0 && <p>{text.ask.noConsultants}</p>}
        {addressee === 'consultant' && consultants.length > 0 && (
          <ChoiceCards
            name="consultant"
            label={text.ask.consultant}
            defaultValue={chosen.consultant}
            error={errors.consultant}
            choices={consultants.map(({ id, title, professions }) => ({
              value: String(id),
              title,
              hint: professions.map((profession) => profession.title).join(', '),
            }))}
          />
        )}
      </Panel>
      <Panel>
        {isUser && <OwnPackage />}
        <ChoiceCards
          name="service"
          label={text.ask.service}
          defaultValue={serviceId}
          onChoose={setServiceId}
          error={errors.service}
          choices={services.map(({ id, title, introtext, price }) => ({
            value: String(id),
            title,
            hint: introtext,
            end: showGel(price),
          }))}
        />
      </Panel>
      <div className={styles.bar}>
        {total !== undefined && (
          <p className={styles.total}>
            {text.ask.total} <strong data-price>{showGel(total)}</strong>
          </p>
        )}
        <SubmitButton canSubmit={canSubmit} isBusy={isBusy}>
          {text.ask.next}
        </SubmitButton>
      </div>
    </Form>
  );
}

/** Says that a package of the signed-in reader pays for the question. */
function OwnPackage() {
  const own = usablePackage(usePackages().data);
  if (!own) return null;
  return <p className={styles.own}>{text.ask.myPackage(own.questions_left, formatDate(own.valid_until))}</p>;
}

/** Renders top categories as groups with their subcategories. A top category can be selected as well. */
function CategoryOptions({ categories }: { readonly categories: readonly AskCategory[] }) {
  return categories
    .filter(({ parent }) => parent === null)
    .map(({ id, title }) => (
      <optgroup key={id} label={title}>
        <option value={id}>{title}</option>
        {categories
          .filter(({ parent }) => parent?.id === id)
          .map((child) => (
            <option key={child.id} value={child.id}>
              {child.title}
            </option>
          ))}
      </optgroup>
    ));
}

function findErrors(values: FormValues, addressee: Addressee): Record<string, string> {
  return {
    ...(values.calm === 'true' ? {} : { calm: text.ask.calmMissing }),
    ...(values[addressee] ? {} : { [addressee]: formMessages.required }),
    ...(values.service ? {} : { service: formMessages.required }),
  };
}
