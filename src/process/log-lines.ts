import { traceFields } from './spans.ts';

/** What both programs write to their logs: one JSON object a line, and nothing personal (T33, A-150). */

export type LoggableError = {
  type: string;
  message: string;
  stack?: string;
  code?: string;
  cause?: LoggableError;
};

const MAX_CAUSES = 3;

/** A failed query names its parameters, which are what people typed. */
const withoutParameters = (message: string) => message.replace(/\nparams: [\s\S]*$/, '');

/**
 * An error as it is logged: its kind, message, code and stack, of its causes too. Other properties
 * (a query's parameters, a row's values) stay out; line breaks become part of a JSON string.
 */
export function loggableError(error: unknown, depth = 0): LoggableError {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error) };
  const message = withoutParameters(error.message);
  const code = 'code' in error ? error.code : undefined;
  const { cause, stack } = error;
  return {
    type: error.name,
    message,
    ...(stack !== undefined && { stack: stack.replace(error.message, () => message) }),
    ...(typeof code === 'string' && { code }),
    ...(cause instanceof Error && depth < MAX_CAUSES && { cause: loggableError(cause, depth + 1) }),
  };
}

/** Fields that name a payment or admit somebody: their last signs are enough to find a case. */
const MASKED_FIELDS = ['reference', 'token', 'accessToken', 'refreshToken', 'email', 'password'];
const SHOWN_SIGNS = 4;

/** A word as it may be logged: `…a1b2`. */
export const masked = (value: unknown) => `…${String(value).slice(-SHOWN_SIGNS)}`;

/** How a program writes: its name, ISO times, errors as fields, masked names, its trace. For `pino`. */
export function logOptions(program: 'storefront' | 'platform') {
  return {
    base: { program },
    mixin: traceFields,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    serializers: { err: (error: unknown) => loggableError(error) },
    redact: {
      paths: MASKED_FIELDS.flatMap((name) => [name, `*.${name}`]),
      censor: masked,
    },
  };
}

const CONSOLE_LEVELS = [
  ['debug', 'debug'],
  ['log', 'info'],
  ['info', 'info'],
  ['warn', 'warn'],
  ['error', 'error'],
] as const;

type WriteLine = (
  level: (typeof CONSOLE_LEVELS)[number][1],
  fields: Record<string, unknown>,
  message: string,
) => void;

/**
 * Methods that take the place of the console's own: each call becomes one line, of the words that
 * were written and of the error that came along.
 */
export function consoleMethods(write: WriteLine) {
  const methods = CONSOLE_LEVELS.map(([name, level]) => {
    const method = (...values: unknown[]) => {
      const error = values.find((value) => value instanceof Error);
      const words = values.filter((value) => typeof value === 'string').join(' ');
      const fields = { source: 'console', ...(error !== undefined && { err: error }) };
      write(level, fields, words || (error === undefined ? 'console' : 'error'));
    };
    return [name, method] as const;
  });
  return Object.fromEntries(methods);
}
