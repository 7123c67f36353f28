import { describe, expect, it } from 'vitest';
import { contactCries, contactNeighbours } from './emergency-contact.data.ts';
import { cries, linesOf } from './emergency-examples.data.ts';
import { freshCries, freshNeighbours } from './emergency-fresh.data.ts';
import { unseenCries, unseenLookups } from './emergency-unseen.data.ts';
import { lookups } from './harmless-examples.data.ts';
import { recogniseEmergency } from './recognise-emergency.ts';

const share = (lines: readonly string[], holds: (text: string) => boolean): number =>
  lines.filter(holds).length / lines.length;
const isRecognised = (text: string): boolean => recogniseEmergency(text) !== null;

describe('what threatens life', () => {
  it('is recognised in cries for help that no rule and no example was written by', () => {
    const some = [...linesOf(unseenCries), ...linesOf(freshCries), ...linesOf(contactCries)];
    expect(some.length).toBeGreaterThanOrEqual(240);
    expect(
      share(some, isRecognised),
      some.filter((text) => !isRecognised(text)).join('\n'),
    ).toBeGreaterThanOrEqual(0.95);
  });

  it('is seen in at most 2 of 100 such look-ups', () => {
    const some = [...linesOf(unseenLookups), ...linesOf(freshNeighbours), ...linesOf(contactNeighbours)];
    expect(some.length).toBeGreaterThanOrEqual(240);
    expect(share(some, isRecognised), some.filter(isRecognised).join('\n')).toBeLessThanOrEqual(0.02);
  });

  it('is recognised in the examples it is learnt by, and not in harmless ones', () => {
    const known = Object.values(cries).flatMap((lines) => linesOf(lines));
    const harmless = linesOf(lookups);
    expect(known.length).toBeGreaterThanOrEqual(500);
    expect(harmless.length).toBeGreaterThanOrEqual(400);
    expect(share(known, isRecognised)).toBeGreaterThanOrEqual(0.99);
    expect(share(harmless, isRecognised), harmless.filter(isRecognised).join('\n')).toBeLessThanOrEqual(0.01);
  });

  it.each([
    ['თავის მოკვლა მინდა', 'suicide'],
    ['მინდა მოვკლა ქმარი', 'violence'],
    ['გულმკერდი მტკივა და მარცხენა ხელი მიბუჟდება', 'chestPain'],
    ['babuas saxe moeqca', 'stroke'],
    ['не могу дышать', 'breathing'],
    ['ორსულად ვარ და სისხლი მომდის', 'pregnancy'],
    ['2 თვის ბავშვს სიცხე აქვს 38', 'infantFever'],
    ['ბავშვმა თავი დაარტყა და აღებინებს', 'headInjury'],
  ])('of „%s“ is %s', (text, topic) => {
    expect(recogniseEmergency(text)).toBe(topic);
  });

  it('is not looked for in nothing', () => {
    expect(recogniseEmergency('')).toBeNull();
    expect(recogniseEmergency('?!')).toBeNull();
  });
});
