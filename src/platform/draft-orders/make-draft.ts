import type { z } from 'zod';
import type { CartAddress } from '#src/domain/address/address.schema.ts';
import { emptyAddress, shownAddress, toWireAddress } from '#src/domain/address/address.ts';
import type {
  DraftQuote,
  makeDraftOrderBodySchema,
  QuoteBody,
} from '#src/domain/draft-order/draft-order.schema.ts';
import { endsAt } from '#src/domain/draft-order/draft-order.ts';
import { DomainError, requireFound } from '#src/domain/errors.ts';
import { deliveryQuestion } from '#src/domain/shipping/shipping.ts';
import { getDomain, type OnlineLocale } from '#src/domain/shop/locales.ts';
import type { WebDomain } from '#src/domain/shop/web-domain.schema.ts';
import { quoteCart, requireAddress } from '../carts/face.ts';
import { findContact, findContactByEmail, normaliseEmail } from '../customers/face.ts';
import { inTransaction, type Queryable } from '../kernel/database/database.ts';
import type { PlatformDeps, StaffCaller } from '../kernel/http/platform-env.ts';
import { enqueue } from '../kernel/jobs/job-queue.ts';
import { requireOrder } from '../orders/face.ts';
import { findWebDomainsOf } from '../shops/face.ts';
import { audit, isMade } from '../staff/face.ts';
import { WRITE_PAYMENT_LINK_MAIL } from './payment-link-mail.job.ts';
import { draftOrders } from './tables.ts';

type Body = z.output<typeof makeDraftOrderBodySchema>;
type Terms = Parameters<typeof quoteCart>[2];
type Draft = typeof draftOrders.$inferInsert;

/** A shop of the caller; throws NOT_FOUND. */
export async function requireOwnShop(
  db: Queryable,
  caller: StaffCaller,
  shop: OnlineLocale,
): Promise<WebDomain> {
  const own = await findWebDomainsOf(db, caller);
  return requireFound(
    own.find(({ domain }) => domain === shop),
    'NOT_FOUND',
  );
}

type Whom = Pick<Draft, 'email' | 'customerId' | 'customerName' | 'addedTo' | 'billingAddress'> & {
  delivery: Omit<Terms, 'items'>;
};

/** The customer of an order, who gets more of it: where it goes, and for no delivery. */
async function ofOrder(
  db: Queryable,
  caller: StaffCaller,
  { orderNumber, shop }: { orderNumber: string; shop: OnlineLocale },
): Promise<Whom> {
  const { order, shop: own } = await requireOrder(db, caller, orderNumber);
  if (own !== shop) throw new DomainError('NOT_FOUND');
  const { customerId, billingAddress, shippingAddress, shippingInfo, status } = order;
  if (status === 'cancelled') throw new DomainError('ORDER_NOT_CHANGEABLE');
  const customer = await findContact(db, customerId);
  const { email, firstName, lastName } = requireFound(customer, 'NOT_FOUND');
  const shippingMethodKey = shippingInfo?.shippingMethodKey ?? null;
  return {
    ...{ email, customerId, billingAddress, addedTo: orderNumber },
    customerName: `${firstName} ${lastName}`.trim(),
    delivery: { isDeliveryFree: true, shippingAddress, shippingMethodKey },
  };
}

/** Whoever has an e-mail, known or not. */
async function ofEmail(
  db: Queryable,
  { params }: WebDomain,
  { email: typed, shippingMethod, ...body }: Extract<Body['for'], { email: string }>,
): Promise<Whom> {
  const address = body.address && toWireAddress(shownAddress(body.address));
  const email = normaliseEmail(typed);
  const known = await findContactByEmail(db, email);
  const mayBill = address !== null && params.billingCountries.includes(address.country);
  const billed = (sent: CartAddress) =>
    requireAddress(sent, { countries: params.billingCountries, isPhoneRequired: false });
  const whom = {
    ...{ email, customerId: known?.customerId ?? null, addedTo: null },
    customerName: address === null ? '' : `${address.firstName} ${address.lastName}`.trim(),
  };
  if (address === null || shippingMethod === null) {
    const delivery = { isDeliveryFree: false, shippingAddress: null, shippingMethodKey: null };
    return { ...whom, billingAddress: address && mayBill ? billed(address) : null, delivery };
  }
  // A place or a receiver is for the customer to choose (decision 037).
  if (deliveryQuestion(shippingMethod) !== 'address') {
    throw new DomainError('SHIPPING_METHOD_UNAVAILABLE');
  }
  const isPhoneRequired = params.phoneNumberByShippingMethod[shippingMethod] ?? false;
  const sent = requireAddress(address, { countries: params.deliveryCountries, isPhoneRequired });
  return {
    ...whom,
    billingAddress: mayBill ? billed(address) : null,
    delivery: {
      isDeliveryFree: false,
      shippingAddress: { ...sent, deliveryPointIdV2: null },
      shippingMethodKey: shippingMethod,
    },
  };
}

