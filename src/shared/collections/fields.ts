import type { z } from 'zod';
import type {
  ComputedField,
  CountField,
  FieldWriters,
  FileField,
  HtmlField,
  Image,
  ImageField,
  ImagesField,
  JsonField,
  MetainfoField,
  MoneyField,
  NamesField,
  Readers,
  ReferenceField,
  ReferencesField,
  ScalarField,
  TextFormat,
  UrlField,
} from './field-kinds.ts';

export type {
  CountField,
  Field,
  FocalPoint,
  Image,
  Metainfo,
  NamesField,
  ReferenceField,
  ReferencesField,
  ScalarField,
  ScalarType,
} from './field-kinds.ts';

/** The fields of a related record nested in another. */
interface RelatedParts {
  id: number;
  alias: string;
  title: string;
  name: string;
  url: string;
  image: Image | null;
  position: number;
  is_external: boolean;
  introtext: string;
  has_video: boolean;
  category: { id: number; alias: string; title: string } | null;
}
type RelatedField = keyof RelatedParts;

type Options = {
  label: string;
  help?: string;
  readers?: Readers;
  onlyOnRequest?: boolean;
  writers?: FieldWriters;
  required?: boolean;
  unique?: boolean;
  default?: unknown;
};
type TextOptions = Options & { max?: number; options?: readonly string[]; format?: TextFormat };
type NumberOptions = Options & { min?: number; max?: number };

const described = <Given extends Options>(options: Given) => ({ readers: 'public' as const, ...options });

/** The limit of indexed texts in characters: 2,704 bytes, three for each Georgian letter. */
const maxIndexedLength = 800;

export const integer = (options: NumberOptions & { side?: string }): ScalarField<number> => ({
  kind: 'scalar',
  type: 'integer',
  sortable: true,
  nullable: false,
  ...described(options),
});
/** A whole number or null; with `to` it is the id of another record. */
export const optionalInteger = (options: NumberOptions & { to?: string }): ScalarField<number | null> => ({
  ...integer(options),
  nullable: true,
});
export const text = (options: TextOptions): ScalarField<string> => ({
  kind: 'scalar',
  type: 'text',
  sortable: false,
  nullable: false,
  ...described(options),
});
/** A text that lists can be sorted by, in Georgian alphabetical order. */
export const heading = (options: TextOptions): ScalarField<string> => ({
  ...text({ max: maxIndexedLength, ...options }),
  sortable: true,
});
export const optionalText = (options: TextOptions): ScalarField<string | null> => ({
  ...text(options),
  nullable: true,
});
/** A record's part of its address; by default derived from the title. The index of categories contains two. */
export const alias = (options: TextOptions): ScalarField<string> =>
  text({ max: maxIndexedLength / 2, ...options });
export const truth = (options: Options): ScalarField<boolean> => ({
  kind: 'scalar',
  type: 'boolean',
  sortable: false,
  nullable: false,
  ...described(options),
});
/** A timestamp of every public record, ISO 8601 in UTC. */
export const instant = (options: Options): ScalarField<string> => ({
  kind: 'scalar',
  type: 'instant',
  sortable: true,
  nullable: false,
  ...described(options),
});
export const optionalInstant = (options: Options): ScalarField<string | null> => ({
  ...instant(options),
  nullable: true,
});
export const date = (options: Options): ScalarField<string | null> => ({
  kind: 'scalar',
  type: 'date',
  sortable: true,
  nullable: true,
  ...described(options),
});
export const money = (options: NumberOptions): MoneyField<string> => ({
  kind: 'money',
  ...described(options),
});
export const optionalMoney = (options: NumberOptions): MoneyField<string | null> => ({
  kind: 'money',
  ...described(options),
});
export const image = (options: Options): ImageField<Image | null> => ({
  kind: 'image',
  ...described(options),
});
export const images = (options: Options): ImagesField => ({ kind: 'images', ...described(options) });
export const file = (options: Options): FileField => ({ kind: 'file', ...described(options) });
export const json = <Value>(
  options: Options & {
    schema?: z.ZodType;
    media?: readonly string[];
    html?: readonly string[];
    unwrap?: string;
  },
): JsonField<Value> => ({ kind: 'json', ...described(options) });
export const html = (options: Options): HtmlField => ({ kind: 'html', ...described(options) });
export const names = (
  options: Options & { widen?: (name: string) => readonly string[]; format?: TextFormat },
): NamesField => ({ kind: 'names', ...described(options) });
export const reference = <const Name extends RelatedField>(
  to: string,
  fields: readonly Name[],
  options: Options & { includesChildrenBy?: string },
): ReferenceField<Pick<RelatedParts, Name> | null> => ({
  kind: 'reference',
  to,
  fields,
  ...described(options),
});
export const references = <const Name extends RelatedField>(
  to: string,
  fields: readonly Name[],
  options: Options & { finds?: readonly string[] } & (
      | { through: string; near?: string; far?: string; inverse?: boolean }
      | { by: string }
    ),
): ReferencesField<Pick<RelatedParts, Name>[]> => ({
  kind: 'references',
  to,
  fields,
  ...described(options),
});
export const count = (of: string, by: string, options: Options): CountField => ({
  kind: 'count',
  of,
  by,
  ...described(options),
});
export const url = (options: Options): UrlField => ({ kind: 'url', ...described(options) });
export const metainfo = (options: Options): MetainfoField => ({ kind: 'metainfo', ...described(options) });
export const computed = <Value>(options: Options & Pick<ComputedField, 'stored'>): ComputedField<Value> => ({
  kind: 'computed',
  ...described(options),
});

/** States of a record that editors publish. Readers see published ones; a job publishes scheduled ones at `published_at`. */
export const recordStates = ['draft', 'scheduled', 'published', 'archived'] as const;
export type RecordState = (typeof recordStates)[number];

export const status = (): ScalarField<string> =>
  text({ label: 'სტატუსი', writers: 'act', options: recordStates });

/** Internal fields of a collection whose records have states. */
export const states = () => ({
  status: status(),
  published_at: optionalInstant({ label: 'გამოქვეყნდა' }),
});

/** The internal field of a medical text that names who approved it, where readers are not told. */
export const approval = () => ({
  reviewer: reference('author', ['id', 'title'], { label: 'რეცენზენტი', writers: 'act' }),
});

/** Internal fields of a collection with pages: title, description and picture for search engines and messengers. */
export const metaTexts = () => ({
  meta_title: optionalText({
    label: 'სათაური საძიებო სისტემებისთვის',
    help: 'თუ ცარიელია, ჩანაწერის სათაური გამოჩნდება; 60 სიმბოლომდე სრულად ჩანს.',
  }),
  meta_description: optionalText({
    label: 'აღწერა საძიებო სისტემებისთვის',
    help: 'თუ ცარიელია, შესავალი გამოჩნდება; 160 სიმბოლომდე სრულად ჩანს.',
  }),
  share_image: image({
    label: 'სურათი გაზიარებისთვის',
    help: 'სოციალურ ქსელებში გამოჩნდება; თუ ცარიელია, ჩანაწერის სურათი გამოჩნდება.',
  }),
});
