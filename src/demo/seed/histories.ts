import type { CartAddress } from '#src/domain/address/address.schema.ts';
import type { ReturnReason } from '#src/domain/order/order.values.ts';
import type { OnlineLocale } from '#src/domain/shop/locales.ts';

/** What somebody bought: a size of the first product of a family that has it, or of one after it. */
export type Bought = { family: string; size: string; place?: number };

/** An order of the past; all times are days before the shop opened its doors. */
export type PastOrder = {
  placed: number;
  items: readonly Bought[];
  shipped: number;
  carrier: string;
  trackingNumber: string;
  delivered?: number;
  /** The first item came back. */
  returned?: { declared: number; received: number; reason: ReturnReason };
};

/** A demo customer who has bought before. */
export type History = {
  customerId: 'U6' | 'U7' | 'U8';
  shop: OnlineLocale;
  address: CartAddress;
  /** The oldest first: one that came back in part, one that may still, one on its way. */
  orders: readonly [PastOrder, PastOrder, PastOrder];
};

const typed = { line2: '', line3: '', line4: '', quality: '', phoneNumberQuality: '' };

export const HISTORIES: readonly History[] = [
  {
    customerId: 'U6',
    shop: 'fr-fr',
    address: {
      ...typed,
      firstName: 'INÈS',
      lastName: 'CARPENTIER',
      line1: '27 RUE DU FAUBOURG DE ROUBAIX',
      line2: 'RÉSIDENCE LES TILLEULS',
      asTyped: { line1: '27 rue du Faubourg de Roubaix' },
      city: 'LILLE',
      zipCode: '59000',
      country: 'FR',
      phoneNumber: '0639980367',
      phoneNumberCountry: 'FR',
    },
    orders: [
      {
        placed: 54,
        items: [
          { family: 'f1240', size: '40' },
          { family: 'f1230', size: 'M' },
        ],
        shipped: 53,
        delivered: 50,
        carrier: 'Colissimo',
        trackingNumber: '6A20418837215',
        returned: { declared: 46, received: 41, reason: 'too-large' },
      },
      {
        placed: 13,
        items: [
          { family: 'f1200', size: '38' },
          { family: 'f1210', size: 'S' },
        ],
        shipped: 12,
        delivered: 9,
        carrier: 'Colissimo',
        trackingNumber: '6A20441902648',
      },
      {
        placed: 2,
        items: [{ family: 'f1260', size: '38' }],
        shipped: 1,
        carrier: 'Colissimo',
        trackingNumber: '6A20453350791',
      },
    ],
  },
  {
    customerId: 'U7',
    shop: 'de-de',
    address: {
      ...typed,
      firstName: 'JONAS',
      lastName: 'WEBER',
      line1: 'GARTENSTRASSE 14',
      asTyped: { line1: 'Gartenstraße 14' },
      city: 'FREIBURG',
      zipCode: '79098',
      country: 'DE',
      phoneNumber: '01512345678',
      phoneNumberCountry: 'DE',
    },
    orders: [
      {
        placed: 61,
        items: [
          { family: 'f2220', size: 'L' },
          { family: 'f2210', size: 'L' },
        ],
        shipped: 60,
        delivered: 57,
        carrier: 'DHL',
        trackingNumber: '00340434161094042557',
        returned: { declared: 52, received: 48, reason: 'not-as-pictured' },
      },
      {
        placed: 11,
        items: [{ family: 'f2210', size: 'M' }],
        shipped: 10,
        delivered: 8,
        carrier: 'DHL',
        trackingNumber: '00340434161094051283',
      },
      {
        placed: 2,
        items: [
          { family: 'f2210', size: 'XL' },
          { family: 'f2220', size: 'XL' },
        ],
        shipped: 1,
        carrier: 'DHL',
        trackingNumber: '00340434161094060940',
      },
    ],
  },
  {
    customerId: 'U8',
    shop: 'en',
    address: {
      ...typed,
      firstName: 'AMELIA',
      lastName: 'HUGHES',
      line1: '8 WELLINGTON TERRACE',
      city: 'BRISTOL',
      zipCode: 'BS8 4LF',
      country: 'GB',
      phoneNumber: '07400123456',
      phoneNumberCountry: 'GB',
    },
    orders: [
      {
        placed: 47,
        items: [
          { family: 'f1220', size: '40' },
          { family: 'f1250', size: '40' },
        ],
        shipped: 46,
        delivered: 44,
        carrier: 'Royal Mail',
        trackingNumber: 'AB123456785GB',
        returned: { declared: 40, received: 36, reason: 'too-small' },
      },
      {
        placed: 15,
        items: [
          { family: 'f1230', size: 'S' },
          { family: 'f1200', size: '36' },
        ],
        shipped: 14,
        delivered: 12,
        carrier: 'Royal Mail',
        trackingNumber: 'AB123471206GB',
      },
      {
        placed: 2,
        items: [{ family: 'f1210', size: 'M' }],
        shipped: 1,
        carrier: 'Royal Mail',
        trackingNumber: 'AB123488954GB',
      },
    ],
  },
];
