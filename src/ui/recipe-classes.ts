/** The variants of a recipe, each with its default. */
type Defaults = Readonly<Record<string, string | undefined>>;
type Chosen = Readonly<Record<string, string | boolean | undefined>>;

/** An element's class and one for each variant that has a value, as Panda names them. */
function classesOf(name: string, defaults: Defaults, chosen: Chosen): string {
  let classes = name;
  for (const variant in defaults) {
    const value = chosen[variant] ?? defaults[variant];
    if (value !== undefined) classes += ` ${name}--${variant}_${value}`;
  }
  return classes;
}

/** The function of a recipe for one element. */
export const recipe =
  (name: string, defaults: Defaults) =>
  (chosen: Chosen = {}): string =>
    classesOf(name, defaults, chosen);

/**
 * The function of a recipe for several elements: the classes of each, by its slot; made once. A slot
 * gets those variants alone that style it: a bit for each in `styled`, a digit in base 36 for each slot.
 */
export const slotRecipe = (
  name: string,
  slots: readonly string[],
  defaults: Defaults,
  styled = '',
) => {
  const made = new Map<string, Readonly<Record<string, string>>>();
  const defaultsOf = slots.map((_, index) => {
    const bits = Number.parseInt(styled[index] ?? '0', 36);
    return Object.fromEntries(Object.entries(defaults).filter((_, bit) => bits & (1 << bit)));
  });
  return (chosen: Chosen = {}): Readonly<Record<string, string>> => {
    const key = classesOf('', defaults, chosen);
    const known = made.get(key);
    if (known !== undefined) return known;
    const classes = Object.fromEntries(
      slots.map((slot, index) => [
        slot,
        classesOf(`${name}__${slot}`, defaultsOf[index] ?? {}, chosen),
      ]),
    );
    made.set(key, classes);
    return classes;
  };
};
