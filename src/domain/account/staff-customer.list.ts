import { describeList } from '#src/domain/staff/list.ts';
import { listedCustomerSchema } from './staff-customer.schema.ts';

export const customerList = describeList({
  name: 'customers',
  item: listedCustomerSchema,
  filters: {},
  sortable: ['createdAt', 'email', 'lastPurchaseOn'],
  order: 'desc',
  columns: {
    name: { kind: 'text', of: ({ name }) => name, narrow: 'title' },
    email: { kind: 'text', of: ({ email }) => email, sort: 'email', narrow: 'line' },
    telephone: { kind: 'text', of: ({ phoneNumber }) => phoneNumber, narrow: 'line' },
    since: { kind: 'day', of: ({ createdAt }) => createdAt, sort: 'createdAt' },
    lastOrder: {
      kind: 'day',
      of: ({ lastPurchaseOn }) => lastPurchaseOn,
      sort: 'lastPurchaseOn',
      narrow: 'line',
    },
    orders: { kind: 'number', of: ({ orders }) => orders },
  },
  file: {
    'customer id': ({ id }) => id,
    name: 'name',
    email: 'email',
    telephone: 'telephone',
    'created at': 'since',
    'last purchase': 'lastOrder',
    loyalty: ({ loyaltyType }) => loyaltyType,
    orders: 'orders',
    guest: ({ isGuest }) => (isGuest ? 'yes' : 'no'),
    deleted: ({ isDeleted }) => (isDeleted ? 'yes' : 'no'),
  },
});
