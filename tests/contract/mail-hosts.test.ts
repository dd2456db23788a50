import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createJobs } from '#src/platform/kernel/jobs/create-jobs.ts';
import { mails } from '#src/platform/kernel/mail/tables.ts';
import { writeOrderMail } from '#src/platform/orders/order-mail.job.ts';
import { orders } from '#src/platform/orders/tables.ts';
import { orderOf, pay, readyCart, validate } from '../support/shopping.ts';
import {
  isRemote,
  runJobs,
  startTestPlatform,
  type TestPlatform,
} from '../support/test-platform.ts';

let platform: TestPlatform;
beforeEach(async () => {
  platform = await startTestPlatform();
});
afterEach(() => platform.stop());

test.skipIf(isRemote).each([
  ['1001', 'fr-fr', 'https://ecom-staging.vitrine.fr'],
  ['1003', 'en', 'https://ecom-staging.vitrine.com'],
  // Its own host is none of the storefront's.
  ['1002', 'fr-ch', 'https://ecom-staging.vitrine.fr'],
] as const)(
  'the mail of an order in shop %s leads to %s on %s',
  async (storeId, locale, origin) => {
    const { database, clock } = platform.inside;
    const customer = await platform.customer('U2');
    const cart = await readyCart(customer);
    await pay(platform, customer, cart);
    const { orderNumber } = orderOf(await validate(customer, cart));
    // Whichever shop it was placed in, its mail is written alike.
    await database.update(orders).set({ storeId }).where(eq(orders.orderNumber, orderNumber));
    const config = {
      ...platform.inside.config,
      environment: 'staging',
      storefrontOrigins: ['https://ecom-staging.vitrine.fr', 'https://ecom-staging.vitrine.com'],
    };
    const log = { error: () => undefined, warn: () => undefined };
    const write = writeOrderMail({ database, now: clock.now, config });
    await runJobs(database, clock, createJobs({ database, log }, [write]));
    const [mail] = await database.select().from(mails).where(eq(mails.about, orderNumber));
    const links = mail?.text.match(/https?:\/\/[^\s/]+\/[\w-]+/g) ?? [];
    expect(links.length).toBeGreaterThan(0);
    expect(new Set(links)).toEqual(new Set([`${origin}/${locale}`]));
  },
);
