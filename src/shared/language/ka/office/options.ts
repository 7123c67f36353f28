import { arrangingText } from './arranging.ts';
import { campaignsText } from './campaigns.ts';

/** What people call the values of a choice, by the name of its field. */
const optionNames: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  layout: arrangingText.layouts,
  rule: arrangingText.ruleNames,
  view: arrangingText.views,
  position: campaignsText.places,
  kind: campaignsText.kinds,
  device: campaignsText.devices,
  hue: {
    heart: 'წითელი',
    child: 'ქარვისფერი',
    women: 'ვარდისფერი',
    food: 'მწვანე',
    nerve: 'იისფერი',
    bones: 'ფირუზისფერი',
    skin: 'ნარინჯისფერი',
    lungs: 'ცისფერი',
  },
  currency: { GEL: 'ლარი' },
  operation: { ask: 'ერთი კითხვა', pkg: 'კითხვების პაკეტი' },
};

/** A value of a choice in Georgian. */
export const optionNameOf = (field: string, option: string): string => optionNames[field]?.[option] ?? option;
