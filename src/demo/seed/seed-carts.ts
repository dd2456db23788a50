import { cartLines, carts, promoCodes } from '#src/platform/carts/tables.ts';
import { findLineProducts } from '#src/platform/catalogue/line-products.ts';
import type { Transaction } from '#src/platform/database/database.ts';

type SeededCode = typeof promoCodes.$inferInsert;

const ever = { giftSku: null, minimumCentAmount: 0, expiresAt: null, singleUse: false };

/** The promo codes of the ledger, and one for each reason that a code may be refused for. */
const DEMO_PROMO_CODES: readonly SeededCode[] = [
  {
    ...ever,
    code: 'WELCOME10',
    kind: 'percent',
    value: 10,
    labels: {
      de: '10 % Willkommensrabatt',
      en: '10% welcome discount',
      es: '10 % de bienvenida',
      fr: '10 % de bienvenue',
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
      de: '20 % Sommerrabatt',
      en: '20% summer discount',
      es: '20 % de verano',
      fr: '20 % d’été',
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
      pl: 'Rabat w podziękowaniu',
    },
  },
  {
    ...ever,
    code: 'PLUS200',
    kind: 'amount',
    value: 2000,
    minimumCentAmount: 20_000,
    labels: {
      de: 'Rabatt ab 200 Einkaufswert',
      en: 'A discount on orders from 200',
      es: 'Descuento en compras desde 200',
      fr: 'Remise à partir de 200 d’achat',
      it: 'Sconto sugli ordini da 200',
      pl: 'Rabat przy zakupach od 200',
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

/** The shop of the customer whose cart waits: signing in with a guest cart shows the merge. */
const FRENCH_SHOP = { storeId: '1001', domain: 'fr-fr', lang: 'fr' } as const;
const CART_ID = '0f0a9b52-6c1e-4f8e-9d0a-3b6f7c2d1e01';

/** Promo codes, and U1's active cart with one S2. Part of the seed's transaction. */
export async function seedCarts(tx: Transaction, now: Date): Promise<void> {
  await tx.insert(promoCodes).values([...DEMO_PROMO_CODES]);
  const facts = (await findLineProducts(tx, ['S2'], FRENCH_SHOP, now)).get('S2');
  if (facts === undefined) throw new Error('seed: S2 is not sold in fr-fr');
  await tx.insert(carts).values({
    cartId: CART_ID,
    version: 2,
    state: 'active',
    storeId: FRENCH_SHOP.storeId,
    currency: facts.product.price.currency,
    customerId: 'U1',
    loyaltyCardId: '2960011234567',
    shippingPrice: 0,
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
