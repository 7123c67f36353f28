import { cards } from '#shared/language/ka/calculators/cards.ts';
import type { Calculator } from './calculator.ts';

/** The part of a calculator that lists need; the rest is loaded with its page. */
export interface ListedCalculator {
  readonly alias: string;
  readonly title: string;
  readonly introtext: string;
  readonly load: () => Promise<Calculator>;
}

/** All calculators in the order of their cards, one line each. */
export const calculators: readonly ListedCalculator[] = [
  {
    alias: 'masis-indeqsis-gansazghvra',
    ...cards.bmi,
    load: async () => (await import('./bmi/definition.ts')).bmi,
  },
  {
    alias: 'orsulobis-vada',
    ...cards.pregnancy,
    load: async () => (await import('./pregnancy/definition.ts')).pregnancy,
  },
  {
    alias: 'bavshvis-tsona-da-simaghle',
    ...cards.growth,
    load: async () => (await import('./growth/definition.ts')).growth,
  },
  {
    alias: 'shaqari-siskhlshi',
    ...cards.bloodSugar,
    load: async () => (await import('./blood-sugar/definition.ts')).bloodSugar,
  },
  {
    alias: 'siskhlis-analizi',
    ...cards.bloodTest,
    load: async () => (await import('./blood-test/definition.ts')).bloodTest,
  },
  {
    alias: 'kaloriebis-dghiuri-norma-qalebisa-da-mamakacebisathvis',
    ...cards.dailyEnergy,
    load: async () => (await import('./daily-energy/definition.ts')).dailyEnergy,
  },
  {
    alias: 'ovulaciis-kalendari',
    ...cards.ovulation,
    load: async () => (await import('./ovulation/definition.ts')).ovulation,
  },
  {
    alias: 'nayofis-ganvithareba',
    ...cards.fetus,
    load: async () => (await import('./fetus/definition.ts')).fetus,
  },
  {
    alias: 'kaloriebis-mthvleli',
    ...cards.calorieCounter,
    load: async () => (await import('./calorie-counter/definition.ts')).calorieCounter,
  },
  {
    alias: 'tslamde-bavshvis-ganvithareba',
    ...cards.firstYear,
    load: async () => (await import('./first-year/definition.ts')).firstYear,
  },
];
