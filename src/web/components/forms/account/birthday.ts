type Values = Readonly<Record<string, string>>;

/** Joins the three birthday inputs into one `birthday`, `YYYY-MM-DD`; empty if one of them is missing. */
export function joinBirthday({ birthday_year, birthday_month, birthday_day, ...values }: Values): Values {
  const parts = [birthday_year, birthday_month, birthday_day];
  return { ...values, birthday: parts.every(Boolean) ? parts.join('-') : '' };
}
