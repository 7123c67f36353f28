import { MapPin } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { MapSettings } from '#shared/geography/map-tiles.ts';
import { contactActions } from '#shared/language/ka/directories/directories.ts';
import { liveMap as text } from '#shared/language/ka/directories/map.ts';
import { TileMap } from '#web/components/map/TileMap.tsx';
import { mapAddress } from '#web/components/people/map-address.ts';
import type { Pin } from './CityMap.tsx';
import styles from './LiveMap.module.css';
import { useOrderedPins } from './ordered-pins.ts';

export interface LiveMapProps {
  readonly settings: MapSettings;
  /** The places of the page as the server sent it. */
  readonly pins: readonly Pin[];
  /** Whether the cards of the list show their numbers. */
  readonly isNumbered: boolean;
}

/**
 * Renders the places of a list on a map of a map service. The map shows what the server's page lists: it does not follow
 * the order by nearness, which would tell the service about where the reader is.
 */
export function LiveMap({ settings, pins, isNumbered }: LiveMapProps) {
  const ordered = useOrderedPins();
  const [chosen, setChosen] = useState<string>();
  const pointed = usePointedCard();
  const shown = mergePins(pins, ordered);
  const places = shown.map(({ url, title, location, number }) => {
    const visible = isNumbered && number > 0 ? number : undefined;
    return { id: url, name: text.mark(visible, title), spot: location, number: visible };
  });
  useMarkedCard(chosen, ordered);
  const place = shown.find(({ url }) => url === chosen);
  return (
    <figure className={styles.figure}>
      <TileMap
        settings={settings}
        label={text.clinics}
        places={places}
        view={pins.map(({ location }) => location)}
        lit={[chosen, pointed]}
        onChoose={setChosen}
      />
      <div className={styles.place} aria-live="polite" data-map-place>
        {place ? (
          <>
            <a className={styles.title} href={place.url}>
              {place.title}
            </a>
            <a
              className={styles.way}
              href={mapAddress({ ...place, city: '', address: '' })}
              target="_blank"
              rel="noopener noreferrer nofollow"
              aria-label={contactActions.wayTo(place.title)}
            >
              <MapPin size={20} />
              {contactActions.wayShort}
            </a>
          </>
        ) : (
          <p className={styles.caption}>{text.choose}</p>
        )}
      </div>
      <figcaption className={styles.caption}>
        {ordered ? `${text.listed} ${text.still}` : text.listed}
      </figcaption>
    </figure>
  );
}

/** Returns the page's places and those that an order of the browser added, which have no number of the page: 0. */
function mergePins(pins: readonly Pin[], ordered: readonly Pin[] = []): readonly Pin[] {
  const known = new Set(pins.map(({ url }) => url));
  return [...pins, ...ordered.filter(({ url }) => !known.has(url)).map((pin) => ({ ...pin, number: 0 }))];
}

const cardsOf = () => document.querySelectorAll<HTMLElement>('main article');
const addressIn = (card: Element | null | undefined): string | undefined =>
  card?.querySelector('a')?.getAttribute('href') ?? undefined;

/** Returns the address of the card that the reader points at or is within, so that its mark stands out. */
function usePointedCard(): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const point = ({ target }: Event) =>
      setAddress(target instanceof Element ? addressIn(target.closest('main article')) : undefined);
    document.addEventListener('pointerover', point);
    document.addEventListener('focusin', point);
    return () => {
      document.removeEventListener('pointerover', point);
      document.removeEventListener('focusin', point);
    };
  }, []);
  return address;
}

/** Makes the chosen place's card stand out in the list, which an order of the browser may have drawn anew. */
function useMarkedCard(chosen: string | undefined, ordered: unknown): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another order draws other cards
  useEffect(() => {
    for (const card of cardsOf()) card.toggleAttribute('data-on-map', addressIn(card) === chosen);
    return () => {
      for (const card of cardsOf()) card.removeAttribute('data-on-map');
    };
  }, [chosen, ordered]);
}
