const SECRET_HEADERS: ReadonlySet<string> = new Set([
  'authorization',
  'cookie',
  'x-subscription-key',
  'x-signature',
]);
const SECRET_FIELDS: ReadonlySet<string> = new Set([
  'accessToken',
  'refreshToken',
  'password',
  'currentPassword',
  'newPassword',
]);

/** Headers as they may be shown: a secret one only says that it was there. */
export function redactHeaders(headers: Headers): Record<string, string> {
  return Object.fromEntries(
    [...headers].map(([name, value]) => [name, SECRET_HEADERS.has(name) ? '(present)' : value]),
  );
}

function redactFields(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(redactFields);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, entry]) => [
      name,
      SECRET_FIELDS.has(name) ? '(present)' : redactFields(entry),
    ]),
  );
}

/** A JSON body as it may be shown; null when there is none or it is not JSON. */
export function redactBody(text: string): unknown {
  try {
    return redactFields(JSON.parse(text));
  } catch {
    return null;
  }
}
