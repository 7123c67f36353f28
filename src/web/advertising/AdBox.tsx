import { useLayoutEffect, useRef } from 'react';
import { type AdPlace, places } from '#shared/advertising/places.ts';
import type { Device } from '#shared/contracts/pages.ts';
import { advertising } from '#shared/language/ka/site/shell.ts';
import { useDevice } from '#web/components/device.ts';
import styles from './AdBox.module.css';
import { AdFrame } from './AdFrame.tsx';
import { useAd } from './use-ad.ts';

interface AdBoxProps {
  readonly place: AdPlace;
  /** Index among boxes of the same place on a page. */
  readonly index?: number;
}

/** Those beside and below the content stand apart from those in it. */
const isInContent = (place: AdPlace): boolean => !place.startsWith('adword_');

/**
 * Renders an advertisement's labelled box, or nothing if no campaign runs. Its size is reserved before the
 * advertisement loads. Desktop pages reserve mobile places on narrow screens too, because the browser may detect a
 * mobile device after hydration.
 */
export function AdBox({ place, index }: AdBoxProps) {
  const device = useDevice();
  const id = useAd(place, index);
  const definition = places[place];
  const box = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another advertisement may stand in another place
  useLayoutEffect(() => {
    if (box.current && isInContent(place)) closeIfNear(box.current, device);
  }, [device, place, id]);
  if (id === undefined || (device === 'mobile' && definition.device === 'desktop')) return null;
  const size = `${definition.width}x${definition.height}`;
  if (definition.device !== device) return <div className={styles.reserved} data-size={size} />;
  return (
    <div
      ref={box}
      className={styles[definition.device]}
      data-ad={place}
      data-in-content={isInContent(place) || undefined}
      data-size={size}
      data-no-print
    >
      <p className={styles.label}>{advertising.label}</p>
      <AdFrame key={id} id={id} place={place} />
    </div>
  );
}

/** The least distance of two advertisements of a column, from top to top in CSS pixels. */
const minDistance = { desktop: 900, mobile: 1480 } as const satisfies Record<Device, number>;

/** Closes a box that stands too near below another of its column: how far apart two places are depends on the page's content. */
function closeIfNear(box: HTMLElement, device: Device): void {
  const { left, top } = box.getBoundingClientRect();
  const isNear = (other: HTMLElement): boolean => {
    if (!(other.compareDocumentPosition(box) & Node.DOCUMENT_POSITION_FOLLOWING)) return false;
    const above = other.getBoundingClientRect();
    const isOfColumn = device === 'mobile' || Math.abs(above.left - left) < 1;
    return isOfColumn && other.checkVisibility() && top - above.top < minDistance[device];
  };
  box.hidden = false;
  box.hidden = [...document.querySelectorAll<HTMLElement>('[data-ad][data-in-content]')].some(isNear);
}
