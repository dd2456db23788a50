/**
 * What follows from a value that never changes, made once for as long as the value is there. Reads are
 * cached, so that the pages of many shoppers show the same values.
 */
export function onceFor<Value extends object, Made>(
  make: (value: Value) => Made,
): (value: Value) => Made {
  const made = new WeakMap<Value, { result: Made }>();
  return (value) => {
    const known = made.get(value);
    if (known !== undefined) return known.result;
    const result = make(value);
    made.set(value, { result });
    return result;
  };
}
