import { todayAt } from '#shared/accounts/fields.ts';
import { profileForm } from '#shared/accounts/forms.ts';
import type { UserInfo } from '#shared/contracts/accounts.ts';
import { accountScreens as text } from '#shared/language/ka/account/account-screens.ts';
import { BirthdayField } from '#web/components/forms/account/BirthdayField.tsx';
import { joinBirthday } from '#web/components/forms/account/birthday.ts';
import { GenderField } from '#web/components/forms/account/GenderField.tsx';
import { Field } from '#web/components/forms/Field.tsx';
import { Form } from '#web/components/forms/Form.tsx';
import { findErrors } from '#web/components/forms/field-errors.ts';
import { SubmitButton } from '#web/components/forms/SubmitButton.tsx';
import { useForm } from '#web/components/forms/use-form.ts';
import { attempt } from '#web/layouts/account/send-form.ts';
import styles from './Profile.module.css';
import { saveProfile } from './save-profile.ts';

interface DataFormProps {
  readonly user: UserInfo;
  readonly thisYear: number;
}

/** Edits name, gender, birthday and phone. The e-mail address cannot be changed. */
export function DataForm({ user, thisYear }: DataFormProps) {
  const { formProps, errors, canSubmit, isBusy } = useForm({
    check: (values) => findErrors(profileForm(todayAt(Date.now())), payloadOf(values)),
    send: (values) => attempt(() => saveProfile(payloadOf(values), text.profile.saved)),
  });
  return (
    <section className={styles.section}>
      <h2>{text.profile.data}</h2>
      <p className={styles.known}>{user.email}</p>
      <Form {...formProps}>
        <div className={styles.pair}>
          <Field
            name="first_name"
            label={text.firstName}
            autoComplete="given-name"
            defaultValue={user.first_name}
            error={errors.first_name}
          />
          <Field
            name="last_name"
            label={text.lastName}
            autoComplete="family-name"
            defaultValue={user.last_name}
            error={errors.last_name}
          />
        </div>
        <GenderField defaultValue={user.gender} error={errors.gender} />
        <BirthdayField thisYear={thisYear} defaultValue={user.birthday} error={errors.birthday} />
        <Field
          name="phone"
          label={text.phone}
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          prefix="+995"
          maxLength={12}
          defaultValue={user.phone.replace(/^\+995/, '')}
          error={errors.phone}
        />
        <SubmitButton canSubmit={canSubmit} isBusy={isBusy}>
          {text.profile.save}
        </SubmitButton>
      </Form>
    </section>
  );
}

/** Builds the payload: leaves out an unselected birthday and adds the prefix to the phone number. */
function payloadOf(values: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const { birthday = '', phone = '', ...rest } = joinBirthday(values);
  const isUntouched = !values.birthday_year && !values.birthday_month && !values.birthday_day;
  const number = phone.replace(/\D/g, '');
  return { ...rest, phone: number && `+995${number}`, ...(isUntouched ? {} : { birthday }) };
}
