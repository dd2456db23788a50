import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LANGUAGES, ONLINE_LOCALES, type OnlineLocale } from '#src/domain/shop/locales.ts';
import { permissionsOf, shopsOf, toGrant } from '#src/domain/staff/grants.ts';
import { PERMISSIONS, type Permission } from '#src/domain/staff/permission.ts';
import { SHIPPED_ROLES, type ShippedRoleName } from '#src/domain/staff/shipped-roles.ts';
import { ALL_CALLS } from '#src/domain/wire/all-calls.ts';
import { endLinks } from '#src/platform/end-links.ts';
import { createSignIns } from '#src/platform/identity/sign-ins.ts';
import type { PlatformDeps } from '#src/platform/kernel/http/platform-env.ts';
import { serveNounsToStaff } from '#src/platform/serve-staff.ts';
import { serveStaff } from '#src/platform/staff/routes.ts';
import { startStaffedPlatform } from '../support/back-office.ts';
import {
  insertPersonalRows,
  lookAtAll,
  OTHER,
  type OtherShop,
  OWN,
  openTwoShops,
  promotionOf,
} from '../support/other-shop.ts';
import { callAs, staffCaller } from '../support/staff-caller.ts';
import { isRemote, type TestPlatform } from '../support/test-platform.ts';

/** What each call of the staff is asked of another shop, and what must come of it. */
type Asked = {
  params?: Partial<Record<string, string>>;
  query?: Record<string, string>;
  body?: object | (() => object);
  /**
   * `refused`: 403 or 404. `empty`: a list of nothing. `silent`: an answer that says nothing of the other
   * shop and changes nothing of it.
   */
  answer: 'refused' | 'empty' | 'silent';
  /** What it repeats of the question. */
  says?: readonly string[];
};

/** A product that says nothing. */
const BLANK = {
  ...{ texts: {}, brand: null, families: [], sizeScale: null, materials: [], care: [] },
  ...{ footwear: null, certificate: null, originCountry: null, safety: null, colours: [] },
};

const NO_WORDS = { title: '', slug: '', text: '' };
const BLANK_FAMILY = {
  ...{ parentId: null, role: null, googleCategory: null, sizeScale: null, shops: null },
  texts: Object.fromEntries(LANGUAGES.map((lang) => [lang, NO_WORDS])),
};

const NEW_BRAND = { kind: 'brand', name: 'Okapi', manufacturer: null, responsible: null };

const WOMENS_CHART = {
  ...{ scale: 'women', brand: 'Okapi', measures: ['chest'] },
  rows: [{ size: '38', measures: [88] }],
};

/** Of a version that nothing has: who may ask is told so, who may not is told nothing. */
const seen = () => ({ changeId: randomUUID(), version: 9_999 });
const ofOther = { query: { shop: OTHER }, answer: 'empty' } as const;

