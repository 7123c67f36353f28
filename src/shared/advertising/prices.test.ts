import { describe, expect, it } from 'vitest';
import { readPrices, writePrice } from './prices.ts';

describe('prices of an offer', () => {
  it.each([
    ['new_price: 25.00 old_price: 30,50', 25, 30.5],
    ['ახალი სერია. NEW_PRICE = 19,9 ლარი; Old_Price=24.90', 19.9, 24.9],
    ['old_price 40000 new_price 35', 35, 40_000],
    ['new_price: 1,250.00, old_price: 12.499,99', 1250, 12499.99],
    ['new_price: 1.250 old_price: 1,234,567.8', 1250, 1234567.8],
    ['new_price 1 250,00 ₾ old_price: 12\u00a0499.90', 1250, 12499.9],
    ['new_price: 25 100 მლ, old_price 30 200.500', 25, 30],
    ['new_price (ონლაინ, ლარი): 7.5.', 7.5, undefined],
    ['new_price: – old_price: 30.00', undefined, 30],
    ['new_price: ამ შეთავაზების ფასი არის 12.00', undefined, undefined],
    ['ფასი 12.00', undefined, undefined],
    ['', undefined, undefined],
  ])('„%s“', (description, newPrice, oldPrice) => {
    expect(readPrices(description)).toEqual({ newPrice, oldPrice });
  });

  it('reads a number within twenty characters of the word, and no further', () => {
    expect(readPrices(`new_price${'-'.repeat(20)}5.00`).newPrice).toBe(5);
    expect(readPrices(`new_price${'-'.repeat(21)}5.00`).newPrice).toBeUndefined();
  });

  it.each([
    [25, '25,00\u00a0₾'],
    [19.9, '19,90\u00a0₾'],
    [1250, '1250,00\u00a0₾'],
    [12499.99, '12\u00a0499,99\u00a0₾'],
    [1234567, '1\u00a0234\u00a0567,00\u00a0₾'],
  ])('writes %s as „%s“', (amount, text) => {
    expect(writePrice(amount)).toBe(text);
  });
});
