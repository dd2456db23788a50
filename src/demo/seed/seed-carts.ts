import { ONLINE_LOCALES } from '#src/domain/shop/locales.ts';
import { cartLines, carts } from '#src/platform/carts/tables.ts';
import { findLineProducts } from '#src/platform/catalogue/products/line-products.ts';
import type { Transaction } from '#src/platform/kernel/database/database.ts';
import {
  addWholeOrderCode,
  type WholeOrderCode,
} from '#src/platform/promotions/whole-order-code.ts';

const ever = {
  ...{ giftSku: null, minimumCentAmount: 0, expiresAt: null, singleUse: false },
  forMembers: false,
};

/** The codes of the ledger, and one for each reason that a code may be refused for. */
const DEMO_PROMO_CODES: readonly WholeOrderCode[] = [
  {
    ...ever,
    code: 'WELCOME10',
    kind: 'percent',
    value: 10,
    labels: {
      de: '10\u00a0% Willkommensrabatt',
      en: '10% welcome discount',
      es: '10\u00a0% de bienvenida',
      fr: '10\u202f% de bienvenue',
      it: '10% di benvenuto',
      pl: '10% na powitanie',
    },
  },
  {
    ...ever,
    code: 'OOSGIFT',
    kind: 'gift',
    value: 0,
    giftSku: 'S0',
    labels: {
      de: 'Geschenk zum Einkauf',
      en: 'A gift with your order',
      es: 'Regalo con tu compra',
      fr: 'Un cadeau pour votre commande',
      it: 'Un regalo con il tuo ordine',
      pl: 'Prezent do zamówienia',
    },
  },
  {
    ...ever,
    code: 'SUMMER20',
    kind: 'percent',
    value: 20,
    expiresAt: new Date('2025-08-31T21:59:59Z'),
    labels: {
      de: '20\u00a0% Sommerrabatt',
      en: '20% summer discount',
      es: '20\u00a0% de verano',
      fr: '20\u202f% d’été',
      it: '20% d’estate',
      pl: '20% na lato',
    },
  },
  {
    ...ever,
    code: 'MERCI5',
    kind: 'amount',
    value: 500,
    singleUse: true,
    labels: {
      de: 'Ein Dankeschön für Sie',
      en: 'A thank-you on your order',
      es: 'Un descuento de agradecimiento',
      fr: 'Une remise pour vous remercier',
      it: 'Uno sconto per dirti grazie',
      pl: 'Rabat w\u00a0podziękowaniu',
    },
  },
  {
    ...ever,
    code: 'PLUS200',
    kind: 'amount',
    value: 2000,
    minimumCentAmount: 20_000,
    labels: {
      de: 'Rabatt auf größere Bestellungen',
      en: 'A discount on larger orders',
      es: 'Descuento en pedidos grandes',
      fr: 'Une remise sur les grandes commandes',
      it: 'Sconto sugli ordini più grandi',
      pl: 'Rabat na większe zamówienia',
    },
  },
  {
    ...ever,
    code: 'FREE100',
    kind: 'percent',
    value: 100,
    labels: {
      de: 'Geht aufs Haus',
      en: 'Your order is on us',
      es: 'Invita la casa',
      fr: 'Tout offert',
      it: 'Offriamo noi',
      pl: 'Zamówienie w prezencie',
    },
  },
];

const forMembers = { ...ever, forMembers: true };

/** What loyalty members may tick in the cart: one of each kind, and one that is out of stock. */
const DEMO_OFFERS: readonly WholeOrderCode[] = [
  {
    ...forMembers,
    code: 'o1',
    kind: 'percent',
    value: 10,
    labels: {
      de: '10\u00a0% auf Ihren Einkauf',
      en: '10% off your cart',
      es: '10\u00a0% en tu compra',
      fr: '10\u202f% sur votre panier',
      it: '10% sul tuo carrello',
      pl: '10% na Twój koszyk',
    },
  },
  {
    ...forMembers,
    code: 'o2',
    kind: 'points',
    value: 50,
    labels: {
      de: '50 Bonuspunkte',
      en: '50 bonus points',
      es: '50 puntos extra',
      fr: '50 points en plus',
      it: '50 punti in più',
      pl: '50 punktów ekstra',
    },
  },
  {
    ...forMembers,
    code: 'o3',
    kind: 'gift',
    value: 0,
    giftSku: 'S0',
    labels: {
      de: 'Ein Geschenk für Mitglieder',
      en: 'A gift for members',
      es: 'Un regalo para miembros',
      fr: 'Un cadeau pour les membres',
      it: 'Un regalo per i membri',
      pl: 'Prezent dla członków',
    },
  },
  {
    ...forMembers,
    code: 'o4',
    kind: 'amount',
    value: 1_500,
    minimumCentAmount: 10_000,
    singleUse: true,
    labels: {
      de: 'Guthaben für größere Einkäufe',
      en: 'A treat on a bigger order',
      es: 'Descuento en compras grandes',
      fr: 'Une remise sur les grands paniers',
      it: 'Uno sconto sugli ordini più grandi',
      pl: 'Rabat na większe zakupy',
    },
  },
];

/** The shop of the customer whose cart waits: signing in with a guest cart shows the merge. */
const FRENCH_SHOP = { storeId: '1001', domain: 'fr-fr', lang: 'fr' } as const;
const CART_ID = '0f0a9b52-6c1e-4f8e-9d0a-3b6f7c2d1e01';

/** Promo codes and loyalty offers, and U1's active cart with one S2. Part of the seed's transaction. */
export async function seedCarts(tx: Transaction, now: Date): Promise<void> {
  const made = { shops: ONLINE_LOCALES, by: 'Vitrine', now };
  for (const code of [...DEMO_PROMO_CODES, ...DEMO_OFFERS]) await addWholeOrderCode(tx, code, made);
  const facts = (await findLineProducts(tx, ['S2'], FRENCH_SHOP, now)).get('S2');
  if (facts === undefined) throw new Error('seed: S2 is not sold in fr-fr');
  await tx.insert(carts).values({
    cartId: CART_ID,
    version: 2,
    state: 'active',
    storeId: FRENCH_SHOP.storeId,
    currency: facts.product.price.currency,
    customerId: 'U1',
    channel: 'SD',
    shippingPrice: 0,
    points: { earned: Math.floor(facts.product.price.centAmount / 100), bonus: 0, incentive: 0 },
    createdAt: now,
    changedAt: now,
  });
  await tx.insert(cartLines).values({
    cartId: CART_ID,
    lineId: '5b9d1f0e-2a77-4f0b-8c55-8f3f0f1c9a10',
    sku: 'S2',
    quantity: 1,
    isFree: false,
    price: facts.product.price,
    position: 1,
    lastModifiedAt: now,
  });
}
