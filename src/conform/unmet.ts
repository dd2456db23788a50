/** A rule that does not hold: what was expected, and what came instead. */
export class Unmet extends Error {
  readonly expected: string;
  readonly came: string;

  constructor(expected: string, came: string) {
    super(`expected ${expected}, came ${came}`);
    this.name = 'Unmet';
    this.expected = expected;
    this.came = came;
  }
}

/** A rule that cannot be tried here, and why. */
export class NotTried extends Error {}

const MAX_SHOWN = 400;

/** A value as a report shows it. */
export function shown(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? String(value));
  return text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)}…` : text;
}

/** Objects with their keys in order: a platform may send them in any. */
function ordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(ordered);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, inner]) => inner !== undefined)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, inner]) => [key, ordered(inner)]),
  );
}

/** Fails where two values differ; `what` says what they are. */
export function equal(what: string, came: unknown, expected: unknown): void {
  const [one, other] = [JSON.stringify(ordered(came)), JSON.stringify(ordered(expected))];
  if (one !== other) throw new Unmet(`${what}: ${shown(expected)}`, shown(came));
}

/** Fails where something does not hold; `what` says it in full. */
export function holds(what: string, isTrue: boolean, came: unknown): asserts isTrue {
  if (!isTrue) throw new Unmet(what, shown(came));
}

/** The value that has to be there; `what` names it. */
export function present<T>(what: string, value: T): NonNullable<T> {
  if (value === null || value === undefined) throw new Unmet(what, 'nothing');
  return value;
}
