import { DEMATERIALISED_SEGMENTATION } from '#src/domain/catalogue/catalogue.values.ts';
import { NO_SELLER } from '#src/domain/legal/seller.ts';
import { currencyOf } from '#src/domain/money/money.ts';
import type { PaymentMethod } from '#src/domain/payment/methods.ts';
import { getDomain, ONLINE_LOCALES, type OnlineLocale } from '#src/domain/shop/locales.ts';
import type {
  DomainParams,
  PaymentProduct,
  WebDomain,
} from '#src/domain/shop/web-domain.schema.ts';
import type { DayOf } from '#src/platform/opening/days-from.ts';
import { STORE_IDS } from '#src/platform/opening/shop-parameters.ts';
import { SELLERS } from './sellers.ts';
import { demoRates } from './shipping-rates.ts';

/** Names of the switches that are plainly on or off. */
type Switch = {
  [K in keyof DomainParams]-?: DomainParams[K] extends boolean ? K : never;
}[keyof DomainParams];

/** Most switches are on in some shops and off in others, so that both can be seen. */
const ON: Record<Switch, readonly OnlineLocale[]> = {
  ereservation: ['fr-fr', 'fr-ch'],
  loyalty: ['fr-fr', 'fr-ch', 'es-es', 'it-it'],
  wishlist: ['fr-fr', 'fr-ch', 'en', 'de-de', 'it-it'],
  showProductAvailabilityAlert: ['fr-fr', 'en', 'de-de', 'pl-pl'],
  agec: ['fr-fr'],
  myDownloads: ['fr-fr', 'de-de'],
  recaptcha: ['es-es'],
  swiftAddToCart: ['fr-fr', 'en', 'de-de', 'it-it'],
  showMap: ['fr-fr', 'fr-ch', 'es-es', 'it-it'],
  newRatioOnProductPicture: ['fr-fr', 'en', 'de-de', 'es-es', 'it-it', 'pl-pl'],
  abtasty: ['fr-fr'],
  olapic: ['en'],
  richRelevance: ['fr-fr', 'en', 'es-es'],
  allowShareCart: ['fr-fr', 'en', 'de-de', 'it-it'],
  showEcoDesign: ['fr-fr', 'fr-ch', 'de-de'],
  // What a reduction is measured by in the Union.
  strikesInitialPrice: [],
  // Where a mobile wallet may pay.
  expressCheckout: ['fr-ch', 'en'],
  guestCheckout: ['fr-fr', 'en', 'es-es', 'de-de', 'it-it', 'pl-pl'],
};

const isOn = (name: Switch, locale: OnlineLocale) => ON[name].includes(locale);

/** Ranks as the payment team keyed them in: readers sort (specification §7). */
function products(
  ...ranked: [name: PaymentMethod, rank: number, minAmount?: number][]
): PaymentProduct[] {
  return ranked.map(([name, rank, minAmount]) => ({
    name,
    rank,
    minAmount: minAmount ?? null,
    maxAmount: null,
  }));
}

const AMEX_FROM = 1_500;
const INSTALMENTS_FROM = 5_000;
const EUROPE = ['FR', 'BE', 'LU', 'DE', 'AT', 'ES', 'PT', 'IT', 'NL', 'IE'];

/** What is particular to a shop; the switches are above. */
type Own = Pick<
  DomainParams,
  | 'deliveryCountries'
  | 'billingCountries'
  | 'phoneNumberCountries'
  | 'paymentProducts'
  | 'giftCard'
  | 'loyaltyCardCentAmount'
  | 'loyaltyScale'
  | 'orderConfirmation'
  | 'privateSales'
  | 'commercialOperation'
  | 'phoneNumberByShippingMethod'
  | 'donations'
  | 'giftWrap'
  | 'funnel'
  | 'freeCartCriteria'
  | 'returns'
>;

const RETURN_DAYS = 30;
/** All shops send from one place. */
const WAREHOUSE = { country: 'FR', cutOff: '14:00' };

