import { and, asc } from 'drizzle-orm';
import type { LineProduct } from '#src/domain/cart/cart.schema.ts';
import { isOfShoes } from '#src/domain/size/shoes.ts';
import { findLineProducts } from '../catalogue/face.ts';
import { findEmails, hasAccount } from '../customers/face.ts';
import { inTransaction, type Transaction } from '../kernel/database/database.ts';
import type { PlatformDeps } from '../kernel/http/platform-env.ts';
import { EVERY_MINUTE, type Job, recurring } from '../kernel/jobs/job-types.ts';
import type { MailContent } from '../kernel/mail/mail-content.ts';
import type { MailSamples, SampleOrder } from '../kernel/mail/mail-samples.ts';
import { saveMail } from '../kernel/mail/save-mail.ts';
import { findLetter, type ShopLetter } from '../kernel/mail/shop-letter.ts';
import { itemDetails } from '../kernel/texts/item-size.ts';
import { findWebDomainByStoreId } from '../shops/face.ts';
import { isInStock } from '../stock/face.ts';
import { dropAlert } from './alert-store.ts';
import { stockAlerts } from './tables.ts';

/** Says that a size is back, and leads to it (ALR-01). */
function alertMail(
  { texts: { order, stockAlert }, shopUrl }: ShopLetter,
  product: LineProduct,
): MailContent {
  const { name, slug, productId, sizeScale } = product;
  const isShoe = isOfShoes(sizeScale);
  const lead = isShoe ? stockAlert.shoeLead(name) : stockAlert.lead(name);
  return {
    subject: stockAlert.subject(name),
    preview: lead,
    title: isShoe ? stockAlert.shoeTitle : stockAlert.title,
    blocks: [
      { kind: 'text', text: lead },
      { kind: 'lines', title: name, lines: itemDetails(order, product) },
      { kind: 'link', label: stockAlert.link, url: `${shopUrl}/${slug}--p${productId}` },
    ],
  };
}

/** What it says of an item that is in an order. */
export const ALERT_MAIL_SAMPLES: MailSamples<SampleOrder> = {
  'stock-alert': [
    (letter, { product }) => ({
      content: alertMail(letter, product),
      signature: letter.texts.stockAlert.signature(letter.brandName),
    }),
  ],
};

/** So many are written to in one run; the next ones come with the next run. */
const MAX_WRITTEN = 200;

type Needs = Pick<PlatformDeps, 'database' | 'now' | 'config'>;
type Due = { alert: typeof stockAlerts.$inferSelect; email: string };

/** Writes to customers who wait for a size that is back in stock; the mail ends the alert. */
export function alertMailJob({ database, now, config }: Needs): Job {
  const write = async (tx: Transaction, { alert, email }: Due) => {
    const { customerId, store, sku, addedAt } = alert;
    const shop = await findWebDomainByStoreId(tx, store);
    if (shop === null) return;
    const letter = await findLetter(tx, shop.domain, config);
    const { domain } = shop;
    const { lang, brandName, texts } = letter;
    const products = await findLineProducts(tx, [sku], { domain, lang, customerId }, now());
    const found = products.get(sku);
    // Not sold in the shop at the moment: the alert waits on.
    if (!found?.isSold) return;
    const { product } = found;
    await dropAlert(tx, customerId, { store, sku });
    await saveMail(tx, {
      kind: 'stock-alert',
      // An alert that is set again is another one.
      about: [customerId, store, sku, addedAt.getTime()].join(' '),
      recipient: email,
      lang,
      content: alertMail(letter, product),
      frame: letter.frame(texts.stockAlert.signature(brandName)),
      sealing: config.sealing,
      now: now(),
    });
  };
  return recurring('write-stock-alerts', EVERY_MINUTE, () =>
    inTransaction(database, async (tx) => {
      const due = await tx
        .select()
        .from(stockAlerts)
        .where(and(isInStock(stockAlerts.sku), hasAccount(stockAlerts.customerId)))
        .orderBy(asc(stockAlerts.addedAt))
        .limit(MAX_WRITTEN)
        .for('update', { skipLocked: true });
      const emails = await findEmails(
        tx,
        due.map(({ customerId }) => customerId),
      );
      for (const alert of due) {
        const email = emails.get(alert.customerId);
        if (email !== undefined) await write(tx, { alert, email });
      }
    }),
  );
}