const asked = (records: OtherShop): Record<string, Asked> => {
  const { orderNumber, returnNumber, returnId, lines, customerId, keyId, memberId } = records;
  const order = { params: { orderNumber }, answer: 'refused' } as const;
  const customer = { params: { customerId }, answer: 'refused' } as const;
  const member = { params: { memberId }, query: { version: '9999' }, answer: 'refused' } as const;
  const endpoint = { params: { endpointId: records.endpointId }, answer: 'refused' } as const;
  const key = { params: { keyId }, answer: 'refused' } as const;
  const wanted = { url: records.url, types: ['order.placed'], shops: [OTHER], isActive: true };
  const roles = [{ roleId: 'desk', shops: [OTHER] }];
  const role = { name: 'new', permissions: ['orders:read'], refundLimitCents: 0 };
  const theRole = { params: { roleId: records.roleId }, query: { version: '1' } };
  const person = { email: 'new@vitrine.example', name: 'New', language: 'en', roles };
  const mail = { ...order, params: { orderNumber, mailId: records.mailId } };
  const card = { params: { giftCardId: records.giftCardId }, answer: 'refused' } as const;
  const reservation = {
    ...({ params: { reservationId: records.reservationId }, answer: 'refused' } as const),
    body: () => ({ changeId: randomUUID() }),
  };
  const draft = {
    ...({ params: { draftId: records.draftId }, answer: 'refused' } as const),
    body: seen,
  };
  const picture = {
    params: { returnId, pictureId: records.pictureId },
    answer: 'refused',
  } as const;
  const shop = { params: { shop: OTHER }, answer: 'refused' } as const;
  const offers = { contentType: 'legal_notices', uid: 'offers', shop: OTHER };
  const entry = { params: offers, answer: 'refused' } as const;
  const french = { kind: 'order', lang: 'fr' };
  const read = { revision: randomUUID() };
  const reason = () => ({ changeId: randomUUID(), reason: 'A reason' });
  const why = () => ({ ...seen(), reason: 'A reason' });
  const setting = {
    ...{ part: 'delivery', deliveryCountries: ['FR'], shippingRates: [] },
    warehouse: { country: 'FR', cutOff: '14:00' },
  };
  const frenchStore = {
    ...{ name: 'A', line1: 'A', zipCode: '1', city: 'C', country: 'FR', phoneNumber: '' },
    ...{ latitude: 1, longitude: 1, openingHours: [], specialDays: [], isClosed: false },
  };
  const product = { productId: records.productId };
  const family = { familyId: 'f1200' };
  const colour = { kind: 'colour', wordId: 'red' };
  const newPrices = {
    optionIds: [records.optionId],
    shops: [{ shop: OTHER, initialCents: 9_900, saleCents: null }],
    ...{ from: null, lastDay: null },
  };
  const newPlan = {
    ...{ name: 'Sale', percent: 20, ending: 'same', shops: [OTHER], from: null, until: null },
    selection: { families: [], brands: [], productIds: [records.productId], exceptReduced: false },
  };
  const promotion = { params: { promotionId: records.promotionId }, answer: 'refused' } as const;
  const newPromotion = promotionOf(OTHER);
  const drop = { params: { dropId: records.dropId }, answer: 'refused' } as const;
  const times = { begins: '2099-12-04T20:00', ends: null };
  const { shops: _shops, from: _from, until: _until, ...planOfDrop } = newPlan;
  const { shops: _in, begins: _begins, ends: _ends, ...promotionOfDrop } = newPromotion;
  const newCells = {
    cells: [
      {
        ...{ optionId: records.optionId, sku: null, shop: OTHER, before: null },
        after: { initialCents: 9_900, saleCents: null },
      },
    ],
  };
  const stock = { item: 'S1', reason: 'count', quantity: 1 };
  const imported = { params: { importId: records.importId }, answer: 'refused' } as const;
  return {
    'GET /staff/orders': ofOther,
    'GET /staff/orders/{orderNumber}': order,
    'GET /staff/orders/{orderNumber}/next': order,
    'GET /staff/orders/{orderNumber}/invoice': order,
    'GET /staff/orders/{orderNumber}/packing-slip': order,
    'GET /staff/orders/{orderNumber}/returns/{returnNumber}/label': {
      ...{ params: { orderNumber, returnNumber }, answer: 'refused' },
    },
    'GET /staff/pick-list': { query: { orders: orderNumber }, answer: 'refused' },
    'POST /staff/orders/{orderNumber}/notes': {
      ...{ ...order, body: { changeId: randomUUID(), text: 'A note' } },
    },
    'POST /staff/orders/{orderNumber}/picked': { ...order, body: seen() },
    'POST /staff/orders/{orderNumber}/delivered': { ...order, body: seen() },
    'POST /staff/orders/{orderNumber}/parcels': {
      ...{ ...order, body: { ...seen(), carrier: 'DHL', lines } },
    },
    'PUT /staff/orders/{orderNumber}/address': {
      ...{ ...order, body: { ...seen(), address: records.address } },
    },
    'POST /staff/orders/{orderNumber}/cancellations': {
      ...{ ...order, body: { ...seen(), lines, reason: 'asked' } },
    },
    'POST /staff/orders/{orderNumber}/refund-preview': { ...order, body: { lines } },
    'POST /staff/orders/{orderNumber}/returns': { ...order, body: { ...seen(), lines } },
    'POST /staff/orders/{orderNumber}/refunds': {
      ...{ ...order, body: { ...seen(), centAmount: 1, reason: 'goodwill' } },
    },
    'POST /staff/orders/{orderNumber}/refunds/{refundId}/settlement': {
      ...{ params: { orderNumber, refundId: returnId }, answer: 'refused', body: seen() },
    },
    'GET /staff/orders/{orderNumber}/refunds/{refundId}/credit-note': {
      ...{ params: { orderNumber, refundId: records.refundId }, answer: 'refused' },
    },
    'POST /staff/orders/{orderNumber}/mails/{mailId}/again': {
      ...{ ...mail, body: { changeId: randomUUID() } },
    },
    'POST /staff/orders/{orderNumber}/labels': {
      ...{ ...order, body: { ...seen(), carrier: 'DHL', lines } },
    },
    'GET /staff/orders/{orderNumber}/additions': order,
    'GET /staff/draft-orders': ofOther,
    'GET /staff/sellable-items': { query: { shop: OTHER, q: 'dress' }, answer: 'refused' },
    'POST /staff/known-customer': {
      ...{ body: { shop: OTHER, email: 'u1@vitrine.example' }, answer: 'refused' },
    },
    'POST /staff/draft-quotes': {
      body: { shop: OTHER, items: [], country: null, shippingMethod: null, addedTo: orderNumber },
      answer: 'refused',
    },
    'POST /staff/draft-orders': {
      body: () => ({
        ...{ changeId: randomUUID(), shop: OTHER, items: [{ sku: 'S1', quantity: 1 }] },
        ...{ totalCentAmount: 0, for: { addedTo: orderNumber } },
      }),
      answer: 'refused',
    },
    'POST /staff/draft-orders/{draftId}/mails': draft,
    'POST /staff/draft-orders/{draftId}/withdrawal': draft,
    'GET /staff/packing-slips': { query: { orders: orderNumber }, answer: 'refused' },
    'GET /staff/return-labels': { query: { orders: orderNumber }, answer: 'refused' },
    'POST /staff/orders/picked': {
      body: () => ({ orders: [{ ...seen(), orderNumber }] }),
      ...{ answer: 'silent', says: [orderNumber] },
    },
    'POST /staff/parcels': {
      body: () => ({
        orders: [{ ...seen(), orderNumber, carrier: 'DHL', trackingNumber: '1' }],
      }),
      ...{ answer: 'silent', says: [orderNumber] },
    },
    'POST /staff/labels': {
      body: { orders: [{ version: 1, orderNumber, carrier: 'DHL' }] },
      ...{ answer: 'silent', says: [orderNumber] },
    },
    'POST /staff/tracking-file': {
      ...{ body: { csv: `${orderNumber},DHL,1` }, answer: 'silent', says: [orderNumber] },
    },
    'POST /staff/returns/{returnId}/pictures': {
      ...{ params: { returnId }, answer: 'refused' },
      body: () => ({ ...seen(), lineId: lines[0]?.lineId, content: 'AAAA' }),
    },
    'GET /staff/returns/{returnId}/exchange-sizes': { params: { returnId }, answer: 'refused' },
    'GET /staff/returns/{returnId}/pictures/{pictureId}': picture,
    'POST /staff/returns/{returnId}/pictures/{pictureId}/removal': { ...picture, body: seen },
    'GET /staff/gift-cards': ofOther,
    'GET /staff/gift-cards/{giftCardId}': card,
    'POST /staff/gift-cards/{giftCardId}/block': { ...card, body: reason },
    'POST /staff/gift-cards/{giftCardId}/unblock': { ...card, body: reason },
    'POST /staff/gift-cards': {
      body: () => ({
        ...{ changeId: randomUUID(), shop: OTHER, centAmount: 1_000, reason: 'late' },
        ...{ recipientName: 'U', recipientEmail: 'u@vitrine.example', message: '', orderNumber },
      }),
      answer: 'refused',
    },
    'GET /staff/reserving-stores': { query: { q: 'Lille-Flandres' }, answer: 'empty' },
    'GET /staff/reserving-stores/{storeId}': {
      ...{ params: { storeId: records.storeId }, answer: 'refused' },
    },
    'GET /staff/reservations': ofOther,
    'POST /staff/reservations/{reservationId}/collected': reservation,
    'POST /staff/reservations/{reservationId}/put-back': reservation,
    'GET /staff/overview/sales': { answer: 'silent' },
    'GET /staff/overview/gaps': { answer: 'silent' },
    'GET /staff/reviews': { query: { q: 'Schön' }, answer: 'empty' },
    'POST /staff/reviews/{reviewId}/judgement': {
      ...{ params: { reviewId: records.reviewId }, answer: 'refused' },
      body: { writtenAt: '2026-01-01T00:00:00.000Z', to: 'shown' },
    },
    'GET /staff/shops': { answer: 'silent' },
    'GET /staff/shops/{shop}/settings/{part}': {
      ...{ params: { shop: OTHER, part: 'delivery' }, answer: 'refused' },
    },
    'PUT /staff/shops/{shop}/settings': { ...shop, body: { revision: 'x', setting } },
    'POST /staff/shops/{shop}/settings/{part}/undo': {
      ...{ params: { shop: OTHER, part: 'delivery' }, answer: 'refused' },
      body: { revision: 'x', changeId: 'x' },
    },
    'GET /staff/shops/{shop}/delivery-trial': { ...shop, query: { country: 'FR', grams: '1' } },
    'GET /staff/stores': { query: { q: 'Lille-Flandres' }, answer: 'empty' },
    'POST /staff/stores': {
      ...{ body: { id: 'store.1', fields: frenchStore }, answer: 'refused' },
    },
    'GET /staff/stores/{placeId}': { params: { placeId: 'store.9059' }, answer: 'refused' },
    'PUT /staff/stores/{placeId}': {
      ...{ params: { placeId: 'store.9059' }, answer: 'refused' },
      body: { revision: 'x', fields: frenchStore },
    },
    'POST /staff/stores/{placeId}/undo': {
      ...{ params: { placeId: 'store.9059' }, answer: 'refused' },
      body: { revision: 'x', changeId: 'x' },
    },
    'GET /staff/legal': { answer: 'silent' },
    'GET /staff/document-series': { query: { year: '2026' }, answer: 'silent' },
    'GET /staff/bookings': {
      query: { shop: OTHER, from: '2026-11-01', to: '2026-11-30' },
      answer: 'refused',
    },
    'GET /staff/overview/sold-goods': {
      query: { shop: OTHER, by: 'size', from: '2026-11-01', to: '2026-11-30' },
      answer: 'refused',
    },
    'GET /staff/takings': { query: { from: '2026-11-01', to: '2026-11-30' }, answer: 'silent' },
    'GET /staff/payments/books': { answer: 'silent' },
    'GET /staff/payments/troubles': { answer: 'silent' },
    'GET /staff/measurements': { answer: 'silent' },
    'GET /staff/imports': { answer: 'empty' },
    'POST /staff/imports': {
      ...{ body: { changeId: randomUUID(), fileName: 'a.csv', size: 1 }, answer: 'refused' },
    },
    'GET /staff/imports/{importId}': imported,
    'PUT /staff/imports/{importId}/parts/{number}': {
      ...{ params: { ...imported.params, number: '0' }, answer: 'refused', body: { content: '' } },
    },
    'POST /staff/imports/{importId}/check': { ...imported, body: {} },
    'POST /staff/imports/{importId}/run': { ...imported, body: {} },
    'POST /staff/imports/{importId}/cancellation': imported,
    'GET /staff/imports/{importId}/refused-rows': imported,
    'POST /staff/exports/catalogue': { query: { shop: OTHER }, answer: 'refused' },
    'POST /staff/exports/{kind}': { params: { kind: 'prices' }, answer: 'refused' },
    'GET /staff/redirects': ofOther,
    'POST /staff/redirects': {
      ...{ body: { shop: OTHER, from: '/old', to: '/new' }, answer: 'refused' },
    },
    'POST /staff/redirects/{redirectId}/removal': {
      ...{ params: { redirectId: records.redirectId }, answer: 'refused' },
    },
    'GET /staff/families': { answer: 'silent' },
    'POST /staff/families': {
      ...{ answer: 'refused' },
      body: () => ({ changeId: randomUUID(), document: BLANK_FAMILY }),
    },
    'PUT /staff/families/{familyId}': {
      ...{ params: family, body: { revision: 'x', document: BLANK_FAMILY }, answer: 'refused' },
    },
    'POST /staff/families/{familyId}/move': {
      ...{ params: family, body: { to: 'up' }, answer: 'refused' },
    },
    'POST /staff/families/{familyId}/removal': { params: { familyId: 'f9520' }, answer: 'refused' },
    'GET /staff/goods-words': { query: { kind: 'colour' }, answer: 'silent' },
    'POST /staff/goods-words': { body: NEW_BRAND, answer: 'refused' },
    'PUT /staff/goods-words/{kind}/{wordId}': {
      ...{ params: colour, body: { revision: 'x', document: NEW_BRAND }, answer: 'refused' },
    },
    'POST /staff/goods-words/{kind}/{wordId}/merge': {
      ...{ params: colour, body: { into: 'red' }, answer: 'refused' },
    },
    'POST /staff/goods-words/{kind}/{wordId}/removal': { params: colour, answer: 'refused' },
    'GET /staff/size-charts': { answer: 'silent' },
    'POST /staff/size-charts': { body: WOMENS_CHART, answer: 'refused' },
    'PUT /staff/size-charts/{chartId}': {
      params: { chartId: 'women' },
      ...{ body: { revision: 'x', document: WOMENS_CHART }, answer: 'refused' },
    },
    'POST /staff/size-charts/{chartId}/removal': {
      ...{ params: { chartId: 'women' }, answer: 'refused' },
    },
    'GET /staff/products': { answer: 'silent' },
    'GET /staff/products/{productId}': { params: product, answer: 'silent' },
    'PUT /staff/products/{productId}': {
      ...{ params: product, answer: 'refused' },
      body: { revision: 'x', texts: { de: { name: 'x', description: '', keywords: '' } } },
    },
    'PUT /staff/products/{productId}/publications': {
      ...{ params: product, answer: 'refused' },
      body: { shops: [{ shop: OTHER, revision: 'x' }], to: null },
    },
    'GET /staff/product-readiness': { answer: 'silent' },
    'POST /staff/picture-matches': { body: { names: ['949_1.jpg'] }, answer: 'silent' },
    'GET /staff/picture-targets': { query: { q: 'x' }, answer: 'silent' },
    'POST /staff/publication-preview': {
      body: { productIds: null, shops: [OTHER], to: null },
      answer: 'refused',
    },
    'POST /staff/publication-sets': {
      body: () => ({
        ...{ changeId: randomUUID(), shops: [OTHER], to: null },
        products: [{ productId: records.productId, revision: 'x' }],
      }),
      answer: 'refused',
    },
    'GET /staff/publication-sets': { answer: 'silent' },
    'POST /staff/publication-sets/{setId}/undo': {
      ...{ params: { setId: records.setId }, answer: 'refused' },
    },
    'GET /staff/product-words': { answer: 'silent' },
    'POST /staff/products': {
      ...{ answer: 'refused' },
      body: () => ({ changeId: randomUUID(), document: BLANK, stock: [], prices: [] }),
    },
    'POST /staff/products/{productId}/pictures': {
      ...{ params: product, body: { optionId: '500201', content: 'AAAA' }, answer: 'refused' },
    },
    'GET /staff/products/{productId}/document': { params: product, answer: 'silent' },
    'GET /staff/products/{productId}/versions': { params: product, answer: 'silent' },
    'POST /staff/products/{productId}/versions/{number}/restoration': {
      ...{ params: { ...product, number: '1' }, body: { revision: 'x' }, answer: 'refused' },
    },
    'GET /staff/products/{productId}/draft': { params: product, answer: 'silent' },
    'PUT /staff/products/{productId}/draft': {
      ...{ params: product, answer: 'refused' },
      body: { revision: null, basedOn: 'x', document: BLANK },
    },
    'POST /staff/products/{productId}/draft/publication': {
      ...{ params: product, body: { revision: randomUUID() }, answer: 'refused' },
    },
    'POST /staff/products/{productId}/draft/removal': {
      ...{ params: product, body: { revision: randomUUID() }, answer: 'refused' },
    },
    'PUT /staff/products/{productId}/document': {
      ...{ params: product, body: { revision: 'x', document: BLANK }, answer: 'refused' },
    },
    'POST /staff/products/{productId}/price-forecast': {
      ...{ params: product, body: newPrices, answer: 'refused' },
    },
    'POST /staff/products/{productId}/prices': {
      ...{ params: product, answer: 'refused' },
      body: () => ({ ...newPrices, changeId: randomUUID() }),
    },
    'POST /staff/products/{productId}/prices/{priceChangeId}/withdrawal': {
      ...{ params: { ...product, priceChangeId: records.priceChangeId }, answer: 'refused' },
    },
    'GET /staff/price-plans': { answer: 'silent' },
    'GET /staff/price-plan-choices': { answer: 'silent' },
    'POST /staff/product-choices': { body: { ids: [records.productId] }, answer: 'silent' },
    'POST /staff/price-plan-forecast': { body: newPlan, answer: 'refused' },
    'POST /staff/price-plans': {
      ...{ body: () => ({ ...newPlan, changeId: randomUUID() }), answer: 'refused' },
    },
    'GET /staff/promotions': { answer: 'silent' },
    'GET /staff/promotions/{promotionId}': promotion,
    'POST /staff/promotions': {
      ...{ body: () => ({ ...newPromotion, changeId: randomUUID() }), answer: 'refused' },
    },
    'PUT /staff/promotions/{promotionId}': {
      ...{ ...promotion, body: { ...newPromotion, version: 1 } },
    },
    'GET /staff/promotions/{promotionId}/codes': promotion,
    'POST /staff/promotions/{promotionId}/codes': {
      ...{ ...promotion, body: () => ({ changeId: randomUUID(), count: 1, prefix: '' }) },
    },
    'POST /staff/promotions/{promotionId}/codes/export': promotion,
    'POST /staff/promotions/{promotionId}/codes/{code}/withdrawal': {
      ...{ ...promotion, params: { ...promotion.params, code: records.promotionCode } },
    },
    'GET /staff/promotions/{promotionId}/results': promotion,
    'POST /staff/promotions/{promotionId}/stop': {
      ...{ ...promotion, body: { version: 1, shops: [OTHER] } },
    },
    'GET /staff/drops': { answer: 'silent' },
    'GET /staff/drops/{dropId}': drop,
    'GET /staff/drops/{dropId}/results': drop,
    'POST /staff/drops': {
      body: () => ({ ...times, changeId: randomUUID(), name: 'Sale', shops: [OTHER] }),
      answer: 'refused',
    },
    'PUT /staff/drops/{dropId}': {
      ...{ ...drop, body: { ...times, name: 'Sale', shops: [OTHER], version: 1 } },
    },
    'POST /staff/drops/{dropId}/price-plans': {
      ...{ ...drop, body: () => ({ ...planOfDrop, changeId: randomUUID() }) },
    },
    'POST /staff/drops/{dropId}/promotions': {
      ...{ ...drop, body: () => ({ ...promotionOfDrop, changeId: randomUUID() }) },
    },
    'POST /staff/drops/{dropId}/texts': {
      ...{ ...drop, body: { contentType: 'legal_notices', uid: 'offers' } },
    },
    'DELETE /staff/drops/{dropId}/texts/{contentType}/{uid}': {
      ...{ ...drop, params: { ...drop.params, contentType: 'legal_notices', uid: 'offers' } },
    },
    'POST /staff/drops/{dropId}/products': {
      ...{ ...drop, body: () => ({ changeId: randomUUID(), productIds: [records.productId] }) },
    },
    'POST /staff/drops/{dropId}/stop': { ...drop, body: { version: 1, shops: [OTHER] } },
    'GET /staff/promotion-items': { query: { shop: OTHER, q: 'dress' }, answer: 'refused' },
    'POST /staff/promotion-trial': {
      body: { shop: OTHER, at: null, isMember: false, items: [{ sku: 'S1', quantity: 1 }] },
      answer: 'refused',
    },
    'POST /staff/price-plans/{planId}/end': {
      ...{ params: { planId: records.planId }, answer: 'refused' },
    },
    'GET /staff/price-grid': { answer: 'silent' },
    'POST /staff/price-grid-forecast': { body: newCells, answer: 'refused' },
    'POST /staff/price-sets': {
      ...{ body: () => ({ ...newCells, changeId: randomUUID() }), answer: 'refused' },
    },
    'GET /staff/price-sets': { answer: 'silent' },
    'POST /staff/price-sets/{setId}/undo': {
      ...{ params: { setId: records.setId }, answer: 'refused' },
    },
    'GET /staff/content': ofOther,
    'GET /staff/content-gaps': { answer: 'silent' },
    'GET /staff/content-links/{shop}': { params: { shop: OTHER }, answer: 'refused' },
    'POST /staff/content-links/{shop}/checks': {
      ...{ params: { shop: OTHER }, body: { urls: ['/'] }, answer: 'refused' },
    },
    'GET /staff/content-assets': { answer: 'silent' },
    'GET /staff/content/{contentType}/{uid}/{shop}': entry,
    'PUT /staff/content/{contentType}/{uid}/{shop}/draft': {
      ...{ ...entry, body: { ...read, fields: {}, publishAt: null } },
    },
    'POST /staff/content/{contentType}/{uid}/{shop}/draft/removal': { ...entry, body: read },
    'POST /staff/content/{contentType}/{uid}/{shop}/publication': {
      ...{ ...entry, body: { ...read, fields: {} } },
    },
    'POST /staff/content': {
      body: {
        ...{ contentType: 'landing_page', uid: 'summer', shop: OTHER },
        ...{ title: 'Summer', familyId: null },
      },
      answer: 'refused',
    },
    'GET /staff/content/{contentType}/{uid}/{shop}/links': entry,
    'POST /staff/content/{contentType}/{uid}/{shop}/copies': {
      ...{ ...entry, body: { ...read, to: [OWN] } },
    },
    'POST /staff/content/{contentType}/{uid}/{shop}/removal': { ...entry, body: read },
    // The other shop has its language in common with one's own: its texts are read, and not changed.
    'GET /staff/mails': { answer: 'silent' },
    'GET /staff/mails/{kind}/{lang}': { params: french, answer: 'silent' },
    'PUT /staff/mails/{kind}/{lang}': {
      ...{ params: french, answer: 'refused', body: { version: 0, texts: {}, seen: [] } },
    },
    'POST /staff/mails/{kind}/{lang}/restoration': {
      ...{ params: french, answer: 'refused', body: { version: 0, restored: 0 } },
    },
    'POST /staff/mails/{kind}/{lang}/preview': {
      ...{ params: french, answer: 'silent', body: { texts: {}, orderNumber, variant: 0 } },
    },
    'POST /staff/mails/{kind}/{lang}/test': {
      ...{ params: french, answer: 'refused', body: { texts: {}, orderNumber, variant: 0 } },
    },
    'GET /staff/returns': ofOther,
    'POST /staff/returns/{returnId}/inspection': {
      ...{ params: { returnId }, answer: 'refused' },
      body: { ...seen(), inspected: [] },
    },
    'GET /staff/customers': { query: { q: 'u1@vitrine.example' }, answer: 'empty' },
    'GET /staff/customers/{customerId}': customer,
    'POST /staff/customers/{customerId}/notes': {
      ...{ ...customer, body: { changeId: randomUUID(), text: 'A note' } },
    },
    'POST /staff/customers/{customerId}/erasure': { ...customer, body: seen() },
    'POST /staff/customers/{customerId}/block': { ...customer, body: why },
    'POST /staff/customers/{customerId}/unblock': { ...customer, body: why },
    'POST /staff/customers/{customerId}/sign-ins/end': {
      ...{ ...customer, body: () => ({ changeId: randomUUID(), signInId: null }) },
    },
    'POST /staff/customers/{customerId}/mails/{mailId}/again': {
      ...{ params: { customerId, mailId: records.mailId }, answer: 'refused' },
      body: () => ({ changeId: randomUUID() }),
    },
    'POST /staff/customers/{customerId}/merge/preview': {
      ...{ ...customer, body: { email: 'u2@vitrine.example' } },
    },
    'POST /staff/customers/{customerId}/merge': {
      ...{ ...customer, body: () => ({ ...seen(), other: { customerId: 'U2', version: 9_999 } }) },
    },
    'POST /staff/customers/{customerId}/export': { ...customer, body: {} },
    'GET /staff/stocks': { query: { place: records.storeId }, answer: 'refused' },
    'GET /staff/broken-runs': { query: { place: records.storeId }, answer: 'refused' },
    'GET /staff/stock-movements': { query: { sku: 'S1' }, answer: 'silent' },
    'GET /staff/stock-places': { answer: 'silent' },
    'POST /staff/stocks/changes': {
      body: () => ({
        changeId: randomUUID(),
        lines: [stock, { ...stock, place: records.storeId }],
      }),
      answer: 'silent',
    },
    'PUT /staff/stock-settings': { body: { low: 3 }, answer: 'refused' },
    'GET /staff/events': { answer: 'silent' },
    'GET /staff/event-endpoints': { answer: 'empty' },
    'POST /staff/event-endpoints': { body: wanted, answer: 'refused' },
    'PUT /staff/event-endpoints/{endpointId}': { ...endpoint, body: { ...wanted, version: 9_999 } },
    'GET /staff/event-deliveries': { answer: 'empty' },
    'POST /staff/event-deliveries/{deliveryId}/again': {
      ...{ params: { deliveryId: records.deliveryId }, answer: 'refused' },
    },
    'DELETE /staff/event-endpoints/{endpointId}': endpoint,
    'GET /staff/audit': ofOther,
    'GET /staff/keys': { query: { q: records.keyName }, answer: 'empty' },
    'GET /staff/keys/{keyId}': key,
    'POST /staff/keys': {
      body: { name: 'new', permissions: ['orders:read'], shops: [OTHER], endsAt: null },
      answer: 'refused',
    },
    'POST /staff/keys/{keyId}/rotation': { ...key, body: { overlapHours: 1 } },
    'DELETE /staff/keys/{keyId}': key,
    'POST /staff/members': { body: person, answer: 'refused' },
    'PUT /staff/members/{memberId}/roles': { ...member, body: { roles } },
    'POST /staff/members/{memberId}/invitation': { params: { memberId }, answer: 'refused' },
    'DELETE /staff/members/{memberId}': member,
    'POST /staff/roles': { body: role, answer: 'refused' },
    'PUT /staff/roles/{roleId}': { ...theRole, body: role, answer: 'refused' },
    'DELETE /staff/roles/{roleId}': { ...theRole, answer: 'refused' },
    'PUT /staff/settings': { body: { secondFactorRequired: false }, answer: 'refused' },
  };
};

