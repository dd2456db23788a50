import { z } from 'zod';
import { describeList } from '#src/domain/staff/list.ts';
import { shopSchema } from '#src/domain/staff/staff.schema.ts';
import { NUMBER_ID } from '#src/domain/text/number-id.ts';
import { RESERVATION_STATES, RESERVATION_VIEWS } from './reservation.ts';
import { type ListedReservation, listedReservationSchema } from './staff-reservation.schema.ts';

/** The item as its shop names it; a sku alone for what is not sold any more. */
export const reservedItem = ({ product, sku }: Pick<ListedReservation, 'product' | 'sku'>) =>
  product === null ? sku : `${product.name} · ${product.colour.label} · ${product.sizeLabel.full}`;

export const reservationList = describeList({
  name: 'reservations',
  item: listedReservationSchema,
  filters: {
    storeId: z.string().regex(NUMBER_ID).optional(),
    shop: shopSchema.optional(),
    state: z.enum(RESERVATION_STATES).optional(),
    view: z.enum(RESERVATION_VIEWS).optional(),
  },
  sortable: ['createdAt', 'pickUpBefore'],
  order: 'desc',
  columns: {
    number: { kind: 'text', of: ({ id }) => id, narrow: 'title' },
    customer: { kind: 'text', of: ({ customerName }) => customerName, narrow: 'title' },
    item: {
      kind: 'text',
      of: reservedItem,
      narrow: 'line',
    },
    store: { kind: 'text', of: ({ store }) => `${store.city}, ${store.name}` },
    since: { kind: 'moment', of: ({ createdAt }) => createdAt, sort: 'createdAt' },
    until: {
      kind: 'moment',
      of: ({ pickUpBefore }) => pickUpBefore,
      sort: 'pickUpBefore',
      narrow: 'line',
    },
    state: { kind: 'word', of: ({ state }) => state, narrow: 'line' },
  },
});
