import { type Field, partOf } from './entry-fields.ts';

/** How a text of one shop becomes that of another one, perhaps of another language. */

type TextField = Extract<Field, { kind: 'text' }>;
type ListField = Extract<Field, { kind: 'list' }>;

/** A part of a text: as it was before a draft, as the draft has it, and as the other shop has it; undefined where there is none. */
type Carried = { before: unknown; now: unknown; there: unknown };

/** Words that each language has for itself; links, pictures and names are the same in all. */
const isWords = (field: Field): field is TextField =>
  field.kind === 'text' &&
  field.folders.length === 0 &&
  (field.as === 'plain' || field.as === 'rich');

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const given = (value: unknown) => value ?? undefined;

/** A value without its words. */
const bare = (field: Field, now: unknown) =>
  carried(field, { before: undefined, now, there: undefined }, false);

/** Which item of the list before each of now was, by its place; undefined for a new one. */
function pairsOf({ of }: ListField, before: readonly unknown[], now: readonly unknown[]) {
  const pairs = new Map<number, number>();
  const taken = new Set<number>();
  const fits: ((item: unknown, was: unknown, at: number, wasAt: number) => boolean)[] = [
    (item, was) => isSame(item, was),
    (item, was) => isSame(bare(of, item), bare(of, was)),
    (item, was, at, wasAt) => at === wasAt && kindOf(of, item) === kindOf(of, was),
  ];
  for (const isIt of fits) {
    for (const [at, item] of now.entries()) {
      if (pairs.has(at)) continue;
      const found = before.findIndex(
        (was, wasAt) => !taken.has(wasAt) && isIt(item, was, at, wasAt),
      );
      if (found === -1) continue;
      pairs.set(at, found);
      taken.add(found);
    }
  }
  return pairs;
}

const kindOf = (field: Field, value: unknown) =>
  field.kind === 'variants' ? partOf(value, field.by) : null;

function carriedList(field: ListField, { before, now, there }: Carried, isOwn: boolean): unknown[] {
  const { of } = field;
  const items = listOf(now);
  const theirs = listOf(there);
  const fresh = (item: unknown) =>
    carried(of, { before: undefined, now: item, there: undefined }, isOwn);
  if (before === undefined) {
    const pairs = new Set<number>();
    return items.map((item) => {
      const found = theirs.findIndex(
        (one, at) => !pairs.has(at) && isSame(bare(of, one), bare(of, item)),
      );
      if (found === -1) return fresh(item);
      pairs.add(found);
      return carried(of, { before, now: item, there: theirs[found] }, isOwn);
    });
  }
  const was = listOf(before);
  const pairs = pairsOf(field, was, items);
  if (was.length !== theirs.length) {
    // The other shop has another list: it keeps that, and gets what is new.
    return items.reduce<unknown[]>(
      (list, item, at) => (pairs.has(at) ? list : list.toSpliced(at, 0, fresh(item))),
      [...theirs],
    );
  }
  return items.map((item, at) => {
    const pair = pairs.get(at);
    if (pair === undefined) return fresh(item);
    return carried(of, { before: was[pair], now: item, there: theirs[pair] }, isOwn);
  });
}

/**
 * What another shop gets of a draft: what the draft changes, over what that shop has. Blocks, pictures,
 * links and settings are those of the draft. Words are, too, where the language is the same (`isOwn`);
 * else those that changed are left empty, to be written.
 */
export function carried(field: Field, part: Carried, isOwn: boolean): unknown {
  const { before, now, there } = part;
  if (before !== undefined && there !== undefined && isSame(before, now)) return there;
  switch (field.kind) {
    case 'text': {
      // It follows the title of its language.
      if (field.as === 'slug' && !isOwn) return typeof there === 'string' ? there : '';
      if (isOwn || !isWords(field)) return now;
      return before === undefined && typeof there === 'string' ? there : '';
    }
    case 'searchTexts':
      if (isOwn) return now;
      return before === undefined ? (there ?? null) : null;
    case 'upload': {
      if (isOwn || typeof now !== 'object' || now === null) return now;
      const isIts = partOf(there, 'pictureId') === partOf(now, 'pictureId');
      return { ...now, alt: isIts ? partOf(there, 'alt') : '' };
    }
    case 'optional':
      return now === null || now === undefined
        ? null
        : carried(field.of, { before: given(before), now, there: given(there) }, isOwn);
    case 'group':
      return Object.fromEntries(
        field.fields.map(([name, inner]) => {
          const of = {
            before: partOf(before, name),
            now: partOf(now, name),
            there: partOf(there, name),
          };
          return [name, carried(inner, of, isOwn)];
        }),
      );
    case 'variants': {
      const kind = partOf(now, field.by);
      const variant = field.variants.get(String(kind));
      if (variant === undefined) return now;
      const alike = (value: unknown) => (partOf(value, field.by) === kind ? value : undefined);
      const of = { before: alike(before), now, there: alike(there) };
      return { [field.by]: kind, ...Object(carried(variant, of, isOwn)) };
    }
    case 'list':
      return carriedList(field, part, isOwn);
    default:
      return now;
  }
}

type Path = readonly (string | number)[];
export type Unwritten = { path: Path; field: Field };

const ALT: Field = { kind: 'text', folders: [], as: 'plain' };
const isEmpty = (value: unknown) => typeof value === 'string' && value.trim() === '';

/** Words that are empty in one language and not in another one that the text was written in. */
export function unwrittenIn(
  field: Field,
  value: unknown,
  beside: unknown,
  path: Path = [],
): Unwritten[] {
  const within = (inner: Field, name: string | number) =>
    unwrittenIn(inner, partOf(value, name), partOf(beside, name), [...path, name]);
  switch (field.kind) {
    case 'text': {
      const isWanted = typeof beside === 'string' && !isEmpty(beside);
      return isWords(field) && isEmpty(value) && isWanted ? [{ path, field }] : [];
    }
    case 'upload':
      return isEmpty(partOf(value, 'alt')) ? [{ path: [...path, 'alt'], field: ALT }] : [];
    case 'optional':
      return unwrittenIn(field.of, value, beside, path);
    case 'group':
      return field.fields.flatMap(([name, inner]) => within(inner, name));
    case 'list':
      return listOf(value).flatMap((_, at) => within(field.of, at));
    case 'variants': {
      const kind = partOf(value, field.by);
      const variant = field.variants.get(String(kind));
      const isIt = variant !== undefined && partOf(beside, field.by) === kind;
      return isIt ? unwrittenIn(variant, value, beside, path) : [];
    }
    default:
      return [];
  }
}