/** Calls that are about no shop, and why. */
const OF_NO_SHOP: Record<string, readonly string[]> = {
  'one is asked about oneself': [
    ...['GET /staff/me', 'PUT /staff/me', 'PUT /staff/me/password'],
    ...['GET /staff/sessions', 'DELETE /staff/sessions/{sessionId}'],
    ...['GET /staff/second-factor', 'POST /staff/second-factor/totp'],
    ...['PUT /staff/second-factor/totp', 'DELETE /staff/second-factor/totp'],
    ...['POST /staff/second-factor/passkeys', 'POST /staff/second-factor/passkeys/options'],
    'DELETE /staff/second-factor/passkeys/{passkeyId}',
  ],
  'who gives roles sees everybody who works here; roles are of all shops': [
    ...['GET /staff/members', 'GET /staff/members/{memberId}'],
    ...['GET /staff/roles', 'GET /staff/roles/{roleId}', 'GET /staff/settings'],
  ],
  'the warehouse is of all shops': ['GET /staff/stock-settings'],
  'the program is of all shops': ['GET /staff/overview/jobs', 'GET /staff/label-carriers'],
  'a picture is of no shop until a text of one names it: tried in staff-media.test.ts': [
    ...['POST /staff/content-pictures', 'GET /staff/media', 'GET /staff/media/{mediaId}'],
    ...['POST /staff/media', 'PUT /staff/media/{mediaId}', 'DELETE /staff/media/{mediaId}'],
    'POST /staff/media/{mediaId}/replacement',
  ],
  'it writes down that it was asked, and is tried below': [
    ...['POST /staff/audit/export', 'POST /staff/orders/export', 'POST /staff/customers/export'],
    ...['POST /staff/products/export', 'POST /staff/stocks/export'],
    'POST /staff/gift-cards/export',
  ],
  'it is of a place: tried in stock.test.ts': ['POST /staff/broken-runs/export'],
  'its record takes more than a row: tried in finance.test.ts and content-editing.test.ts': [
    'POST /staff/payments/refunds/{refundId}/settlement',
    'POST /staff/content/{contentType}/{uid}/{shop}/versions/{versionId}',
  ],
};

