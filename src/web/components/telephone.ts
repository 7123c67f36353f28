/** Address that calls a Georgian telephone number (RFC 3966), however it is written: with +995, with 00995, or without. */
export function telephoneAddress(phone: string): string {
  const digits = phone.replace(/\D/g, '').replace(/^00/, '');
  if (digits.length < 6) return `tel:${digits}`;
  const isWhole = phone.trim().startsWith('+') || digits.startsWith('995');
  return `tel:+${isWhole ? digits : `995${digits.replace(/^0/, '')}`}`;
}
