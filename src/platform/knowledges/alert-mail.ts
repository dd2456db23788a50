import type { LineProduct } from '#src/domain/cart/cart.schema.ts';
import type { MailContent } from '../mail/mail-content.ts';
import type { ShopLetter } from '../mail/shop-letter.ts';

/** Says that a size is back, and leads to it (ALR-01). */
export function alertMail(
  { texts: { stockAlert, order }, shopUrl }: ShopLetter,
  { name, size, slug, productId, colour }: LineProduct,
): MailContent {
  const lead = stockAlert.lead(name);
  return {
    subject: stockAlert.subject(name),
    preview: lead,
    title: stockAlert.title,
    blocks: [
      { kind: 'text', text: lead },
      { kind: 'lines', title: name, lines: [colour.label, order.size(size)] },
      { kind: 'link', label: stockAlert.link, url: `${shopUrl}/${slug}--p${productId}` },
    ],
  };
}
