import * as v from 'valibot';

/**
 * What the search params of routes are made of, typed as links write them; URLs have them as text. A
 * shopper who follows an odd link expects a page: an odd value is as if it were not there.
 */

/**
 * Of a layout, whose pages take no search param but their own: with one key that nobody can set, the
 * compiler refuses every other one in a link, which it does not for a type without keys.
 */
export const noSearch = (): { none?: never } => ({});

export const text = (shape: RegExp) =>
  v.fallback(v.optional(v.pipe(v.string(), v.regex(shape))), undefined);

const isWhole = (value: unknown) => !Array.isArray(value) && /^\d{1,15}$/.test(String(value));

export const whole = (min: number, max: number) =>
  v.fallback(
    v.optional(v.pipe(v.custom<number>(isWhole), v.toNumber(), v.minValue(min), v.maxValue(max))),
    undefined,
  );

const AMOUNT = /^\d{1,9}([.,]\d{1,2})?$/;
const isAmount = (value: unknown) => !Array.isArray(value) && AMOUNT.test(String(value));

/** An amount of money in units of its currency, with cents or without, up to a maximum. */
export const amount = (max: number) =>
  v.fallback(
    v.optional(
      v.pipe(
        v.custom<number>(isAmount),
        v.transform((typed) => Number(String(typed).replace(',', '.'))),
        v.maxValue(max),
      ),
    ),
    undefined,
  );

export const oneOf = <const T extends readonly string[]>(known: T) =>
  v.fallback(v.optional(v.picklist(known)), undefined);

/** One value or several, each once; odd ones and those past `max` are left out. */
export const several = <T extends string>(
  one: v.GenericSchema<T | undefined, T | undefined>,
  max: number,
) =>
  v.optional(
    v.pipe(
      v.custom<T[]>(() => true),
      v.transform((given) => {
        const known = [given].flat().flatMap((value) => v.parse(one, value) ?? []);
        const values = new Set(known.slice(0, max));
        return values.size === 0 ? undefined : [...values];
      }),
    ),
  );

export const linkToken = text(/^.{1,200}$/);
