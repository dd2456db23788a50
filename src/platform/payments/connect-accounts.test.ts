import { expect, test } from 'vitest';
import { connectAccounts } from './connect-accounts.ts';
import type { AccountSettings } from './payment-accounts.ts';

const adyenIn = (shops: AccountSettings['shops']): AccountSettings => ({
  ...{ provider: 'adyen', serves: ['cardone'], shops, captureAtDispatch: [] },
  ...{ apiKey: 'k'.repeat(20), merchantAccount: 'Vitrine', hmacKey: 'a'.repeat(64) },
  environment: 'test',
});
const connect = (accounts: readonly AccountSettings[]) =>
  connectAccounts(
    accounts,
    { platformOrigin: 'https://api.example', brandName: 'Vitrine' },
    async () => 'fr-fr',
  );
/** All that tells whose payment it is. */
const opened = (service: string) =>
  Object.assign(Object.create(null), {
    ...{ service, provider: 'cardone', storeId: '1001', providerId: 'CS1' },
  });

test('a payment stays with the service that opened it when its shop goes to another one', async () => {
  const gateway = connect([adyenIn(['de-de'])]);
  expect(await gateway.planFor({ provider: 'cardone', product: 'visa', storeId: '1001' })).toBe(
    null,
  );
  expect(await gateway.look(opened('adyen'))).toEqual([]);
});

test('of several accounts of a service, only the one of its shop speaks for a payment', async () => {
  const elsewhere = connect([adyenIn(['de-de']), adyenIn(['pl-pl'])]);
  await expect(elsewhere.look(opened('adyen'))).rejects.toThrow('no account with adyen');
  expect(await connect([adyenIn(['de-de']), adyenIn(['fr-fr'])]).look(opened('adyen'))).toEqual([]);
});
