import type { Context } from 'hono';
import type { z } from 'zod';

type ErrorStatus = 400 | 401 | 403 | 404 | 422 | 429 | 500;

/** Ends a call with an error of Adyen's. */
export class Refusal extends Error {
  readonly status: ErrorStatus;
  readonly code: string;
  constructor(status: ErrorStatus, code: string, detail: string) {
    super(detail);
    this.status = status;
    this.code = code;
  }
}

/** The code of Adyen's that fits what is wrong with a request. */
function problemOf({ issues: [issue] }: z.ZodError): Refusal {
  const message = issue?.message ?? 'Invalid request';
  if (issue?.code === 'unrecognized_keys') {
    return new Refusal(400, '702', `Structure contains the unknown field(s) [${issue.keys[0]}]`);
  }
  if (message.startsWith('Required field')) return new Refusal(422, '130', message);
  if (/amount/.test(message) || issue?.path[0] === 'amount') {
    return new Refusal(422, /currency/.test(message) ? '138' : '137', message);
  }
  return new Refusal(422, '14_012', message);
}

export async function readBody<T>({ req }: Context, schema: z.ZodType<T>): Promise<T> {
  let body: unknown;
  try {
    body = JSON.parse(await req.text());
  } catch {
    throw new Refusal(400, '702', 'Unexpected input');
  }
  const parsed = schema.safeParse(body);
  if (!parsed.success) throw problemOf(parsed.error);
  return parsed.data;
}
