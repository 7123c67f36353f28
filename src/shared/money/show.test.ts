import { expect, it } from 'vitest';
import { showChange, showGel } from './show.ts';

it('formats amounts with a comma, a true minus and the lari sign, which no line begins with', () => {
  expect([
    showGel('12.50'),
    showGel('-3.05'),
    showChange('25.00'),
    showChange('-25.00'),
    showChange('0.00'),
  ]).toEqual(['12,50', '−3,05', '+25,00', '−25,00', '0,00'].map((amount) => `${amount}\u00a0₾`));
});
