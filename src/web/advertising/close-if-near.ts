import type { Device } from '#shared/contracts/pages.ts';

/** The least distance of two advertisements of a column, from top to top in CSS pixels. */
const leastDistance = { desktop: 900, mobile: 1480 } as const satisfies Record<Device, number>;

/** Closes a box that stands too near below another of its column: how far apart two places are depends on the page's content. */
export function closeIfNear(box: HTMLElement, device: Device): void {
  const { left, top } = box.getBoundingClientRect();
  const isNear = (other: HTMLElement): boolean => {
    if (!(other.compareDocumentPosition(box) & Node.DOCUMENT_POSITION_FOLLOWING)) return false;
    const above = other.getBoundingClientRect();
    const isOfColumn = device === 'mobile' || Math.abs(above.left - left) < 1;
    return isOfColumn && other.checkVisibility() && top - above.top < leastDistance[device];
  };
  box.hidden = false;
  box.hidden = [...document.querySelectorAll<HTMLElement>('[data-ad][data-in-content]')].some(isNear);
}
