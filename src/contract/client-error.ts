import { type ErrorCode, isErrorCode } from './error-codes.ts';

/** What a server function's error says to the browser: a code, and a name for it in our logs. */
export type ClientError = { code: ErrorCode; correlationId: string | null };

/** Errors cross to the browser as `CODE` or `CODE correlation-id`, and as nothing else. */
export function toClientMessage({ code, correlationId }: ClientError): string {
  return correlationId === null ? code : `${code} ${correlationId}`;
}

/** The code of anything that was thrown; what we do not know is an internal error. */
export function readClientError(error: unknown): ClientError {
  const text = error instanceof Error ? error.message : '';
  const [code, correlationId = null] = text.split(' ');
  return isErrorCode(code)
    ? { code, correlationId }
    : { code: 'INTERNAL_SERVER_ERROR', correlationId: null };
}
