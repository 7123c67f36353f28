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
