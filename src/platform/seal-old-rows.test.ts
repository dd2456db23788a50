import { afterEach, beforeEach, expect, test } from 'vitest';
import { SEALING } from '../../tests/support/identity-server.ts';
import { createCustomer } from './customers/customer-store.ts';
import { createTestDatabase, type TestDatabase } from './database/test-database.ts';
import { openGiftCard } from './gift-cards/gift-card-store.ts';
import { giftCardPlans, giftCards } from './gift-cards/tables.ts';
import { wishlistShares } from './knowledges/tables.ts';
import { findShareId } from './knowledges/wishlist-share-store.ts';
import { sealOldRows } from './seal-old-rows.ts';

let db: TestDatabase;
beforeEach(async () => {
  db = await createTestDatabase();
});
afterEach(() => db.drop());

test('numbers and links that an older version kept in clear are unreadable after a start, and still work', async () => {
  const { database } = db;
  const at = new Date('2026-06-30T12:00:00Z');
  await database.insert(giftCards).values({
    ...{ cardId: 'GCOLDER', shownNumber: '', currency: 'EUR', issuedAt: at, expiresAt: at },
    ...{ valueCents: 500, balanceCents: 500 },
  });
  await database
    .insert(giftCardPlans)
    .values({ cartId: 'c1', cardId: 'GCOLDER', centAmount: 100, position: 0 });
  const [firstName, lastName] = ['Nora', 'Keller'];
  const owner = { email: 'u9@vitrine.example', firstName, lastName, passwordHash: '' };
  const customerId = (await createCustomer(database, owner, at)) ?? '';
  await database
    .insert(wishlistShares)
    .values({ customerId, shareId: 'a-link-in-clear', sealedId: '', sharedAt: at });

  // Twice, as two processes may start.
  await sealOldRows(database, SEALING);
  await sealOldRows(database, SEALING);

  const kept = [
    await database.select().from(giftCards),
    await database.select().from(giftCardPlans),
    await database.select().from(wishlistShares),
  ];
  expect(JSON.stringify(kept)).not.toMatch(/GCOLDER|in-clear/);
  const card = await openGiftCard({ db: database, sealing: SEALING }, 'gc-older', null);
  expect(card).toMatchObject({ shownNumber: '•••• LDER', balanceCents: 500 });
  expect((await database.select().from(giftCardPlans))[0]?.cardId).toBe(card.cardId);
  expect(await findShareId(database, customerId, SEALING)).toBe('a-link-in-clear');
});
