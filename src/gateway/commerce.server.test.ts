import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ALL_CALLS } from '#src/domain/wire/all-calls.ts';
import { capabilityOf } from '#src/domain/wire/call.ts';
import { commerceFor, nameOf } from './commerce.server.ts';

const PLATFORM = 'http://platform.test';
let seen: string[] = [];
const server = setupServer(
  http.all(`${PLATFORM}/*`, ({ request }) => {
    seen.push(request.method);
    return HttpResponse.json(
      { status: 404, code: 'NOT_FOUND', message: 'not found' },
      { status: 404 },
    );
  }),
);
beforeAll(() => server.listen());
afterAll(() => server.close());

const commerce = commerceFor({
  ...{ platformUrl: PLATFORM, subscriptionKey: 'k', correlationId: 'c', accessToken: null },
  ...{ locale: 'fr-fr', storeId: '1001', sessionId: 's', channel: 'SD' },
  served: new Set(['codes']),
});

test('calls of what the platform did not declare are answered NOT_FOUND, and never made', async () => {
  const calls = ALL_CALLS.filter(({ by }) => by !== 'staff' && by !== 'staffVisitor');
  for (const call of calls) {
    seen = [];
    const gaps = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, '1'] as const);
    const request = { params: Object.fromEntries(gaps) };
    await expect(commerce.send(call, request)).rejects.toMatchObject({ status: 404 });
    const capability = capabilityOf(call);
    const isMade = capability === null || capability === 'core' || capability === 'codes';
    expect([nameOf(call), seen.length]).toEqual([nameOf(call), isMade ? 1 : 0]);
  }
});
