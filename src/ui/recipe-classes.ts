/** The variants of a recipe, each with its default. */
type Defaults = Readonly<Record<string, string | undefined>>;
type Chosen = Readonly<Record<string, string | boolean | undefined>>;

/** A bit for every variant. */
const ALL = -1;

/**
 * An element's class and one for each variant that has a value, as Panda names them; of those alone
 * that have a bit in `styled`.
 */
function classesOf(name: string, defaults: Defaults, chosen: Chosen, styled = ALL): string {
  let classes = name;
  let bits = styled;
  for (const variant in defaults) {
    const value = chosen[variant] ?? defaults[variant];
    if (bits & 1 && value !== undefined) classes += ` ${name}--${variant}_${value}`;
    bits >>= 1;
  }
  return classes;
}

/** The function of a recipe for one element. */
export const recipe =
  (name: string, defaults: Defaults) =>
  (chosen: Chosen = {}): string =>
    classesOf(name, defaults, chosen);

type Classes = Readonly<Record<string, string>>;

/**
 * The function of a recipe for several elements: the classes of each, by its slot; made once. A slot
 * gets those variants alone that style it: `styled` has a digit in base 36 for each slot, with a bit for
 * each variant; trailing zeros are left out. `slots` are separated by spaces, which is short.
 */
export const slotRecipe = (name: string, slots: string, defaults: Defaults, styled = '') => {
  const made: Record<string, Classes> = {};
  return (chosen: Chosen = {}): Classes => {
    const key = classesOf('', defaults, chosen);
    made[key] ??= Object.fromEntries(
      slots
        .split(' ')
        .map((slot, index) => [
          slot,
          classesOf(
            `${name}__${slot}`,
            defaults,
            chosen,
            Number.parseInt(styled[index] ?? '0', 36),
          ),
        ]),
    );
    return made[key];
  };
};