const NAMES = ALL_CALLS.flatMap(({ by, method, path }) =>
  by === 'staff' ? [`${method} ${path}`] : [],
);
const WALKED = NAMES.filter((name) => !Object.values(OF_NO_SHOP).flat().includes(name));

let platform: TestPlatform;
let shops: Awaited<ReturnType<typeof openTwoShops>>;
let requests: Record<string, Asked>;
beforeAll(async () => {
  platform = await startStaffedPlatform();
  shops = await openTwoShops(platform);
  requests = asked(shops.records);
});
afterAll(() => platform.stop());

function send(who: 'member' | 'key' | 'owner', name: string) {
  const [method = '', path = ''] = name.split(' ');
  const { params = {}, query = {}, body } = requests[name] ?? { answer: 'refused' };
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, gap: string) => params[gap] ?? '');
  return shops[who].call(method, filled, {
    query,
    ...(body && { body: typeof body === 'function' ? body() : body }),
  });
}

/** Words that an answer has only where it tells of the other shop. */
const marks = () => {
  const { orderNumber, returnNumber, url, keyName } = shops.records;
  return [orderNumber, returnNumber, url, keyName, 'u1@vitrine.example', 'Lille-Flandres'];
};

type Rights = { permissions: readonly Permission[]; shops: readonly OnlineLocale[] | null };