const attempts = (maxAttempts: number) => ({ maxAttempts, attemptDelay: 1_000 });
const scale = (...steps: [points: number, rewardCentAmount: number][]) =>
  steps.map(([points, rewardCentAmount]) => ({ points, rewardCentAmount }));

function ownParameters(day: DayOf): Record<OnlineLocale, Own> {
  const instant = (days: number) => day(days).toISOString();
  return {
    'fr-fr': {
      deliveryCountries: ['FR', 'BE', 'LU', 'MC'],
      billingCountries: ['FR', 'BE', 'LU', 'MC', 'CH', 'DE', 'ES', 'IT', 'GB'],
      phoneNumberCountries: ['FR', 'BE', 'LU', 'MC', 'CH'],
      paymentProducts: products(
        ['mastercard', 3],
        ['cb', 1],
        ['alma-4x', 7, INSTALMENTS_FROM],
        ['american-express', 4, AMEX_FROM],
        ['alma-3x', 6, INSTALMENTS_FROM],
        ['paypal', 5],
        ['visa', 2],
        ['bancontact', 8],
      ),
      giftCard: { minAmount: 1_000, maxAmount: 15_000, preselectedAmount: 5_000 },
      loyaltyCardCentAmount: 300,
      loyaltyScale: scale([150, 500], [300, 1_200], [600, 3_000]),
      orderConfirmation: attempts(8),
      privateSales: { startDate: instant(-5), endDate: instant(25) },
      commercialOperation: { version: 'autumn-2026' },
      phoneNumberByShippingMethod: { NO: false, EX: true, PR: true, LO: true, LM: true },
      giftWrap: { centAmount: 400 },
      donations: [
        {
          id: 'reforest',
          label: 'Planter une haie',
          isActive: true,
          amounts: [100, 200, 500],
          preselected: 100,
        },
        {
          id: 'repair',
          label: 'Atelier de réparation',
          isActive: false,
          amounts: [100],
          preselected: null,
        },
      ],
      funnel: { overview: true },
      freeCartCriteria: null,
      returns: {
        days: RETURN_DAYS,
        isFree: true,
        carrier: 'La Poste',
        address: ['Service retours', '8 rue de la Filature', '59650 Villeneuve-d’Ascq', 'France'],
      },
    },
    'fr-ch': {
      deliveryCountries: ['CH', 'LI'],
      billingCountries: ['CH', 'LI', 'FR', 'DE', 'IT'],
      phoneNumberCountries: ['CH', 'LI', 'FR'],
      paymentProducts: products(
        ['american-express', 3],
        ['mastercard', 1],
        ['mpp', 4],
        ['visa', 2],
        ['twint', 5],
      ),
      giftCard: { minAmount: 2_000, maxAmount: 20_000, preselectedAmount: 5_000 },
      loyaltyCardCentAmount: 400,
      loyaltyScale: scale([200, 800], [400, 1_800]),
      orderConfirmation: attempts(6),
      privateSales: null,
      commercialOperation: { version: 'none' },
      phoneNumberByShippingMethod: { NO: true, LM: true },
      giftWrap: null,
      donations: [],
      funnel: { overview: false },
      freeCartCriteria: null,
      returns: {
        days: RETURN_DAYS,
        isFree: false,
        labelFee: { centAmount: 690, costCentAmount: 750 },
        carrier: 'La Poste',
        address: ['Service retours', 'Chemin du Dépôt 3', '1030 Bussigny', 'Suisse'],
      },
    },
    en: {
      deliveryCountries: ['GB', 'IE', 'NL', 'SE', 'DK'],
      billingCountries: [
        'GB',
        'IE',
        'NL',
        'SE',
        'DK',
        'US',
        ...EUROPE.filter((code) => !['NL', 'IE'].includes(code)),
      ],
      phoneNumberCountries: ['GB', 'IE', 'NL', 'SE', 'DK', 'US'],
      paymentProducts: products(
        ['american-express', 3],
        ['klarna', 6],
        ['visa', 1],
        ['mpp', 5],
        ['paypal', 4],
        ['mastercard', 2],
      ),
      giftCard: { minAmount: 1_000, maxAmount: 10_000, preselectedAmount: 3_000 },
      loyaltyCardCentAmount: 0,
      loyaltyScale: [],
      orderConfirmation: attempts(8),
      privateSales: null,
      commercialOperation: { version: 'autumn-2026' },
      phoneNumberByShippingMethod: { NO: false, EX: true },
      giftWrap: { centAmount: 450 },
      donations: [
        {
          id: 'mend',
          label: 'Mend and share',
          isActive: true,
          amounts: [100, 300],
          preselected: null,
        },
      ],
      funnel: { overview: false },
      freeCartCriteria: {
        enabled: true,
        maxItems: 5,
        excludedSegmentationIds: [DEMATERIALISED_SEGMENTATION],
      },
      returns: {
        days: RETURN_DAYS,
        isFree: true,
        carrier: 'Royal Mail',
        address: ['Returns', 'Unit 4, Canal Wharf', 'Leeds LS11 5PS', 'United Kingdom'],
      },
    },
    'es-es': {
      deliveryCountries: ['ES', 'PT', 'AD'],
      billingCountries: ['ES', 'PT', 'AD', 'FR', 'IT', 'DE'],
      phoneNumberCountries: ['ES', 'PT', 'AD'],
      paymentProducts: products(
        ['mastercard', 2],
        ['multibanco', 5],
        ['bizum', 6],
        ['paypal', 3],
        ['visa', 1],
      ),
      giftCard: null,
      loyaltyCardCentAmount: 300,
      loyaltyScale: scale([150, 500], [300, 1_200]),
      orderConfirmation: attempts(5),
      privateSales: { startDate: instant(-40), endDate: instant(-20) },
      commercialOperation: { version: 'none' },
      phoneNumberByShippingMethod: { NO: true, PR: true },
      giftWrap: { centAmount: 350 },
      donations: [],
      funnel: { overview: false },
      freeCartCriteria: null,
      returns: {
        days: RETURN_DAYS,
        isFree: true,
        carrier: 'Correos',
        address: [
          'Devoluciones',
          'Calle de los Telares 21',
          '08820 El Prat de Llobregat',
          'España',
        ],
      },
    },
    'de-de': {
      deliveryCountries: ['DE', 'AT'],
      billingCountries: ['DE', 'AT', 'CH', 'LI', 'LU', 'NL'],
      phoneNumberCountries: ['DE', 'AT', 'CH'],
      paymentProducts: products(
        ['visa', 2],
        ['klarna', 5],
        ['american-express', 3, AMEX_FROM],
        ['mastercard', 1],
        ['paypal', 4],
      ),
      giftCard: { minAmount: 1_000, maxAmount: 25_000, preselectedAmount: 5_000 },
      loyaltyCardCentAmount: 0,
      loyaltyScale: [],
      orderConfirmation: attempts(8),
      privateSales: null,
      commercialOperation: { version: 'herbst-2026' },
      phoneNumberByShippingMethod: { NO: false, EX: true, PR: true, LO: true },
      giftWrap: { centAmount: 390 },
      donations: [
        { id: 'bees', label: 'Blühwiesen', isActive: true, amounts: [100, 200], preselected: 100 },
      ],
      funnel: { overview: false },
      freeCartCriteria: { enabled: false, maxItems: null, excludedSegmentationIds: [] },
      returns: {
        days: RETURN_DAYS,
        isFree: true,
        carrier: 'DHL',
        address: ['Retouren', 'Speicherstraße 11', '47119 Duisburg', 'Deutschland'],
      },
    },
    'it-it': {
      deliveryCountries: ['IT', 'SM', 'VA'],
      billingCountries: ['IT', 'SM', 'VA', 'CH', 'FR', 'DE'],
      phoneNumberCountries: ['IT', 'SM', 'VA', 'CH'],
      paymentProducts: products(
        ['mastercard', 2],
        ['american-express', 3],
        ['paypal', 4],
        ['satispay', 6],
        ['visa', 1],
      ),
      giftCard: { minAmount: 1_500, maxAmount: 15_000, preselectedAmount: 4_000 },
      loyaltyCardCentAmount: 250,
      loyaltyScale: scale([150, 500]),
      orderConfirmation: attempts(7),
      privateSales: { startDate: instant(10), endDate: null },
      commercialOperation: { version: 'none' },
      phoneNumberByShippingMethod: { NO: true, PR: true, LO: true },
      giftWrap: { centAmount: 350 },
      donations: [],
      funnel: { overview: true },
      freeCartCriteria: null,
      returns: {
        days: RETURN_DAYS,
        isFree: true,
        carrier: 'Poste Italiane',
        address: ['Resi', 'Via dei Magazzini 15', '20054 Segrate MI', 'Italia'],
      },
    },
    'pl-pl': {
      deliveryCountries: ['PL'],
      billingCountries: ['PL', 'DE', 'CZ', 'SK'],
      phoneNumberCountries: ['PL', 'DE', 'CZ', 'SK'],
      paymentProducts: products(['mastercard', 2], ['przelewy24', 3], ['visa', 1], ['blik', 4]),
      giftCard: null,
      loyaltyCardCentAmount: 0,
      loyaltyScale: [],
      orderConfirmation: attempts(5),
      privateSales: null,
      commercialOperation: { version: 'none' },
      phoneNumberByShippingMethod: { NO: true, PR: true, LO: true },
      giftWrap: { centAmount: 1500 },
      donations: [],
      funnel: { overview: false },
      freeCartCriteria: null,
      returns: {
        days: RETURN_DAYS,
        isFree: true,
        carrier: 'Poczta Polska',
        address: ['Zwroty', 'ul. Magazynowa 7', '05-850 Ożarów Mazowiecki', 'Polska'],
      },
    },
  };
}

