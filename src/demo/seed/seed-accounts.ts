import { toBillingAddress } from '#src/domain/address/account-address.ts';
import { billingAddresses, deliveryAddresses } from '#src/platform/addresses/tables.ts';
import { customers } from '#src/platform/customers/tables.ts';
import type { Transaction } from '#src/platform/kernel/database/database.ts';
import { hashPassword } from '#src/platform/kernel/passwords/passwords.ts';
import { HISTORIES } from './histories.ts';
import { seedLoyalty } from './seed-loyalty.ts';

/** Password of all demo accounts, printed at start. */
export const DEMO_PASSWORD = 'Vitrine2026!';

type Seeded = typeof customers.$inferInsert;
type SeededDelivery = typeof deliveryAddresses.$inferInsert;

/** The customers of the ledger: names as a shop's back office stores them (ACC-21). */
export const DEMO_CUSTOMERS: readonly Omit<Seeded, 'passwordHash' | 'emailProvenAt'>[] = [
  {
    customerId: 'U1',
    email: 'u1@vitrine.example',
    firstName: 'JEAN-PAUL',
    lastName: 'DUPONT',
    gender: 'M',
    birthday: '1978-04-12',
    phoneNumber: '0639980112',
    phoneNumberCountry: 'FR',
    optinNews: 'YES',
    preferredChannel: 'WEB',
    loyaltyNumber: '2960011234567',
    loyaltyType: 'FID',
    loyaltyCreatedAt: new Date('2019-09-03T08:30:00Z'),
    lastPurchaseOn: '2024-01-31',
    createdAt: new Date('2018-11-20T17:05:00Z'),
  },
  {
    customerId: 'U2',
    email: 'u2@vitrine.example',
    firstName: 'CLAIRE',
    lastName: 'MOREAU',
    gender: 'F',
    birthday: '1991-10-27',
    phoneNumber: '0639980245',
    phoneNumberCountry: 'FR',
    lastPurchaseOn: '2026-06-18',
    createdAt: new Date('2022-03-14T12:41:00Z'),
  },
  {
    customerId: 'U3',
    email: 'u3@vitrine.example',
    firstName: 'MARTA',
    lastName: 'KOWALSKA',
    gender: 'F',
    birthday: '1985-01-09',
    isDeleted: true,
    lastPurchaseOn: '2025-11-29',
    createdAt: new Date('2021-06-02T09:12:00Z'),
  },
  {
    customerId: 'U4',
    email: 'u4@vitrine.example',
    firstName: 'LENA',
    lastName: 'HOFFMANN',
    gender: 'F',
    birthday: '1996-07-30',
    optinNews: 'YES',
    loyaltyNumber: '2960029876543',
    loyaltyType: 'HSP',
    loyaltyCreatedAt: new Date('2025-02-11T14:00:00Z'),
    lastPurchaseOn: '2026-08-07',
    createdAt: new Date('2025-02-11T13:52:00Z'),
  },
  {
    customerId: 'U5',
    email: 'u5@vitrine.example',
    firstName: 'OLIVIA',
    lastName: 'BENNETT',
    gender: 'F',
    birthday: '2001-12-05',
    createdAt: new Date('2026-09-21T19:24:00Z'),
  },
  {
    customerId: 'U6',
    email: 'u6@vitrine.example',
    firstName: 'INÈS',
    lastName: 'CARPENTIER',
    gender: 'F',
    birthday: '1988-03-16',
    optinNews: 'YES',
    loyaltyNumber: '2960033456781',
    loyaltyType: 'FID',
    loyaltyCreatedAt: new Date('2023-05-06T16:20:00Z'),
    createdAt: new Date('2023-05-06T16:12:00Z'),
  },
  {
    customerId: 'U7',
    email: 'u7@vitrine.example',
    firstName: 'JONAS',
    lastName: 'WEBER',
    gender: 'M',
    birthday: '1983-11-08',
    createdAt: new Date('2024-10-12T18:45:00Z'),
  },
  {
    customerId: 'U8',
    email: 'u8@vitrine.example',
    firstName: 'AMELIA',
    lastName: 'HUGHES',
    gender: 'F',
    birthday: '1994-06-21',
    createdAt: new Date('2025-04-03T11:30:00Z'),
  },
];

