/** A week of pregnancy: what happens with the child and with the mother, and what to ask or do. */
export interface PregnancyWeek {
  readonly child: string;
  readonly mother: string;
  readonly todo: string;
}
