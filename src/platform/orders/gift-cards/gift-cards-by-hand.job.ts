import { eq } from 'drizzle-orm';
import { findSaleOf, renewGiftCard } from '../../gift-cards/face.ts';
import { inTransaction, type Queryable } from '../../kernel/database/database.ts';
import type { PlatformDeps } from '../../kernel/http/platform-env.ts';
import type { Job } from '../../kernel/jobs/job-types.ts';
import { MAIL_WRITERS } from '../../kernel/mail/mail-kinds.ts';
import { goodwillCards, orders } from '../tables.ts';
import { type Given, saveGiftCardMail } from './gift-card-mail.ts';
import { issueOnce } from './issue-gift-cards.job.ts';

/** Its key is the id of a gift. */
export const ISSUE_GOODWILL_CARD = 'issue-goodwill-card';
/** Its key is what a card was bought as. */
export const RENEW_GIFT_CARD = MAIL_WRITERS['gift-card'];

/** What the staff gave; null where they did not. */
async function findGift(db: Queryable, giftId: string): Promise<Given | null> {
  const [gift] = await db.select().from(goodwillCards).where(eq(goodwillCards.giftId, giftId));
  if (gift === undefined) return null;
  const { domain, currency, centAmount, recipientName, recipientEmail, message } = gift;
  return {
    ...{ domain, currency, orderNumber: null },
    bought: {
      ...{ id: giftId, price: centAmount, recipientName, recipientEmail, message },
      ...{ senderName: '', sendOn: null, design: 'window' },
    },
  };
}

/** What an order bought; null where none did. */
async function findBought(db: Queryable, boughtAs: string): Promise<Given | null> {
  const sale = await findSaleOf(db, boughtAs);
  if (sale === null) return null;
  const [order] = await db.select().from(orders).where(eq(orders.orderNumber, sale.orderNumber));
  const bought = order?.giftCards.find(({ id }) => id === boughtAs);
  return order && bought ? { ...sale, bought, currency: order.currency } : null;
}

/** Issues what the staff give, and writes a card again, with a new number, to whom it is for. */
export function giftCardsByHand(deps: Pick<PlatformDeps, 'database' | 'now' | 'config'>): Job[] {
  const { database, config } = deps;
  return [
    {
      name: ISSUE_GOODWILL_CARD,
      run: async (giftId) => {
        const given = await findGift(database, giftId);
        if (given !== null) await issueOnce(deps, given);
        return undefined;
      },
    },
    {
      name: RENEW_GIFT_CARD,
      run: async (boughtAs) => {
        const given =
          (await findGift(database, boughtAs)) ?? (await findBought(database, boughtAs));
        if (given === null) return undefined;
        await inTransaction(database, async (tx) => {
          const card = await renewGiftCard(tx, config.sealing, boughtAs);
          if (card !== null) await saveGiftCardMail(tx, deps, given, card);
        });
        return undefined;
      },
    },
  ];
}
