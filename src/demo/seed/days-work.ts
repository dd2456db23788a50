import type { CartAddress } from '#src/domain/address/address.schema.ts';
import type { ReviewDraft } from '#src/domain/review/review.schema.ts';
import type { OnlineLocale } from '#src/domain/shop/locales.ts';
import type { Bought } from './histories.ts';

/** How far the staff are with an order, in hours before now. */
export type WorkOrder = {
  placed: number;
  items: readonly Bought[];
  isExpress?: boolean;
  /** The money is taken when the parcel leaves. */
  isCapturedLater?: boolean;
  picked?: number;
  /** The first item left alone, the rest waits. */
  sentInPart?: number;
  sent?: number;
  delivered?: number;
  /** The first item comes back: it is on its way, or came and could not be paid back. */
  returned?: { declared: number; refundFailed?: number };
  /** Of the first item: it waits to be judged. */
  review?: ReviewDraft;
};

/** Somebody whose orders are the work of the staff; nobody signs in as them. */
export type WorkBuyer = {
  customerId: string;
  shop: OnlineLocale;
  email: string;
  gender: 'F' | 'M';
  address: CartAddress;
  carrier: string;
  orders: readonly WorkOrder[];
  /** The nth item of the first store of the country was laid aside, in hours before now. */
  reserved: readonly { item: number; hours: number }[];
};

const none = { line2: '', line3: '', line4: '', quality: '', phoneNumberQuality: '' };
const person = (
  [firstName, lastName]: readonly [string, string],
  [line1, zipCode, city, country]: readonly [string, string, string, string],
  phoneNumber: string,
): CartAddress => ({
  ...none,
  ...{ firstName, lastName, line1, zipCode, city, country },
  ...{ phoneNumber, phoneNumberCountry: country },
});

const DRESS = { family: 'f1200', size: '38' };
const BLOUSE = { family: 'f1210', size: 'S' };
const BLOUSE_M = { family: 'f1210', size: 'M' };
const TROUSERS = { family: 'f1220', size: '40' };
const KNIT = { family: 'f1230', size: 'M' };
const JACKET = { family: 'f1240', size: '40' };
const SKIRT = { family: 'f1250', size: '40' };
const SHORTS = { family: 'f1260', size: '38' };
const SHIRT = { family: 'f2210', size: 'L' };
const SWEATER = { family: 'f2220', size: 'L' };
const at = (item: Bought, place: number): Bought => ({ ...item, place });

