import { stateNames } from '#shared/language/ka/office/office.ts';

/** Names a state in words; the colour only repeats it. */
export function StateMark({ state }: { readonly state: string }) {
  return (
    <span className="office-state" data-mark={state}>
      {stateNames[state]}
    </span>
  );
}
