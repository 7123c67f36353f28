import type { KeyboardEvent } from 'react';

/** Moves the focus by the arrow keys between an input and the choices below it. */
export function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  if (step === 0) return;
  const stops = [
    ...event.currentTarget.querySelectorAll<HTMLElement>('input[type=search], .office-choices button'),
  ];
  const next = stops[stops.indexOf(event.target as HTMLElement) + step];
  if (!next || !stops.includes(event.target as HTMLElement)) return;
  event.preventDefault();
  next.focus();
}
