import {
  Apple,
  Baby,
  CalendarHeart,
  Droplet,
  Flame,
  Flower2,
  type LucideIcon,
  Ruler,
  Scale,
  Sprout,
  TestTubeDiagonal,
} from 'lucide-react';

interface CalculatorIcon {
  readonly icon: LucideIcon;
  /** One of the hues of the top categories (styles/accents.css). */
  readonly accent: number;
}

const calculatorIcons: Readonly<Record<string, CalculatorIcon>> = {
  'masis-indeqsis-gansazghvra': { icon: Scale, accent: 6 },
  'orsulobis-vada': { icon: CalendarHeart, accent: 3 },
  'bavshvis-tsona-da-simaghle': { icon: Ruler, accent: 2 },
  'shaqari-siskhlshi': { icon: Droplet, accent: 1 },
  'siskhlis-analizi': { icon: TestTubeDiagonal, accent: 8 },
  'kaloriebis-dghiuri-norma-qalebisa-da-mamakacebisathvis': { icon: Flame, accent: 7 },
  'kaloriebis-mthvleli': { icon: Apple, accent: 4 },
  'ovulaciis-kalendari': { icon: Flower2, accent: 3 },
  'nayofis-ganvithareba': { icon: Sprout, accent: 5 },
  'tslamde-bavshvis-ganvithareba': { icon: Baby, accent: 2 },
};

/** Returns the icon and hue of a calculator. */
export const iconOfCalculator = (alias: string): CalculatorIcon =>
  calculatorIcons[alias] ?? { icon: Scale, accent: 6 };
