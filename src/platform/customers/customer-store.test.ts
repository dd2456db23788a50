import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../kernel/database/database.ts';
import { createTestDatabase, type TestDatabase } from '../kernel/database/test-database.ts';
import { createCustomer, findCustomer, recordPurchase } from './customer-store.ts';

let store: TestDatabase;
beforeAll(async () => {
  store = await createTestDatabase();
});
afterAll(() => store.drop());

const NOW = new Date('2026-03-02T10:00:00Z');
const BILLED = { firstName: 'CAMILLE', lastName: 'DURAND' };

async function namesAfterAnOrder(email: string, names: typeof BILLED) {
  const customer = { ...names, email, passwordHash: null, emailProvenAt: NOW };
  const customerId = (await createCustomer(store.database, customer, NOW)) ?? '';
  await inTransaction(store.database, (tx) =>
    recordPurchase(tx, customerId, { day: '2026-03-02', names: BILLED, rightsEnd: NOW }),
  );
  return findCustomer(store.database, customerId);
}

test('a customer without names has those of the first order, and others keep their own', async () => {
  const nameless = await namesAfterAnOrder('new@vitrine.example', { firstName: '', lastName: '' });
  expect(nameless).toMatchObject(BILLED);
  const own = { firstName: 'Zoë', lastName: 'Marín' };
  expect(await namesAfterAnOrder('zoe@vitrine.example', own)).toMatchObject(own);
});
