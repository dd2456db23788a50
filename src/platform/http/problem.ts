import type { ErrorCode } from '#src/domain/errors.ts';
import { ERRORS } from '#src/domain/errors.ts';
import type { WireError } from '#src/domain/wire/wire-error.ts';

export type ProblemDetails = {
  message?: string;
  field?: string;
  /** Current version of the cart, with a stale one (409). */
  version?: number;
  retryAfterSeconds?: number;
};

/**
 * A failure that the caller is told about: thrown at the edge of a call and answered by
 * `answerError` with the code's status. Status and message come from `contract/errors.ts`.
 */
export class Problem extends Error {
  readonly code: ErrorCode;
  readonly status: (typeof ERRORS)[ErrorCode]['status'];
  readonly details: ProblemDetails;

  constructor(code: ErrorCode, details: ProblemDetails = {}) {
    super(details.message ?? ERRORS[code].message);
    this.name = 'Problem';
    this.code = code;
    this.status = ERRORS[code].status;
    this.details = details;
  }
}

/** The body of an error answer; never holds a stack, SQL or an upstream text. */
export function toWireError(problem: Problem): WireError {
  const { field, version } = problem.details;
  return {
    status: problem.status,
    code: problem.code,
    message: problem.message,
    ...(field !== undefined && { field }),
    ...(version !== undefined && { version }),
  };
}

/** Not yours and not there read the same. */
export function cartNotFound(cartId: string): Problem {
  return new Problem('CART_NOT_FOUND', { message: `No cart found for id '${cartId}'` });
}
