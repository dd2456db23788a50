import { z } from 'zod';
import { type ReasonCode, type ReasonParams, reasonOf } from '#src/domain/import/import-reason.ts';
import { ONLINE_LOCALES } from '#src/domain/shop/locales.ts';
import { readSpans } from '#src/domain/store/store-rules.ts';
import { readCents } from './read-numbers.ts';

/** Cells of the files that an administrator writes, as texts. */

/** The rule that a cell breaks, as the message of an issue: its reason in JSON. */
export const rule = <Code extends ReasonCode>(code: Code, params: ReasonParams<Code>): string =>
  JSON.stringify(reasonOf(code, params));

export const oneOf = (values: readonly string[]): string =>
  rule('not-one-of', { values: values.join(', ') });

const MAX_LENGTH = 200;
const TOO_LONG = rule('too-long', { max: String(MAX_LENGTH) });
export const text = z.string().min(1).max(MAX_LENGTH, TOO_LONG);
export const maybeText = z.string().max(MAX_LENGTH, TOO_LONG);

export const id = z.string().regex(/^[\w-]{1,40}$/, rule('no-id', {}));

export const shop = z.enum(ONLINE_LOCALES, oneOf(ONLINE_LOCALES));

export const country = z.string().regex(/^[A-Z]{2}$/, rule('no-country', {}));

const degrees = (most: number) =>
  z
    .string()
    .regex(/^-?\d{1,3}([.,]\d+)?$/, rule('no-degrees', {}))
    .transform((cell) => Number(cell.replace(',', '.')))
    .refine(
      (value) => Math.abs(value) <= most,
      rule('not-between', { min: String(-most), max: String(most) }),
    );
export const latitude = degrees(90);
export const longitude = degrees(180);

const whole = (cell: string) => Number(cell);
const wholeOf = (digits: number) =>
  z
    .string()
    .regex(new RegExp(`^\\d{1,${digits}}$`), rule('no-whole-number', {}))
    .transform(whole);
export const count = wholeOf(5);
export const quantity = wholeOf(9);

/** `20` or `8,1`. */
export const percent = z
  .string()
  .regex(/^\d{1,2}([.,]\d{1,2})?$/, rule('no-percentage', {}))
  .transform((cell) => Number(cell.replace(',', '.')));

/** An amount in the currency of the shop, in cents: `4.99` or `4,99`. */
export const amount = z.string().transform((cell, context) => {
  const cents = readCents(cell);
  if (cents === null) context.addIssue({ code: 'custom', message: rule('no-amount', {}) });
  return cents ?? z.NEVER;
});
/** A cell that may be empty, which is null. */
export function maybe<T extends z.ZodType<unknown, string>>(schema: T) {
  return z.string().transform((cell, context): z.infer<T> | null => {
    if (cell === '') return null;
    const parsed = schema.safeParse(cell);
    if (parsed.success) return parsed.data;
    for (const { message } of parsed.error.issues) {
      context.addIssue({ code: 'custom', message });
    }
    return z.NEVER;
  });
}

/** A cell that another schema reads, with the reason of this one. */
export const readBy = <T extends z.ZodType<unknown, string>>(schema: T, message: string) =>
  z.string().transform((cell, context): z.infer<T> => {
    const parsed = schema.safeParse(cell);
    if (parsed.success) return parsed.data;
    context.addIssue({ code: 'custom', message });
    return z.NEVER;
  });

export const yesOrNo = z
  .enum(['yes', 'no', ''], rule('no-yes-or-no', {}))
  .transform((cell) => cell === 'yes');

/** Some words of a list, with `;` or a space between them; none where it is empty. */
export const someOf = <Word extends string>(words: readonly Word[]) =>
  z.string().transform((cell, context): Word[] => {
    const typed = cell.split(/[;,\s]+/).filter((word) => word !== '');
    const known = words.filter((word) => typed.includes(word));
    if (known.length === new Set(typed).size) return known;
    context.addIssue({ code: 'custom', message: oneOf(words) });
    return z.NEVER;
  });

/** `10:00-19:00`, or several parts of a day with a space between them; empty on a closed day. */
export const hours = z.string().transform((cell, context) => {
  const read = readSpans(cell);
  if (read !== null) return read;
  context.addIssue({ code: 'custom', message: rule('no-hours', {}) });
  return z.NEVER;
});