/** What somebody with these roles is answered, by every call that could tell of a customer. */
function openAs(rights: readonly Rights[]) {
  const { database, config, clock } = platform.inside;
  const grants = rights.map((one) => toGrant({ ...one, refundLimitCents: null }));
  const caller = staffCaller({
    ...{ grants, permissions: permissionsOf(grants), shops: shopsOf(grants) },
  });
  const deps: PlatformDeps = {
    ...{ database, config, now: clock.now, endLinks, signIns: createSignIns(database) },
    verifyAccessToken: async () => null,
  };
  return callAs(caller, (router) => {
    serveNounsToStaff(router, deps);
    serveStaff(router, deps);
  });
}

const OPEN = 'customers:read';
const isRole = (name: string): name is ShippedRoleName => name in SHIPPED_ROLES;
const ROLES = Object.keys(SHIPPED_ROLES).filter(isRole);
/** Every role in one shop with its opposite in the other, and all rights but that one. */
const RIGHTS = [
  ...ROLES.map((role): [string, Rights[]] => {
    const { permissions } = SHIPPED_ROLES[role];
    const opposite = permissions.some((one) => one === OPEN) ? 'warehouse' : 'desk';
    return [
      `${role} in ${OTHER} and ${opposite} in ${OWN}`,
      [
        { permissions, shops: [OTHER] },
        { permissions: SHIPPED_ROLES[opposite].permissions, shops: [OWN] },
      ],
    ];
  }),
  ...([[OTHER], [OWN], [], null] as const).map((open): [string, Rights[]] => [
    `everything everywhere, but customers in ${open === null ? 'all shops' : open.join() || 'none'}`,
    [
      { permissions: PERMISSIONS.filter((one) => one !== OPEN), shops: null },
      { permissions: [OPEN], shops: open },
    ],
  ]),
];

