import { eq } from 'drizzle-orm';
import type { LineShare, Order } from '#src/domain/order/order.schema.ts';
import { writeMoment } from '#src/domain/shop/shop-day.ts';
import { inTransaction } from '../database/database.ts';
import type { PlatformDeps } from '../http/platform-env.ts';
import type { Job } from '../jobs/job-types.ts';
import type { MailContent } from '../mail/mail-content.ts';
import { saveMail } from '../mail/save-mail.ts';
import type { ShopLetter } from '../mail/shop-letter.ts';
import { findOrderLetter } from './order-letter.ts';
import { toOrder } from './order-store.ts';
import { orderWithdrawals } from './tables.ts';
import { takenBack } from './taken-back.ts';

type Declared = { lines: readonly LineShare[]; declaredAt: Date };

/** What a withdrawal took back, and when it was declared, by the clocks of the shop's country. */
function withdrawalMail(
  letter: ShopLetter,
  order: Order,
  { lines, declaredAt }: Declared,
): MailContent {
  const {
    shop,
    shopUrl,
    texts: { order: words, withdrawal: texts },
  } = letter;
  const when = writeMoment(declaredAt, shop, 'long');
  const lead = texts.lead(order.orderNumber, when);
  return {
    subject: texts.subject(order.orderNumber),
    preview: lead,
    title: texts.title,
    blocks: [
      { kind: 'text', text: lead },
      takenBack(letter, order, lines),
      { kind: 'text', text: texts.next },
      { kind: 'link', label: words.link, url: `${shopUrl}/account/orders` },
    ],
  };
}

/** Its key is the id of a withdrawal. */
export const WRITE_WITHDRAWAL_MAIL = 'write-withdrawal-mail';

/** Acknowledges a withdrawal on a durable medium: what was declared, and when (article 11a). */
export function writeWithdrawalMail(deps: Pick<PlatformDeps, 'database' | 'now' | 'config'>): Job {
  const { database, now, config } = deps;
  return {
    name: WRITE_WITHDRAWAL_MAIL,
    run: async (withdrawalId) => {
      const [declared] = await database
        .select()
        .from(orderWithdrawals)
        .where(eq(orderWithdrawals.withdrawalId, withdrawalId));
      const found = declared && (await findOrderLetter(deps, declared.orderNumber));
      if (!declared || !found) return undefined;
      const { row, recipient, letter } = found;
      await inTransaction(database, async (tx) =>
        saveMail(tx, {
          kind: 'withdrawal',
          about: withdrawalId,
          recipient,
          lang: letter.lang,
          content: withdrawalMail(letter, toOrder(row), declared),
          frame: letter.frame(letter.texts.signature(config.brandName)),
          sealing: config.sealing,
          now: now(),
        }),
      );
      return undefined;
    },
  };
}
