import type { Spot } from '#shared/geography/distance.ts';

export interface MappedPlace {
  readonly title: string;
  readonly city: string;
  readonly address: string;
  readonly location: Spot | null;
}

/** Returns an address that opens a phone's map application, or a map page on other devices. */
export function mapAddress({ location, title, address, city }: MappedPlace): string {
  const place = location ? `${location.lat},${location.lng}` : [title, address, city].join(', ');
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place)}`;
}
