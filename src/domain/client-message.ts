/**
 * What a server function's error says to the browser: `CODE` or `CODE correlation-id`, and nothing
 * else.
 */
export function writeClientMessage(code: string, correlationId: string | null): string {
  return correlationId === null ? code : `${code} ${correlationId}`;
}

/** Its parts, of anything that was thrown; the code may be one that we do not know. */
export function readClientMessage(error: unknown) {
  const text = error instanceof Error ? error.message : '';
  const [code = '', correlationId = null] = text.split(' ');
  return { code, correlationId };
}
