/** What the bridge asks of the plugin: both sides import it. Addresses are in the fields of Vendure. */

export type VendureAddress = {
  fullName: string;
  streetLine1: string;
  streetLine2: string;
  city: string;
  postalCode: string;
  countryCode: string;
  phoneNumber: string;
  customFields: { vitrine: string };
};

export type Change = { version: number; key?: string | undefined; does: Deed };

export type Deed =
  | { op: 'add'; sku: string }
  | { op: 'addList'; skus: string[] }
  | { op: 'quantity'; lineId: string; quantity: number }
  | { op: 'remove'; lineId: string }
  | { op: 'refresh' }
  | { op: 'delete' }
  | { op: 'billing'; address: VendureAddress }
  | { op: 'delivery'; address: VendureAddress; method: string }
  | { op: 'code'; code: string }
  | { op: 'withoutCode'; code: string }
  | { op: 'plan'; plan: string; amount: number };

export type Owner = { session: string | null; customerId: string | null };

export type NewPayment = {
  version: number;
  key: string | null;
  provider: string;
  product: string;
  amount: number;
  returnUrl: string;
};

export const OUTCOMES = ['accepted', 'refused', 'cancelled'] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** Everything that the bridge has done by the plugin. */
export type Input =
  | { ask: 'create'; owner: Owner }
  | { ask: 'change'; code: string; owner: Owner; change: Change }
  | { ask: 'merge'; code: string | null; session: string; customerId: string }
  | { ask: 'startPayment'; code: string; customerId: string; payment: NewPayment }
  | { ask: 'decidePayment'; reference: string; outcome: Outcome }
  | { ask: 'validate'; code: string; customerId: string; version: number }
  | { ask: 'welcome'; customerId: string }
  | {
      ask: 'address';
      customerId: string;
      /** Null for another one. */
      id: string | null;
      address: VendureAddress & { defaultShippingAddress: boolean };
    };

export type PaymentSeen = {
  state: string;
  reference: string;
  code: string;
  isOrdered: boolean;
  amount: number;
  currency: string;
  returnUrl: string;
};
