import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import {
  ADYEN_KEY,
  HMAC_KEY,
  MOLLIE_KEY,
  REPORT_KEY,
  SETTLEMENT_TOKEN,
  type ServeProvider,
  serveAdyen,
  serveMollie,
} from '../support/payment-providers.ts';
import { startProviderShop } from '../support/provider-shop.ts';
import { isRemote } from '../support/test-platform.ts';

/** What the database holds after payments: every table as text, the queue's included. */

const PROVIDERS: [name: string, serve: ServeProvider][] = [
  ['Mollie', serveMollie],
  ['Adyen', serveAdyen],
];
/** Of a bank account that the customer saves. */
const IBAN = 'FR7630006000011234567890189';
const KEYS = [IBAN, MOLLIE_KEY, SETTLEMENT_TOKEN, ADYEN_KEY, REPORT_KEY, HMAC_KEY];

describe.skipIf(isRemote)('after an order that is paid and paid back', () => {
  test.each(PROVIDERS)(
    'at %s no table holds a key of the provider, a card number or an IBAN',
    {
      tags: ['T33'],
    },
    async (_, serve) => {
      const shop = await startProviderShop(serve);
      const customer = await shop.customer('U2');
      const details = { iban: IBAN, bic: 'AGRIFRPP', owner: 'CLAIRE MOREAU' };
      const saved = await customer.call('PUT', '/customers-self/bankStatements', { body: details });
      expect(saved.status).toBe(200);
      const { id, order, reference } = await shop.ordered(customer);
      await shop.sendBack(customer, order, 1);
      await shop.inside.runJobs();
      await shop.provider.settleRefunds(id, false);
      await shop.provider.payOut();
      await shop.inside.runJobs();
      const { rows: tables } = await shop.db().execute<{ name: string }>(sql`
      select format('%I.%I', schemaname, tablename) as name from pg_tables
      where schemaname not in ('pg_catalog', 'information_schema')`);
      let text = '';
      for (const { name } of tables) {
        const { rows } = await shop
          .db()
          .execute<{ row: string }>(sql`select t::text as row from ${sql.raw(name)} t`);
        text += `${rows.map(({ row }) => row).join('\n')}\n`;
      }
      // The dump has what it should: the payment, and the jobs that were done for it.
      expect(text).toContain(reference);
      expect(text).toContain('apply-payment-event');
      for (const key of KEYS) expect(text).not.toContain(key);
      expect(text).not.toMatch(/\b[45]\d{3}([ -]?)\d{4}\1\d{4}\1\d{4}\b/);
      await shop.stop();
    },
  );
});
