import { z } from 'zod';
import { type AnyErrorCode, ERRORS, statusOf } from '#src/domain/errors.ts';
import type { Call, StatusOf } from '#src/domain/wire/call.ts';
import { type WireError, wireErrorSchema } from '#src/domain/wire/wire-error.ts';
import type { Answer } from './send.ts';
import { equal, shown, Unmet } from './unmet.ts';

/** Whether an answer is what the contract says of it. */

const said = ({ status, body }: Answer) => `${status} ${shown(body)}`;

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
  throw new Unmet(
    `an answer to ${method} ${path} as its schema says`,
    z.prettifyError(parsed.error).replaceAll('\n', ' '),
  );
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
