import pino from 'pino';
import { expect, test } from 'vitest';
import { ALL_CALLS } from '#src/domain/wire/all-calls.ts';
import { capabilityOf } from '#src/domain/wire/call.ts';
import { answerError } from './answer-error.ts';
import { createRouter } from './create-router.ts';
import { refuseUnserved } from './refuse-unserved.ts';

test('a platform of the core, its checkout and promo codes answers 404 to every other call, and to no call that it serves', async () => {
  const app = createRouter();
  app.onError(answerError(pino({ level: 'silent' })));
  refuseUnserved(app, { capabilities: ['codes'], checkoutUrl: null });
  app.all('*', (context) => context.text('served'));
  const answers = await Promise.all(
    ALL_CALLS.map(async (call) => {
      const path = call.path.replaceAll(/\{\w+\}/g, '1');
      const { status } = await app.request(path, { method: call.method });
      return { call: `${call.method} ${call.path}`, capability: capabilityOf(call), status };
    }),
  );
  const isServed = (name: string | null) =>
    name === null || ['core', 'checkout', 'codes'].includes(name);
  const wrong = answers.filter(
    ({ capability, status }) => status !== (isServed(capability) ? 200 : 404),
  );
  expect(wrong).toEqual([]);
  expect(answers.filter(({ status }) => status === 404).length).toBeGreaterThan(80);
});
