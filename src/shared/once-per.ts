/** Makes something of an object once, and gives the very same whenever it is asked again of the very same object. */
export function oncePer<Given extends object, Made extends object>(
  make: (given: Given) => Made,
): (given: Given) => Made {
  const known = new WeakMap<Given, Made>();
  return (given) => {
    const made = known.get(given) ?? make(given);
    known.set(given, made);
    return made;
  };
}

/**
 * The same for what is asked for many times in a row and then never again, as the parts of a page do of its data: only the
 * last is remembered. In a weak map each would outlive its page, for the engine takes what such a map holds for long-lived.
 */
export function onceInARow<Given extends readonly unknown[], Made>(
  make: (...given: Given) => Made,
): (...given: Given) => Made {
  let last: { readonly given: Given; readonly made: Made } | undefined;
  return (...given) => {
    if (last?.given.every((one, at) => one === given[at])) return last.made;
    const made = make(...given);
    last = { given, made };
    return made;
  };
}
