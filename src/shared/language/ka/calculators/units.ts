/** Georgian units by the Latin code that laboratories print. */
const georgian: Readonly<Record<string, string>> = {
  'g/L': 'გ/ლ',
  'g/dL': 'გ/დლ',
  'L/L': 'ლ/ლ',
  '10^9/L': '10⁹/ლ',
  '10^12/L': '10¹²/ლ',
  '/uL': '/მკლ',
  fL: 'ფლ',
  pg: 'პგ',
  'mm/h': 'მმ/სთ',
  'mg/L': 'მგ/ლ',
  'mg/dL': 'მგ/დლ',
  'U/L': 'ერთ/ლ',
  'mmol/L': 'მმოლ/ლ',
  'mmol/mol': 'მმოლ/მოლ',
  'mEq/L': 'მეკვ/ლ',
  'umol/L': 'მკმოლ/ლ',
  'nmol/L': 'ნმოლ/ლ',
  'pmol/L': 'პმოლ/ლ',
  'ug/L': 'მკგ/ლ',
  'ug/dL': 'მკგ/დლ',
  'ng/mL': 'ნგ/მლ',
  'pg/mL': 'პგ/მლ',
  'mIU/L': 'მსე/ლ',
  'uIU/mL': 'მკსე/მლ',
  percent: '%',
  '%': '%',
  '1': '',
};

/** „მმოლ/ლ“; empty for a ratio. */
export const writeUnit = (code: string): string => georgian[code] ?? code;

/** „მმოლ/ლ (mmol/L)“: for comparison with a laboratory's sheet in Latin letters. */
export function writeUnitTwice(code: string, printed: string = code): string {
  const written = writeUnit(code);
  if (written === '') return printed;
  return written === code || written === printed || code === 'percent' ? written : `${written} (${printed})`;
}
