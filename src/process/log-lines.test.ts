import { pino } from 'pino';
import { expect, test } from 'vitest';
import { consoleMethods, loggableError, logOptions } from './log-lines.ts';

function linesOf(write: (log: pino.Logger) => void): unknown[] {
  const written: string[] = [];
  const log = pino(logOptions('platform'), { write: (text: string) => written.push(text) });
  write(log);
  const lines = written
    .join('')
    .split('\n')
    .filter((line) => line !== '');
  return lines.map((line) => JSON.parse(line));
}

test('an event is one line of JSON with an ISO time, whatever its texts contain', {
  tags: ['T33'],
}, () => {
  const forged = 'x\n{"level":60,"msg":"forged"}\r\n';
  const lines = linesOf((log) => {
    const written = consoleMethods((level, fields, message) => log[level](fields, message));
    written.error?.(forged, new Error(forged));
  });
  expect(lines).toEqual([
    {
      level: 50,
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      program: 'platform',
      source: 'console',
      err: { type: 'Error', message: forged, stack: expect.stringContaining('log-lines.test') },
      msg: forged,
    },
  ]);
});

test('of a failed query neither parameters nor rows are logged', { tags: ['T33'] }, () => {
  const cause = Object.assign(new Error('duplicate key'), {
    code: '23505',
    detail: 'Key (email)=(u1@vitrine.example) already exists.',
  });
  const error = new Error('Failed query: insert into customers\nparams: u1@vitrine.example', {
    cause,
  });
  Object.assign(error, { params: ['u1@vitrine.example'] });
  const logged = loggableError(error);
  expect(JSON.stringify(logged)).not.toContain('u1@');
  expect(logged).toMatchObject({
    message: 'Failed query: insert into customers',
    cause: { code: '23505', message: 'duplicate key' },
  });
});

test('references of payments and tokens are known by their last signs alone', {
  tags: ['T33', 'A-150'],
}, () => {
  const [line] = linesOf((log) =>
    log.info({ reference: 'P-1234567890abcd', session: { accessToken: 'eyJhbGciOi' } }, 'paid'),
  );
  expect(line).toMatchObject({ reference: '…abcd', session: { accessToken: '…ciOi' } });
});
