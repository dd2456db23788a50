export type ClientMessage = {
  code: string;
  /** Name of the incident in our logs. */
  correlationId: string | null;
  /** The field of a form that was refused. */
  field: string | null;
};

/** Names of fields as the wire has them; whatever else a platform answers is not passed on. */
const FIELD = /^\w{1,40}$/;

/**
 * What a server function's error says to the browser, and nothing else: `CODE`, `CODE correlation-id`
 * or `CODE - field`.
 */
export function writeClientMessage(
  code: string,
  { correlationId = null, field = null }: Partial<Omit<ClientMessage, 'code'>> = {},
): string {
  if (correlationId !== null) return `${code} ${correlationId}`;
  return field !== null && FIELD.test(field) ? `${code} - ${field}` : code;
}

const MESSAGE = /^([A-Z_]+)(?: (\S+))?(?: (\w+))?$/;

/** Its parts, of anything that was thrown: without the shape of a message it is an internal error. */
export function readClientMessage(error: unknown): ClientMessage {
  const text = error instanceof Error ? error.message : '';
  const [, code = 'INTERNAL_SERVER_ERROR', id = '-', field = null] = MESSAGE.exec(text) ?? [];
  return { code, correlationId: id === '-' ? null : id, field };
}
