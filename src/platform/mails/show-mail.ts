import type { MailPreview } from '#src/domain/mail/mail-texts.schema.ts';
import { type MailTextsKind, textsOf } from '#src/domain/mail/mail-texts.ts';
import type { WebDomain } from '#src/domain/shop/web-domain.schema.ts';
import { ACCOUNT_MAIL_SAMPLES } from '../accounts/face.ts';
import { PAYMENT_LINK_MAIL_SAMPLES } from '../draft-orders/face.ts';
import type { PlatformDeps } from '../kernel/http/platform-env.ts';
import { editedIn, findEditedTexts } from '../kernel/mail/edited-texts.ts';
import type { MailContent, MailFrame } from '../kernel/mail/mail-content.ts';
import type { MailSamples, SampledMail, SampleOrder } from '../kernel/mail/mail-samples.ts';
import { showMail } from '../kernel/mail/save-mail.ts';
import { letterOf, type ShopLetter } from '../kernel/mail/shop-letter.ts';
import { ALERT_MAIL_SAMPLES } from '../knowledges/face.ts';
import { NEWSLETTER_MAIL_SAMPLES } from '../newsletters/face.ts';
import { findSampleOrder, findSampleOrders, ORDER_MAIL_SAMPLES } from '../orders/face.ts';
import { RESERVATION_MAIL_SAMPLES } from '../reservations/face.ts';
import type { MailNamed, SavedTexts } from './mail-texts-store.ts';

const OF_ORDERS: MailSamples<SampleOrder> = {
  ...ORDER_MAIL_SAMPLES,
  ...PAYMENT_LINK_MAIL_SAMPLES,
  ...ALERT_MAIL_SAMPLES,
  ...RESERVATION_MAIL_SAMPLES,
};
const OF_NOTHING: MailSamples<Date> = { ...ACCOUNT_MAIL_SAMPLES, ...NEWSLETTER_MAIL_SAMPLES };

/** So many orders may be chosen from. */
const CHOICES = 20;

const storesOf = (domains: readonly WebDomain[]) => domains.map(({ storeId }) => storeId);

/** Orders that a kind of mail may be shown with; none where it is about none. */
export async function findChoices(
  { database }: Pick<PlatformDeps, 'database'>,
  kind: MailTextsKind,
  domains: readonly WebDomain[],
) {
  if (OF_ORDERS[kind] === undefined) return [];
  const found = await findSampleOrders(database, storesOf(domains), CHOICES);
  return found.map(({ orderNumber, placedAt }) => ({
    ...{ orderNumber, placedAt: placedAt.toISOString() },
  }));
}

export type ShownMail = {
  content: MailContent;
  frame: MailFrame;
  preview: NonNullable<MailPreview>;
};
type Asked = MailNamed & {
  texts: SavedTexts;
  domains: readonly WebDomain[];
  orderNumber: string | null;
  variant: number;
};
type Composed = { letter: ShopLetter; mail: SampledMail; variants: number };

/** A mail with texts that are not saved; null where there is no order to show it with. */
export async function composeMail(
  { database, config, now }: Pick<PlatformDeps, 'database' | 'config' | 'now'>,
  { kind, lang, texts, domains, orderNumber, variant }: Asked,
): Promise<ShownMail | null> {
  const saved = await findEditedTexts(database, lang);
  const isOwn = new Set(textsOf(kind).map(([key]) => key));
  // What is typed of this kind takes the place of what is saved of it.
  const others = [...saved].filter(([key]) => !isOwn.has(key));
  const edited = new Map([...others, ...editedIn(kind, texts)]);

  async function compose(): Promise<Composed | null> {
    const plain = OF_NOTHING[kind];
    const [first] = domains;
    if (plain !== undefined && first !== undefined) {
      const letter = letterOf(first.domain, config, edited);
      const sample = plain[variant] ?? plain[0];
      return sample ? { letter, mail: sample(letter, now()), variants: plain.length } : null;
    }
    const [newest] = await findSampleOrders(database, storesOf(domains), 1);
    const chosen = orderNumber ?? newest?.orderNumber;
    const order = chosen && (await findSampleOrder(database, chosen, domains));
    const samples = OF_ORDERS[kind] ?? [];
    const sample = samples[variant] ?? samples[0];
    if (!order || sample === undefined) return null;
    const letter = letterOf(order.domain.domain, config, edited);
    return { letter, mail: sample(letter, order), variants: samples.length };
  }

  const composed = await compose();
  if (composed === null) return null;
  const { letter, mail, variants } = composed;
  const frame = letter.frame(mail.signature);
  const { html, subject, preview } = await showMail(mail.content, frame);
  return {
    ...{ content: mail.content, frame },
    preview: { subject, preview, html, shop: letter.shop, variants },
  };
}
