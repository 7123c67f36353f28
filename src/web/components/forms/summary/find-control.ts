/**
 * Finds the control of a field by the field's name: a control of that name, one of a composite field (`birthday` has a day, a month
 * and a year), or a button that opens a list of choices.
 */
export function findControl(form: HTMLFormElement | null, name: string): HTMLElement | undefined {
  const own = CSS.escape(name);
  const selectors = [`[data-date="${own}"] select`, `[data-choice="${own}"]`, `[name="${own}"]`];
  const found = form?.querySelector<HTMLElement>(selectors.join());
  return found ?? undefined;
}

/** Returns the label of a control, without what follows its name: a unit, or that it is optional. Empty of a statement to confirm. */
export function labelOf(control: HTMLElement): string {
  const group = control.closest('[role=group], [role=radiogroup]');
  const labelledBy = (group ?? control).getAttribute('aria-labelledby')?.split(' ')[0];
  const label = labelledBy
    ? document.getElementById(labelledBy)
    : document.querySelector(`label[for="${CSS.escape(control.id)}"]`);
  return label?.firstChild?.textContent?.trim() ?? '';
}

/** Moves the focus to a control, out of a closed disclosure too. */
export function focusControl(control: HTMLElement): void {
  const disclosure = control.closest('details');
  if (disclosure) disclosure.open = true;
  control.focus();
}

/**
 * Moves the focus to what went wrong: to the only wrong field, where it can be corrected at once, and of several to the summary, which
 * leads to each. Waits for the errors to be drawn.
 */
export function focusErrors(form: HTMLFormElement | null, names: readonly string[]): void {
  requestAnimationFrame(() => {
    const controls = names.flatMap((name) => findControl(form, name) ?? []);
    const [only] = controls;
    if (only && controls.length === 1) focusControl(only);
    else form?.querySelector<HTMLElement>('[data-error-summary]')?.focus();
  });
}
