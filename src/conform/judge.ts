import { z } from 'zod';
import { type AnyErrorCode, ERRORS, statusOf } from '#src/domain/errors.ts';
import type { Call, StatusOf } from '#src/domain/wire/call.ts';
import { type WireError, wireErrorSchema } from '#src/domain/wire/wire-error.ts';
import type { Answer } from './send.ts';
import { equal, shown, Unmet } from './unmet.ts';

/** Whether an answer is what the contract says of it. */

/** Status and body of an answer, for reports. */
export const said = (answer: Answer | null): string =>
  answer === null ? 'nothing' : `${answer.status} ${shown(answer.body)}`;

/** How many faults of an answer are told. */
const TOLD = 12;

/** What does not fit, once for all items of a list: `[].params.devise: expected string, …`. */
export function faultsOf({ issues }: z.ZodError): string {
  const placed = issues.map(({ path, message }) => {
    const place = path.map((part) => (typeof part === 'number' ? '[]' : `.${String(part)}`));
    return `${place.join('').replace(/^\./, '') || 'all of it'}: ${message.replace('Invalid input: ', '')}`;
  });
  const faults = [...new Set(placed)];
  const more = faults.length - TOLD;
  return [...faults.slice(0, TOLD), ...(more > 0 ? [`and ${more} more`] : [])].join('; ');
}

/** The body of a call that succeeded, with a status or with any that the call knows. */
export function answerOf<C extends Call>(
  { method, path, answers, answer: schema }: C,
  answer: Answer,
  status?: StatusOf<C>,
): z.output<C['answer']> {
  const statuses = status === undefined ? Object.keys(answers).map(Number) : [status];
  if (!statuses.includes(answer.status)) {
    throw new Unmet(`${method} ${path} answers ${statuses.join(' or ')}`, said(answer));
  }
  const parsed = z.safeParse<C['answer']>(schema, answer.body);
  if (parsed.success) return parsed.data;
  throw new Unmet(`an answer to ${method} ${path} as its schema says`, faultsOf(parsed.error));
}

/** The error of a call that was refused. */
export function refusalOf(
  answer: Answer,
  code: AnyErrorCode,
  more: Partial<Pick<WireError, 'field' | 'version'>> = {},
): WireError {
  const status = statusOf(code);
  const parsed = wireErrorSchema.safeParse(answer.body);
  if (!parsed.success) {
    throw new Unmet(`${status} with { status, code, message } and code ${code}`, said(answer));
  }
  const error = parsed.data;
  equal('status and code of the refusal', [answer.status, error.code], [status, code]);
  equal('the status that the body repeats', error.status, status);
  for (const [name, value] of Object.entries(more)) {
    equal(`${name} of ${code}`, Object.entries(error).find(([key]) => key === name)?.[1], value);
  }
  // The storefront refreshes a token by this sentence (`platform-call.server.ts`).
  if (code === 'INVALID_JWT') equal('its message', error.message, ERRORS.INVALID_JWT.message);
  return error;
}
