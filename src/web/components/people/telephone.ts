/**
 * Returns the `tel:` address (RFC 3966) of a Georgian number written with +995, with 00995 or without a country code.
 */
export function telephoneAddress(phone: string): string {
  const digits = phone.replace(/\D/g, '').replace(/^00/, '');
  if (digits.length < 6) return `tel:${digits}`;
  const hasCountryCode = phone.trim().startsWith('+') || digits.startsWith('995');
  return `tel:+${hasCountryCode ? digits : `995${digits.replace(/^0/, '')}`}`;
}
