import { type Logger, pino } from 'pino';
import { consoleMethods, logOptions } from '#src/domain/process/log-lines.ts';

/** A full disk below the log loses lines, not the program (F36). */
function standardOutput() {
  const output = pino.destination(1);
  output.on('error', () => undefined);
  return output;
}

/** The platform's log: JSON, one line an event. */
export function createLog(level: string): Logger {
  return pino({ ...logOptions('platform'), level }, standardOutput());
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