describe.skipIf(isRemote)('e-mails and telephone numbers of customers', { tags: ['T50'] }, () => {
  let personal: Awaited<ReturnType<typeof insertPersonalRows>>;
  beforeAll(async () => {
    personal = await insertPersonalRows(platform, shops.records);
  });

  /** Every call of the staff that reads, of the records of both shops, and some that write and answer. */
  function requestsOf(): [method: string, path: string, body?: object][] {
    const ofBoth = [{ ...shops.records, ...personal.other }, personal.own];
    return ALL_CALLS.flatMap(({ by, method, path }) => {
      const isRead = method === 'GET' || path.endsWith('/export');
      const isNote = path.endsWith('/notes');
      if (by !== 'staff' || !(isRead || isNote)) return [];
      const gaps: Partial<Record<string, unknown>>[] = path.includes('{') ? ofBoth : [{}];
      return gaps.map((of): [string, string, object?] => {
        const filled = path.replaceAll(/\{(\w+)\}/g, (_, gap: string) =>
          String(of[gap] ?? 'nothing'),
        );
        const note = { changeId: randomUUID(), text: 'A note' };
        return isNote ? [method, filled, note] : [method, filled];
      });
    });
  }
  /** Lists that are searched by what is typed. */
  let searches: readonly string[];
  beforeAll(async () => {
    const lists = ALL_CALLS.flatMap(({ by, method, path, request: { query } }) =>
      by === 'staff' && method === 'GET' && query !== undefined && 'q' in query.shape ? [path] : [],
    );
    const none = await Promise.all(
      lists.map((path) => shops.owner.call('GET', path, { query: { q: 'nobody@nowhere' } })),
    );
    searches = lists.filter((_, at) => JSON.stringify(none[at]?.body).includes('"total":0'));
  });
  const EMAILS = { [OTHER]: ['u1@vitrine', 'gift-fr-fr'], [OWN]: ['u2@vitrine', 'gift-fr-ch'] };

  test.each(RIGHTS)('are told to %s where customers are read alone', async (_, rights) => {
    const call = openAs(rights);
    const mayRead = (shop: OnlineLocale) =>
      rights.some((one) => one.permissions.includes(OPEN) && (one.shops?.includes(shop) ?? true));
    const ask = async (...asked: [method: string, path: string, body?: object]) =>
      JSON.stringify((await call(...asked)).body);
    let told = '';
    for (const asked of requestsOf()) told += await ask(...asked);
    for (const shop of [OTHER, OWN] as const) {
      const marks = personal[shop].filter((mark) => told.includes(mark));
      expect([shop, marks]).toEqual([shop, mayRead(shop) ? personal[shop] : []]);
      let found = '';
      for (const path of searches) {
        for (const q of EMAILS[shop]) found += await ask('GET', `${path}?q=${q}`);
      }
      const rows = personal.rows[shop].filter((id) => found.includes(id));
      expect([shop, rows.length > 0]).toEqual([shop, mayRead(shop)]);
    }
    const isToldOfNoShop = told.includes(personal.nowhere);
    expect(isToldOfNoShop).toBe(ONLINE_LOCALES.every(mayRead));
  });
});

