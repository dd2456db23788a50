import { type Logger, pino } from 'pino';
import { consoleMethods, logOptions } from '#src/domain/log-lines.ts';

/** The platform's log: JSON, one line an event. */
export function createLog(level: string): Logger {
  return pino({ ...logOptions('platform'), level });
}

/**
 * From now on, what libraries write to the console becomes a line of this log, and so does the error
 * that ends the process (T33).
 */
export function logEverything(log: Logger) {
  const write = consoleMethods((level, fields, message) => log[level](fields, message));
  Object.assign(console, write);
  process.removeAllListeners('warning').on('warning', (err) => log.warn({ err }, 'warning'));
  process.on('uncaughtException', (err) => {
    log.fatal({ err }, 'uncaught');
    process.exit(1);
  });
}
