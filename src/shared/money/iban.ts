/** Writes an IBAN without spaces and in Latin capitals, as banks do. */
export const plainIban = (text: string): string =>
  text.replace(/\s/g, '').replace(/[a-z]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) - 32));

/** Whether a text is an IBAN whose check digits are right (ISO 13616, modulo 97 of ISO 7064). */
export function isIban(text: string): boolean {
  const iban = plainIban(text);
  if (
    !/^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/.test(iban) ||
    (iban.startsWith('GE') && !/^GE\d\d[A-Z]{2}\d{16}$/.test(iban))
  )
    return false;
  const moved = iban.slice(4) + iban.slice(0, 4);
  let rest = 0;
  for (const character of moved)
    for (const digit of String(Number.parseInt(character, 36))) rest = (rest * 10 + Number(digit)) % 97;
  return rest === 1;
}