/** What there is to try with each of them. */
export const DEMO_ROLES: ReadonlyMap<string, string> = new Map([
  ['U1', 'loyalty member, with a cart in France'],
  ['U2', 'in no programme, with saved addresses'],
  ['U3', 'deleted account, to be taken back'],
  ['U4', 'Happy Shopping member'],
  ['U5', 'new customer, never bought'],
  ['U6', 'member with three orders in France: returned, returnable, on its way'],
  ['U7', 'three orders in Germany'],
  ['U8', 'three orders in Great Britain'],
]);

const noLines = { line2: '', line3: '', line4: '' };
const typed = { quality: '', phoneNumberQuality: '' };

const DELIVERY_ADDRESSES: readonly SeededDelivery[] = [
  {
    customerId: 'U1',
    id: 'U1-home',
    firstName: 'JEAN-PAUL',
    lastName: 'DUPONT',
    ...noLines,
    line1: '18 RUE DE LA MONNAIE',
    line2: 'APPARTEMENT 4',
    city: 'LILLE',
    zipCode: '59800',
    country: 'FR',
    phoneNumber: '0639980112',
    phoneNumberCountry: 'FR',
    ...typed,
    favorite: true,
    createdAt: new Date('2018-11-20T17:09:00Z'),
  },
  {
    customerId: 'U1',
    id: 'U1-work',
    firstName: 'JEAN-PAUL',
    lastName: 'DUPONT',
    ...noLines,
    line1: '42 BOULEVARD DE LA LIBERTÉ',
    line3: 'ATELIER DUPONT ET FILS',
    city: 'LILLE',
    zipCode: '59000',
    country: 'FR',
    phoneNumber: '0639980113',
    phoneNumberCountry: 'FR',
    ...typed,
    favorite: false,
    createdAt: new Date('2020-05-06T10:30:00Z'),
  },
  {
    customerId: 'U2',
    id: 'U2-home',
    firstName: 'CLAIRE',
    lastName: 'MOREAU',
    ...noLines,
    line1: '7 QUAI DES CÉLESTINS',
    line2: 'BÂTIMENT B, 3E ÉTAGE',
    city: 'LYON',
    zipCode: '69002',
    country: 'FR',
    phoneNumber: '0639980245',
    phoneNumberCountry: 'FR',
    ...typed,
    favorite: true,
    createdAt: new Date('2022-03-14T12:44:00Z'),
  },
  {
    customerId: 'U2',
    id: 'U2-parents',
    firstName: 'HÉLÈNE',
    lastName: 'MOREAU',
    ...noLines,
    line1: '3 CHEMIN DES LAVANDES',
    city: 'UZÈS',
    zipCode: '30700',
    country: 'FR',
    phoneNumber: '0465710198',
    phoneNumberCountry: 'FR',
    ...typed,
    favorite: false,
    createdAt: new Date('2023-07-01T07:20:00Z'),
  },
];

const BILLING_ADDRESSES: readonly (typeof billingAddresses.$inferInsert)[] = [
  {
    customerId: 'U1',
    ...noLines,
    line1: '18 RUE DE LA MONNAIE',
    line2: 'APPARTEMENT 4',
    city: 'LILLE',
    zipCode: '59800',
    country: 'FR',
    quality: '',
  },
  {
    customerId: 'U2',
    ...noLines,
    line1: '7 QUAI DES CÉLESTINS',
    line2: 'BÂTIMENT B, 3E ÉTAGE',
    city: 'LYON',
    zipCode: '69002',
    country: 'FR',
    quality: '',
  },
];

/** Who has bought before has an address since the first order. */
const HOMES = HISTORIES.map(({ customerId, address }) => ({ ...address, customerId }));

/** Writes the demo accounts U1 to U8 with their addresses into empty tables. */
export async function seedAccounts(tx: Transaction): Promise<void> {
  const since = new Map(DEMO_CUSTOMERS.map(({ customerId, createdAt }) => [customerId, createdAt]));
  // One hash for all of them: hashing is slow by design, and the password is public anyway.
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  await tx
    .insert(customers)
    .values(DEMO_CUSTOMERS.map((one) => ({ ...one, passwordHash, emailProvenAt: one.createdAt })));
  await tx.insert(deliveryAddresses).values([
    ...DELIVERY_ADDRESSES,
    ...HOMES.map((home) => ({
      ...home,
      id: `${home.customerId}-home`,
      favorite: true,
      createdAt: since.get(home.customerId) ?? new Date(0),
    })),
  ]);
  await tx
    .insert(billingAddresses)
    .values([
      ...BILLING_ADDRESSES,
      ...HOMES.map((home) => ({ ...toBillingAddress(home), customerId: home.customerId })),
    ]);
  await seedLoyalty(tx);
}