describe.skipIf(isRemote)(`who works for ${OWN} alone`, { tags: ['T50'] }, () => {
  test('is asked of every call, but for those that are about no shop', () => {
    expect(Object.keys(requests).toSorted()).toEqual(WALKED.toSorted());
  });

  /** What there is before a call: after the one before it. */
  let before: Awaited<ReturnType<typeof lookAtAll>>;
  beforeAll(async () => {
    before = await lookAtAll(platform.inside.database);
    expect(before.size).toBeGreaterThan(100);
  });

  test.each(WALKED)(
    'is told nothing of another shop by %s, and changes nothing of it',
    async (name) => {
      for (const who of ['member', 'key'] as const) {
        const { status, body } = await send(who, name);
        const text = JSON.stringify(body);
        const { answer, says = [] } = requests[name] ?? {};
        const told = marks().filter((mark) => text.includes(mark) && !says.includes(mark));
        expect([who, told]).toEqual([who, []]);
        if (answer === 'refused')
          expect([who, [403, 404].includes(status), status]).toEqual([who, true, status]);
        else expect([who, status]).toEqual([who, 200]);
        if (answer === 'empty') expect(body).toMatchObject({ values: [] });
      }
      const earlier = before;
      before = await lookAtAll(platform.inside.database);
      expect(before).toEqual(earlier);
    },
  );

  test.each(NAMES.filter((name) => /^POST [a-z/-]+\/export$/.test(name)))(
    'is given by %s a table in which the other shop is not',
    async (name) => {
      const [method = '', path = ''] = name.split(' ');
      for (const who of [shops.member, shops.key]) {
        const { status, body } = await who.call(method, path);
        expect(status).toBe(200);
        expect(marks().filter((mark) => JSON.stringify(body).includes(mark))).toEqual([]);
      }
    },
  );

  test('would be answered, were the shop theirs: the owner of all shops is', async () => {
    // What is read first, what is deleted last.
    const turn = (name: string) =>
      Number(!name.startsWith('GET')) + Number(name.startsWith('DELETE'));
    for (const name of WALKED.toSorted((one, other) => turn(one) - turn(other))) {
      const { status, body } = await send('owner', name);
      expect([name, status, [401, 403, 404].includes(status)]).toEqual([name, status, false]);
      if (requests[name]?.answer === 'empty') {
        expect([name, body]).not.toEqual([name, { values: [], total: 0 }]);
      }
    }
  });
});
