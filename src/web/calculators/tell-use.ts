import { countCalculation } from '#shared/contracts/calculators.ts';
import { readCookie } from '#web/data/session/token-cookies.ts';

/** Tells the portal that a calculator was computed, which it counts by day. What was typed and what came out stay here. */
export function tellUse(calculator: string): void {
  const csrfmiddlewaretoken = readCookie('csrftoken') ?? '';
  navigator.sendBeacon(countCalculation.path, new URLSearchParams({ csrfmiddlewaretoken, calculator }));
}
