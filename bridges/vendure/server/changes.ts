import type { CreateAddressInput } from '@vendure/common/lib/generated-types';

/** What the bridge asks of a cart; addresses are in the fields of Vendure. */
export type Change = { version: number; key?: string | undefined; does: Deed };

export type Deed =
  | { op: 'add'; sku: string }
  | { op: 'addList'; skus: string[] }
  | { op: 'quantity'; lineId: string; quantity: number }
  | { op: 'remove'; lineId: string }
  | { op: 'refresh' }
  | { op: 'delete' }
  | { op: 'billing'; address: CreateAddressInput }
  | { op: 'delivery'; address: CreateAddressInput; method: string }
  | { op: 'code'; code: string }
  | { op: 'withoutCode'; code: string }
  | { op: 'plan'; plan: string; amount: number };