/** What items would cost; throws NOT_FOUND for a shop or an order that is not the caller's. */
export async function quoteDraft(
  db: Queryable,
  caller: StaffCaller,
  { items, ...body }: QuoteBody,
  now: Date,
): Promise<DraftQuote> {
  const shop = await requireOwnShop(db, caller, body.shop);
  const { addedTo, country, shippingMethod } = body;
  const order = addedTo && (await ofOrder(db, caller, { orderNumber: addedTo, shop: body.shop }));
  const address = country === null ? null : { ...emptyAddress(country), deliveryPointIdV2: null };
  const typed = {
    isDeliveryFree: false,
    shippingAddress: address,
    shippingMethodKey: shippingMethod,
  };
  const asked = { shop, lang: getDomain(body.shop).lang, country };
  const delivery = order ? order.delivery : typed;
  const quoted = await quoteCart(db, asked, { items, ...delivery }, now);
  const { lineItems, discounts, shippingInfo, totalPrice } = quoted.cart;
  return {
    ...{ lineItems, discounts, shippingInfo, totalPrice, lacking: quoted.lacking },
    countries: shop.params.deliveryCountries,
    methods: quoted.methods.filter(({ key }) => deliveryQuestion(key) === 'address'),
  };
}

/**
 * Makes an order for a customer, whom a job mails the link to pay it; once a form. Throws NOT_FOUND,
 * QUANTITY_NOT_AVAILABLE, CART_CHANGED where it costs another sum than the form said, and what an
 * address and a method are refused for.
 */
export async function makeDraft(
  { database, now }: Pick<PlatformDeps, 'database' | 'now'>,
  caller: StaffCaller,
  { changeId: draftId, items, totalCentAmount, ...body }: Body,
): Promise<void> {
  await inTransaction(database, async (tx) => {
    const at = now();
    const shop = await requireOwnShop(tx, caller, body.shop);
    const subject = { kind: 'draft-order', id: draftId };
    const made = { changeId: draftId, subjectKind: subject.kind, subjectId: draftId };
    if (await isMade(tx, made, at)) return;
    const { delivery, ...whom } =
      'addedTo' in body.for
        ? await ofOrder(tx, caller, { orderNumber: body.for.addedTo, shop: body.shop })
        : await ofEmail(tx, shop, body.for);
    const country = delivery.shippingAddress?.country ?? null;
    const asked = { shop, lang: getDomain(body.shop).lang, country };
    const { cart, terms, lacking } = await quoteCart(tx, asked, { items, ...delivery }, at);
    const [sku] = lacking;
    if (sku !== undefined) throw new DomainError('QUANTITY_NOT_AVAILABLE', { field: sku });
    if (delivery.shippingMethodKey !== null && cart.shippingInfo === null) {
      throw new DomainError('SHIPPING_METHOD_UNAVAILABLE');
    }
    const { lineItems, discounts, shippingInfo, totalPrice } = cart;
    if (totalPrice.centAmount !== totalCentAmount) throw new DomainError('CART_CHANGED');
    await tx.insert(draftOrders).values({
      ...{ ...whom, draftId, domain: body.shop, terms, currency: shop.devise },
      ...{ mailed: { lineItems, discounts, shippingInfo }, totalCentAmount },
      ...{ madeById: caller.id, madeByName: caller.name, madeAt: at, mailedAt: at },
      endsAt: endsAt(at),
    });
    await enqueue(tx, WRITE_PAYMENT_LINK_MAIL, draftId);
    const { addedTo, email } = whom;
    const after = { email, addedTo, items, totalCentAmount };
    await audit(tx, caller, at, { action: 'draft-order.make', subject, shop: body.shop, after });
  });
}
