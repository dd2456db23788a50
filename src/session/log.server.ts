import { pino } from 'pino';
import { consoleMethods, logOptions } from '#src/process/log-lines.ts';

/** A full disk below the log loses lines, not the program (F36). */
const output = pino.destination(1);
output.on('error', () => undefined);

/** JSON logs, one line an event. Nothing personal and no secret is ever passed to it. */
export const log = pino(
  { ...logOptions('storefront'), level: process.env.LOG_LEVEL ?? 'info' },
  output,
);

/**
 * From now on, what the framework writes to the console becomes a line of this log, and so does the
 * error that ends the process: nobody's text can write another line (T33).
 */
export function logEverything() {
  const write = consoleMethods((level, fields, message) => log[level](fields, message));
  Object.assign(console, write);
  process.removeAllListeners('warning').on('warning', (err) => log.warn({ err }, 'warning'));
  process.on('uncaughtException', (err) => {
    log.fatal({ err }, 'uncaught');
    process.exit(1);
  });
}

/** Query parameters that say nothing of a person, admit nobody and are nobody's words. */
const LOGGED_PARAMETERS = [
  ...['page', 'sort', 'size', 'colour', 'material', 'tag', 'availability'],
  ...['from', 'to', 'store', 'filters', 'locale'],
];

/** A URL as it may be logged: its path, and of its query what is known to be harmless. */
export function loggableUrl(url: URL): string {
  const query = new URLSearchParams();
  for (const [name, value] of url.searchParams) {
    if (LOGGED_PARAMETERS.includes(name)) query.append(name, value);
  }
  const text = query.toString();
  return text === '' ? url.pathname : `${url.pathname}?${text}`;
}
