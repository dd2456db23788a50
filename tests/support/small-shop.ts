import { seedAccounts } from '#src/demo/seed/seed-accounts.ts';
import { seedCarts } from '#src/demo/seed/seed-carts.ts';
import { seedGiftCards } from '#src/demo/seed/seed-gift-cards.ts';
import { demoRates } from '#src/demo/seed/shipping-rates.ts';
import { NO_SELLER } from '#src/domain/legal/seller.ts';
import type { Currency } from '#src/domain/money/money.ts';
import type { Language, OnlineLocale } from '#src/domain/shop/locales.ts';
import type { DomainParams } from '#src/domain/shop/web-domain.schema.ts';
import { colours, segmentations } from '#src/platform/catalogue/goods-words/tables.ts';
import { prices } from '#src/platform/catalogue/prices/tables.ts';
import {
  productOptions,
  products,
  productTexts,
  skus,
} from '#src/platform/catalogue/products/tables.ts';
import { productPublications } from '#src/platform/catalogue/publications/tables.ts';
import { type Database, inTransaction } from '#src/platform/kernel/database/database.ts';
import { webDomains } from '#src/platform/shops/tables.ts';
import { stocks } from '#src/platform/stock/tables.ts';
import { SEALING } from './identity-server.ts';

/** Start of the shop's prices; tests that change prices insert later ones. */
const OPENED = new Date('2024-01-01T00:00:00Z');
const LANGUAGES: readonly Language[] = ['de', 'en', 'es', 'fr', 'it', 'pl'];

const PARAMS: DomainParams = {
  deliveryCountries: ['FR'],
  billingCountries: ['FR', 'BE'],
  ereservation: false,
  paymentProducts: [
    { name: 'cb', rank: 1, minAmount: null, maxAmount: null },
    { name: 'visa', rank: 2, minAmount: null, maxAmount: 100_000 },
    { name: 'mpp', rank: 3, minAmount: null, maxAmount: null },
    { name: 'multibanco', rank: 4, minAmount: null, maxAmount: null },
  ],
  phoneNumberCountries: ['FR'],
  giftCard: null,
  loyaltyCardCentAmount: 0,
  loyaltyScale: [],
  orderConfirmation: { maxAttempts: 5, attemptDelay: 1000 },
  loyalty: false,
  wishlist: false,
  showProductAvailabilityAlert: false,
  agec: false,
  myDownloads: false,
  recaptcha: false,
  privateSales: null,
  swiftAddToCart: false,
  showMap: false,
  newRatioOnProductPicture: false,
  commercialOperation: { version: '1' },
  abtasty: false,
  olapic: false,
  phoneNumberByShippingMethod: { NO: true },
  richRelevance: false,
  allowShareCart: true,
  checkoutVersion: null,
  expressCheckout: false,
  guestCheckout: true,
  showEcoDesign: false,
  strikesInitialPrice: false,
  donations: [],
  giftWrap: { centAmount: 350 },
  funnel: { overview: false },
  freeCartCriteria: null,
  seller: { ...NO_SELLER, name: 'Small Shop Ltd', email: 'hello@small.example' },
  shippingRates: [],
  vatRates: [],
  warehouse: { country: 'FR', cutOff: '14:00' },
  returns: {
    days: 30,
    isFree: true,
    carrier: 'La Poste',
    address: ['1 RUE DU RETOUR', '59000 LILLE'],
  },
};

type Shop = [OnlineLocale, string, string, Currency, Partial<DomainParams>];
const SHOPS: readonly Shop[] = [
  [
    'fr-fr',
    '1001',
    'FR',
    'EUR',
    {
      giftCard: { minAmount: 1_000, maxAmount: 15_000, preselectedAmount: 5_000 },
      loyalty: true,
      loyaltyCardCentAmount: 300,
      donations: [
        { id: 'hedge', label: 'Hedges', isActive: true, amounts: [100, 200], preselected: 100 },
        { id: 'past', label: 'Past', isActive: false, amounts: [100], preselected: null },
      ],
    },
  ],
  [
    'fr-ch',
    '1002',
    'CH',
    'CHF',
    { deliveryCountries: ['CH'], billingCountries: ['CH'], allowShareCart: false },
  ],
  ['en', '1003', 'GB', 'EUR', { deliveryCountries: ['GB'], billingCountries: ['GB'] }],
];

/** sku, pieces in stock, cents, category label. */
const SKUS = [
  ['S1', 40, 2999, 'dress'],
  ['S2', 2, 4999, 'dress'],
  ['S0', 0, 1999, 'dress'],
  ['SD', 20, 7999, 'ON_DEMAND'],
] as const;

const inAll = (text: string) =>
  ({ de: text, en: text, es: text, fr: text, it: text, pl: text }) as const;

/** A shop of four products with the ledger's fixtures, for tests that need no more. */
export async function fillSmallShop(database: Database): Promise<void> {
  await inTransaction(database, async (tx) => {
    await tx.insert(webDomains).values(
      SHOPS.map(([domain, storeId, countryCodeISO2, devise, params]) => ({
        domain,
        storeId,
        countryCodeISO2,
        devise,
        params: {
          ...PARAMS,
          ...params,
          shippingRates: demoRates(params.deliveryCountries ?? PARAMS.deliveryCountries, devise),
        },
      })),
    );
    await tx
      .insert(segmentations)
      .values({ segmentationId: 'w100', parentId: null, titles: inAll('Dresses'), position: 1 });
    await tx.insert(colours).values({ colourId: 'red', hex: '#c8412b', labels: inAll('Red') });
    for (const [sku, quantity, cents, categoryLabel] of SKUS) {
      const productId = `9${sku.charCodeAt(1)}`;
      const optionId = `8${sku.charCodeAt(1)}`;
      await tx.insert(products).values({
        productId,
        segmentationId: 'w100',
        categoryLabel,
        tags: [],
        materials: [],
        care: [],
        originCountry: 'PT',
        kind: 'midi-dress',
        publishedAt: OPENED,
        popularity: 1,
      });
      await tx.insert(productPublications).values(
        SHOPS.map(([domain]) => ({
          ...({ productId, domain, shownAs: 'listed', validFrom: OPENED } as const),
        })),
      );
      await tx.insert(productTexts).values(
        LANGUAGES.map((lang) => ({
          productId,
          lang,
          slug: `dress-${sku.toLowerCase()}`,
          name: `Dress ${sku}`,
          description: 'A dress.',
          keywords: '',
        })),
      );
      await tx.insert(productOptions).values({
        optionId,
        productId,
        position: 1,
        colourId: 'red',
        pictureTypes: ['AP', 'DP'],
      });
      await tx.insert(skus).values({
        sku,
        optionId,
        gtin: `360000000${sku.charCodeAt(1)}11`,
        size: '38',
        position: 1,
      });
      await tx.insert(stocks).values({ sku, quantity });
      await tx.insert(prices).values(
        SHOPS.map(([domain]) => ({
          optionId,
          domain,
          type: 'I' as const,
          validFrom: OPENED,
          validUntil: null,
          centAmount: cents,
        })),
      );
    }
    await seedAccounts(tx);
    await seedCarts(tx, OPENED);
    await seedGiftCards(tx, OPENED, SEALING);
  });
}
