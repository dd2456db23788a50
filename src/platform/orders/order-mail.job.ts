import { findOrderDocuments } from '../content/face.ts';
import { inTransaction } from '../kernel/database/database.ts';
import type { PlatformDeps } from '../kernel/http/platform-env.ts';
import type { Job } from '../kernel/jobs/job-types.ts';
import { newToken } from '../kernel/mail/link-tokens.ts';
import { MAIL_WRITERS } from '../kernel/mail/mail-kinds.ts';
import { saveMail } from '../kernel/mail/save-mail.ts';
import { findOrderLetter } from './order-letter.ts';
import { keepOrderLink } from './order-links.ts';
import { orderMail } from './order-mail.ts';
import { toOrder } from './order-store.ts';

/** Its key is the order's number. */
export const WRITE_ORDER_MAIL = MAIL_WRITERS.order;

/** Writes a customer about an order, in the language of the shop where it was placed. */
export function writeOrderMail(deps: Pick<PlatformDeps, 'database' | 'now' | 'config'>): Job {
  const { database, now, config } = deps;
  return {
    name: WRITE_ORDER_MAIL,
    run: async (orderNumber) => {
      const found = await findOrderLetter(deps, orderNumber);
      if (found === null) return undefined;
      const { row, recipient, firstName, letter, domain, isGuest } = found;
      const { shop, lang, origin, texts } = letter;
      const order = toOrder(row);
      const documents = await findOrderDocuments(database, domain, row);
      const { token, tokenHash } = newToken();
      await inTransaction(database, async (tx) => {
        const isKept = await saveMail(tx, {
          kind: 'order',
          about: orderNumber,
          recipient,
          lang,
          content: orderMail({
            ...{ order, shop, domain, origin, token, documents },
            hasSorting: domain.params.agec,
            ...{ firstName, isGuest },
            texts: texts.order,
          }),
          frame: letter.frame(texts.signature(config.brandName)),
          sealing: config.sealing,
          now: now(),
        });
        // A second run writes no mail: the link of the first one counts.
        if (isKept) await keepOrderLink(tx, { orderNumber, tokenHash }, now());
      });
      return undefined;
    },
  };
}
