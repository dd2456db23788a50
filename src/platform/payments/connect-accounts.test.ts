import { expect, test, vi } from 'vitest';
import { NO_CARD_GATEWAY } from './card-gateway.ts';
import { noteUnopened } from './connect-accounts.ts';

test('why a provider takes no payment is in the log, in a sentence without its request', async () => {
  const refusal = Object.assign(new Error('Required field is missing'), { apiKey: 'secret' });
  const refusing = { ...NO_CARD_GATEWAY, open: () => Promise.reject(refusal) };
  const warn = vi.fn();
  const open = noteUnopened(refusing, { warn }).open({
    ...{ reference: 'r1', provider: 'cardone', product: 'visa', merchant: 'm', storeId: '1001' },
    ...{ centAmount: 2_999, currencyCode: 'EUR', lang: 'fr', returnUrl: 'https://shop.example/' },
    ...{ capture: 'immediate', items: [], walletToken: null },
    payer: { email: 'a@b.example', billing: null, delivery: null },
  });
  await expect(open).rejects.toBe(refusal);
  expect(warn.mock.calls).toEqual([
    [
      {
        ...{ reference: 'r1', provider: 'cardone', product: 'visa' },
        cause: 'Required field is missing',
      },
      'a payment could not be opened',
    ],
  ]);
});