/** The parameter sets of the demo's seven shops. */
export function buildWebDomains(day: DayOf): WebDomain[] {
  const own = ownParameters(day);
  return ONLINE_LOCALES.map((domain) => {
    const { iso2 } = getDomain(domain);
    return {
      domain,
      storeId: STORE_IDS[domain],
      devise: currencyOf(iso2),
      countryCodeISO2: iso2,
      params: {
        ...own[domain],
        shippingRates: demoRates(own[domain].deliveryCountries, currencyOf(iso2)),
        vatRates: [],
        warehouse: WAREHOUSE,
        seller: { ...NO_SELLER, ...SELLERS[domain] },
        checkoutVersion: null,
        ereservation: isOn('ereservation', domain),
        loyalty: isOn('loyalty', domain),
        wishlist: isOn('wishlist', domain),
        showProductAvailabilityAlert: isOn('showProductAvailabilityAlert', domain),
        agec: isOn('agec', domain),
        myDownloads: isOn('myDownloads', domain),
        recaptcha: isOn('recaptcha', domain),
        swiftAddToCart: isOn('swiftAddToCart', domain),
        showMap: isOn('showMap', domain),
        newRatioOnProductPicture: isOn('newRatioOnProductPicture', domain),
        abtasty: isOn('abtasty', domain),
        olapic: isOn('olapic', domain),
        richRelevance: isOn('richRelevance', domain),
        allowShareCart: isOn('allowShareCart', domain),
        showEcoDesign: isOn('showEcoDesign', domain),
        strikesInitialPrice: isOn('strikesInitialPrice', domain),
        expressCheckout: isOn('expressCheckout', domain),
        guestCheckout: isOn('guestCheckout', domain),
      },
    };
  });
}
