import { formatDate } from '#shared/content/dates.ts';
import { getOwnRating, type OwnRating, rateAnswer } from '#shared/contracts/ratings.ts';
import { rating as text } from '#shared/language/ka/asking/rating.ts';
import { bounds, ratingForm } from '#shared/questions/forms.ts';
import { StarsField } from '#web/components/forms/choices/StarsField.tsx';
import { Form } from '#web/components/forms/Form.tsx';
import { findErrors } from '#web/components/forms/field-errors.ts';
import { LongField } from '#web/components/forms/LongField.tsx';
import { SubmitButton } from '#web/components/forms/SubmitButton.tsx';
import { useForm } from '#web/components/forms/use-form.ts';
import { callApi } from '#web/data/session/browser-session.ts';
import { showAccountToast } from '#web/data/toasts.ts';
import { attempt } from '#web/layouts/account/send-form.ts';
import { useLoaded } from '#web/layouts/account/use-loaded.ts';
import styles from './UserQuestions.module.css';

/** Lets the asker rate an answer, and change that for a week. */
export function Rating({ question }: { readonly question: number }) {
  const { data, reload } = useLoaded(`rating ${question}`, () => callApi(getOwnRating, { id: question }));
  if (!data) return null;
  const { rating } = data;
  if (rating && !rating.is_changeable)
    return (
      <p className={styles.hint} data-rating={rating.stars}>
        {text.given(text.meanings[rating.stars - 1] ?? '')}
      </p>
    );
  return <RatingForm key={rating?.stars} question={question} rating={rating} onRated={reload} />;
}

function RatingForm({
  question,
  rating,
  onRated,
}: {
  readonly question: number;
  readonly rating: OwnRating | null;
  readonly onRated: () => void;
}) {
  const { formProps, errors, canSubmit, isBusy } = useForm({
    check: (values) => findErrors(ratingForm, values),
    send: ({ stars = '', words = '' }) =>
      attempt(async () => {
        await callApi(rateAnswer, { id: question, stars, words });
        showAccountToast('success', text.sent);
        onRated();
      }),
  });
  return (
    <Form {...formProps} className={styles.followup} data-rating={rating?.stars ?? 0}>
      <StarsField
        name="stars"
        label={text.label}
        meanings={text.meanings}
        defaultValue={rating?.stars}
        error={errors.stars}
      />
      <LongField
        name="words"
        label={text.words}
        hint={rating ? text.changeableUntil(formatDate(rating.changeable_until)) : text.wordsHint}
        maxLength={bounds.rating}
        rows={2}
        defaultValue={rating?.words ?? ''}
        error={errors.words}
      />
      <SubmitButton kind="quiet" canSubmit={canSubmit} isBusy={isBusy}>
        {rating ? text.change : text.send}
      </SubmitButton>
    </Form>
  );
}
