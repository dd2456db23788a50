import { eq } from 'drizzle-orm';
import { sendingTime } from '#src/domain/gift-card/bought-card.ts';
import { issueGiftCard } from '../../gift-cards/face.ts';
import { inTransaction } from '../../kernel/database/database.ts';
import type { PlatformDeps } from '../../kernel/http/platform-env.ts';
import type { Job } from '../../kernel/jobs/job-types.ts';
import { findWebDomainByStoreId } from '../../shops/face.ts';
import { orders } from '../tables.ts';
import { type Given, saveGiftCardMail } from './gift-card-mail.ts';

const SECOND_MS = 1_000;

type Needs = Pick<PlatformDeps, 'database' | 'now' | 'config'>;

/** Makes a card and writes it to whom it is for; once, however often it runs. */
export function issueOnce(deps: Needs, given: Given): Promise<void> {
  const { bought, ...from } = given;
  return inTransaction(deps.database, async (tx) => {
    const { sealing } = deps.config;
    const wanted = { boughtAs: bought.id, cents: bought.price, ...from };
    const card = await issueGiftCard(tx, sealing, wanted, deps.now());
    if (card !== null) await saveGiftCardMail(tx, deps, given, card);
  });
}

/** Its key is the order's number. */
export const ISSUE_GIFT_CARDS = 'issue-gift-cards';

/**
 * Makes the gift cards that an order has bought, each when its day has come, and writes each to whom
 * it is for: a card and its mail are there together, since the PIN is known at that moment alone.
 */
export function issueGiftCards(deps: Needs): Job {
  const { database, now } = deps;
  return {
    name: ISSUE_GIFT_CARDS,
    run: async (orderNumber) => {
      const [order] = await database
        .select()
        .from(orders)
        .where(eq(orders.orderNumber, orderNumber));
      const domain = order && (await findWebDomainByStoreId(database, order.storeId));
      if (order === undefined || !domain) return undefined;
      const { currency } = order;
      const issue = (bought: Given['bought']) =>
        issueOnce(deps, { bought, domain: domain.domain, currency, orderNumber });
      const waits: number[] = [];
      for (const bought of order.giftCards) {
        const { sendOn } = bought;
        const wait =
          sendOn === null ? 0 : sendingTime(sendOn, domain.countryCodeISO2) - now().getTime();
        if (wait > 0) waits.push(wait);
        else await issue(bought);
      }
      return waits.length === 0
        ? undefined
        : { againInSeconds: Math.ceil(Math.min(...waits) / SECOND_MS) };
    },
  };
}
