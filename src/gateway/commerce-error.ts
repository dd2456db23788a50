import { ERRORS, type ErrorCode, isErrorCode } from '#src/domain/errors.ts';

/** The one error of every platform call. */
export class CommerceError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  /** Method and path template of the call, for logs. */
  readonly call: string;
  /** Current cart version, on a version conflict. */
  readonly version: number | undefined;
  /** The field of the request that was refused, by its name on the wire. */
  readonly field: string | undefined;
  /** After how many seconds it may be tried again, where that is known. */
  readonly retryAfterSeconds: number | undefined;

  constructor(code: ErrorCode, call: string, details: CommerceErrorDetails = {}) {
    super(details.message ?? ERRORS[code].message);
    this.name = 'CommerceError';
    this.code = code;
    this.status = details.status ?? ERRORS[code].status;
    this.call = call;
    this.version = details.version;
    this.field = details.field;
    this.retryAfterSeconds = details.retryAfterSeconds;
  }
}

type CommerceErrorDetails = {
  message?: string;
  status?: number;
  version?: number;
  field?: string;
  retryAfterSeconds?: number | undefined;
};

/** The code for an answer whose body names none that we know. */
export function codeOfStatus(status: number): ErrorCode {
  if (status === ERRORS.UNAUTHORIZED.status) return 'UNAUTHORIZED';
  if (status === ERRORS.NOT_FOUND.status) return 'NOT_FOUND';
  if (status === ERRORS.TOO_MANY_REQUESTS.status) return 'TOO_MANY_REQUESTS';
  if (status === ERRORS.SERVICE_UNAVAILABLE.status) return 'SERVICE_UNAVAILABLE';
  return status >= 500 ? 'INTERNAL_SERVER_ERROR' : 'BAD_REQUEST';
}

export function toErrorCode(code: string, status: number): ErrorCode {
  return isErrorCode(code) ? code : codeOfStatus(status);
}

export function isCommerceError(error: unknown, ...codes: ErrorCode[]): error is CommerceError {
  return error instanceof CommerceError && (codes.length === 0 || codes.includes(error.code));
}
