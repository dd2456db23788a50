import { expect, test } from 'vitest';
import { paymentReturnAnswer } from './payment-return.server.ts';

const HERE = 'https://www.vitrine.fr/fr-fr/order-cardone-check';
const post = async (address: string, body: BodyInit | null) => {
  const { status, headers } = await paymentReturnAnswer(
    new Request(address, { method: 'POST', body }),
  );
  return [status, headers.get('location')];
};

test('a return by POST goes on by GET, with our reference, what its provider reads, and nothing else', {
  tags: ['T37'],
}, async () => {
  const form = new URLSearchParams({ reference: 'r-1', status: 'Authorised', cart: 'c1' });
  const on = [303, '/fr-fr/order-cardone-check?reference=r-1'];
  expect(await post(HERE, form)).toEqual(on);
  expect(await post(`${HERE}?reference=r-1&status=paid`, null)).toEqual(on);
  const session = new URLSearchParams({ reference: 'r-1', sessionId: 'CS1', sessionResult: 'Ab!' });
  expect(await post(HERE, session)).toEqual([
    303,
    '/fr-fr/order-cardone-check?reference=r-1&sessionId=CS1&sessionResult=Ab%21',
  ]);
  expect(await post(HERE, '{"reference":"r-1"}')).toEqual([303, '/fr-fr/order-cardone-check']);
});

test('what is sent cannot lead anywhere else', { tags: ['T14'] }, async () => {
  const form = new URLSearchParams({ reference: 'x\r\nlocation: https://evil.example/&a=b' });
  const [status, location] = await post(HERE, form);
  expect(status).toBe(303);
  const url = new URL(String(location), HERE);
  expect([url.origin, url.pathname]).toEqual([
    'https://www.vitrine.fr',
    '/fr-fr/order-cardone-check',
  ]);
});