export const DAYS_WORK: readonly WorkBuyer[] = [
  {
    ...{ customerId: 'W1', shop: 'fr-fr', email: 'margaux.lefebvre@vitrine.example', gender: 'F' },
    address: person(
      ['MARGAUX', 'LEFEBVRE'],
      ['11 RUE DES CARMES', '44000', 'NANTES', 'FR'],
      '0639981101',
    ),
    carrier: 'Colissimo',
    orders: [
      {
        placed: 150,
        items: [JACKET, KNIT],
        picked: 140,
        sent: 139,
        delivered: 92,
        returned: { declared: 20 },
      },
      { placed: 44, items: [at(DRESS, 1)], picked: 26, sent: 25 },
      { placed: 27, items: [at(BLOUSE, 2), at(SKIRT, 1), SHORTS] },
      { placed: 5, items: [at(DRESS, 3)], isExpress: true },
    ],
    reserved: [{ item: 0, hours: 20 }],
  },
  {
    ...{ customerId: 'W2', shop: 'fr-fr', email: 'samir.haddad@vitrine.example', gender: 'M' },
    address: person(
      ['SAMIR', 'HADDAD'],
      ['5 COURS JULIEN', '13006', 'MARSEILLE', 'FR'],
      '0639981102',
    ),
    carrier: 'Colissimo',
    orders: [
      {
        ...{ placed: 170, items: [SHIRT], picked: 160, sent: 159, delivered: 110 },
        review: {
          ...{ rating: 5, fit: 'true' },
          text: 'Belle matière, coupe nette. Je la porte au travail comme le week-end.',
        },
      },
      { placed: 30, items: [at(SHIRT, 1), SWEATER], picked: 4 },
      { placed: 22, items: [at(SWEATER, 1)] },
      { placed: 3, items: [at(SHIRT, 2), at(SWEATER, 2)] },
    ],
    reserved: [{ item: 1, hours: 4 }],
  },
  {
    ...{ customerId: 'W3', shop: 'fr-fr', email: 'elodie.garnier@vitrine.example', gender: 'F' },
    address: person(
      ['ÉLODIE', 'GARNIER'],
      ['38 RUE SAINT-FERRÉOL', '31000', 'TOULOUSE', 'FR'],
      '0639981103',
    ),
    carrier: 'Colissimo',
    orders: [
      {
        placed: 190,
        items: [SKIRT, BLOUSE],
        picked: 180,
        sent: 179,
        delivered: 130,
        returned: { declared: 96, refundFailed: 21 },
      },
      { placed: 29, items: [at(JACKET, 1), at(TROUSERS, 1)], picked: 23, sentInPart: 22 },
      { placed: 19, items: [at(KNIT, 1)] },
      {
        placed: 7,
        items: [at(SHORTS, 1), at(BLOUSE_M, 1)],
        isExpress: true,
        isCapturedLater: true,
      },
    ],
    reserved: [{ item: 0, hours: 90 }],
  },
  {
    ...{ customerId: 'W4', shop: 'fr-fr', email: 'theo.marchand@vitrine.example', gender: 'M' },
    address: person(
      ['THÉO', 'MARCHAND'],
      ['2 PLACE KLÉBER', '67000', 'STRASBOURG', 'FR'],
      '0639981104',
    ),
    carrier: 'Colissimo',
    orders: [
      { placed: 25, items: [at(SWEATER, 3)], picked: 3 },
      { placed: 17, items: [at(SHIRT, 3), at(SHIRT, 4)] },
      { placed: 2, items: [at(SWEATER, 4)] },
    ],
    reserved: [{ item: 3, hours: 2 }],
  },
  {
    ...{ customerId: 'W5', shop: 'de-de', email: 'hannah.vogel@vitrine.example', gender: 'F' },
    address: person(
      ['HANNAH', 'VOGEL'],
      ['EPPENDORFER WEG 61', '20259', 'HAMBURG', 'DE'],
      '015123456701',
    ),
    carrier: 'DHL',
    orders: [
      {
        placed: 160,
        items: [DRESS, TROUSERS],
        picked: 150,
        sent: 149,
        delivered: 100,
        returned: { declared: 26 },
      },
      { placed: 28, items: [at(KNIT, 2)], picked: 5 },
      { placed: 21, items: [at(DRESS, 4), at(SKIRT, 2)] },
      { placed: 6, items: [at(TROUSERS, 2)], isExpress: true },
    ],
    reserved: [],
  },
  {
    ...{ customerId: 'W6', shop: 'de-de', email: 'emre.yilmaz@vitrine.example', gender: 'M' },
    address: person(
      ['EMRE', 'YILMAZ'],
      ['NEUSSER STRASSE 118', '50733', 'KÖLN', 'DE'],
      '015123456702',
    ),
    carrier: 'DHL',
    orders: [
      {
        ...{ placed: 180, items: [SWEATER], picked: 170, sent: 169, delivered: 120 },
        review: {
          ...{ rating: 2, fit: 'small' },
          text: 'Schöne Farbe, aber am Ärmel löst sich nach zwei Wochen schon eine Naht.',
        },
      },
      { placed: 26, items: [at(SHIRT, 5), at(SWEATER, 5)], picked: 20, sentInPart: 19 },
      { placed: 15, items: [at(SHIRT, 6)] },
      { placed: 4, items: [at(SWEATER, 6), at(SHIRT, 7)] },
    ],
    reserved: [],
  },
  {
    ...{ customerId: 'W7', shop: 'de-de', email: 'lotte.brandt@vitrine.example', gender: 'F' },
    address: person(
      ['LOTTE', 'BRANDT'],
      ['LINDENAUER MARKT 4', '04177', 'LEIPZIG', 'DE'],
      '015123456703',
    ),
    carrier: 'DHL',
    orders: [
      { placed: 24, items: [at(BLOUSE, 3), at(KNIT, 3), at(SHORTS, 2)], isCapturedLater: true },
      { placed: 14, items: [at(JACKET, 2)] },
      { placed: 1, items: [at(BLOUSE_M, 3)], isExpress: true },
    ],
    reserved: [],
  },
  {
    ...{ customerId: 'W8', shop: 'en', email: 'grace.okafor@vitrine.example', gender: 'F' },
    address: person(
      ['GRACE', 'OKAFOR'],
      ['23 BYRES ROAD', 'G11 5RD', 'GLASGOW', 'GB'],
      '07400123402',
    ),
    carrier: 'Royal Mail',
    orders: [
      {
        ...{ placed: 175, items: [BLOUSE], picked: 165, sent: 164, delivered: 118 },
        review: {
          ...{ rating: 4, fit: 'large' },
          text: 'Lovely drape and the buttons feel solid. Size down if you are in between.',
        },
      },
      { placed: 23, items: [at(TROUSERS, 3), at(KNIT, 4)] },
      { placed: 12, items: [at(SKIRT, 3)] },
      { placed: 8, items: [at(DRESS, 5)], isExpress: true },
    ],
    reserved: [],
  },
];
