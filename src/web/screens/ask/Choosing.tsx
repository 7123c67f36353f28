import { PhoneCall } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { formatDate } from '#shared/content/dates.ts';
import { asking as text } from '#shared/language/ka/asking.ts';
import { formMessages } from '#shared/language/ka/forms.ts';
import { showGel } from '#shared/money/show.ts';
import { paths } from '#shared/paths/paths.ts';
import { CheckField } from '#web/components/forms/CheckField.tsx';
import { ChoiceCards } from '#web/components/forms/ChoiceCards.tsx';
import { SelectField } from '#web/components/forms/SelectField.tsx';
import { SubmitButton } from '#web/components/forms/SubmitButton.tsx';
import { type FormValues, useForm } from '#web/components/forms/use-form.ts';
import { Panel } from '#web/components/Panel.tsx';
import { usablePackage, usePackages } from '#web/frames/payment/use-packages.ts';
import styles from './Ask.module.css';
import type { AskCategory, AskData } from './ask.load.ts';

type Way = 'category' | 'consultant';

/** First whether there is time to wait for a letter, then whom to ask, then for how much. */
export function Choosing({
  data: { categories, consultants, services, chosen },
}: {
  readonly data: AskData;
}) {
  const navigate = useNavigate();
  const [way, setWay] = useState<Way>(chosen.consultant ? 'consultant' : 'category');
  const own = usablePackage(usePackages().data);
  const { formProps, errors, isOpen, isBusy } = useForm({
    check: (values) => findMissing(values, way),
    send: async ({ category = '', consultant = '', service = '' }) => {
      const who = way === 'category' ? { category } : { consultant };
      await navigate(`${paths.askform}?${new URLSearchParams({ ...who, service })}`);
      return undefined;
    },
  });
  if (services.length === 0) return <Panel title={text.ask.noServices}>{null}</Panel>;
  return (
    <form {...formProps} className={styles.form}>
      <p className={styles.lead}>{text.ask.lead}</p>
      <Panel tone="urgent" title={text.ask.urgentTitle}>
        <p>{text.ask.urgentText}</p>
        <ul className={styles.signs}>
          {text.ask.urgentSigns.map((sign) => (
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
          defaultValue={way}
          onChoose={(value) => setWay(value as Way)}
          choices={[
            { value: 'category', title: text.ask.byCategory, hint: text.ask.byCategoryHint },
            { value: 'consultant', title: text.ask.byConsultant },
          ]}
        />
        {way === 'category' && (
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
        {way === 'consultant' && consultants.length === 0 && <p>{text.ask.noConsultants}</p>}
        {way === 'consultant' && consultants.length > 0 && (
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
        {own && (
          <p className={styles.own}>{text.ask.myPackage(own.questions_left, formatDate(own.valid_until))}</p>
        )}
        <ChoiceCards
          name="service"
          label={text.ask.service}
          defaultValue={services.length === 1 ? String(services[0]?.id) : undefined}
          error={errors.service}
          choices={services.map(({ id, title, introtext, price }) => ({
            value: String(id),
            title,
            hint: introtext,
            end: showGel(price),
          }))}
        />
      </Panel>
      <SubmitButton isOpen={isOpen} isBusy={isBusy}>
        {text.ask.next}
      </SubmitButton>
    </form>
  );
}

/** Top categories with those below them; a top one can be chosen too. */
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

function findMissing(values: FormValues, way: Way): Record<string, string> {
  return {
    ...(values.calm === 'true' ? {} : { calm: text.ask.calmMissing }),
    ...(values[way] ? {} : { [way]: formMessages.required }),
    ...(values.service ? {} : { service: formMessages.required }),
  };
}
