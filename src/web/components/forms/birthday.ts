type Values = Readonly<Record<string, string>>;

/** The three lists as one `birthday`, `YYYY-MM-DD`; empty while one of them is. */
export function joinBirthday({ birthday_year, birthday_month, birthday_day, ...values }: Values): Values {
  const parts = [birthday_year, birthday_month, birthday_day];
  return { ...values, birthday: parts.every(Boolean) ? parts.join('-') : '' };
}
