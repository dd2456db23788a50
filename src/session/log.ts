import '@tanstack/react-start/server-only';
import { pino } from 'pino';

/** JSON logs, one line an event. Nothing personal and no secret is ever passed to it. */
export const log = pino({
  base: { program: 'storefront' },
  level: process.env.LOG_LEVEL ?? 'info',
  timestamp: pino.stdTimeFunctions.isoTime,
});

/** Query parameters that never reach a log line. */
const SECRET_PARAMETERS = ['token', 'code', 'state', 'reference', 'share', 'payload'];

/** A URL as it may be logged: path and query without what would identify or admit anybody. */
export function loggableUrl(url: URL): string {
  const query = new URLSearchParams(url.searchParams);
  for (const name of SECRET_PARAMETERS) query.delete(name);
  const text = query.toString();
  return text === '' ? url.pathname : `${url.pathname}?${text}`;
}
