import { accountMutants } from './account-mutants.ts';
import { newsletterMutants, promoMutants, wishlistMutants } from './capability-mutants.ts';
import { cartMutants } from './cart-mutants.ts';
import { catalogueMutants } from './catalogue-mutants.ts';
import type { Mutant } from './mutant.ts';
import { orderMutants } from './order-mutants.ts';

/** Platforms that break one rule each. */
export const MUTANTS: readonly Mutant[] = [
  ...catalogueMutants,
  ...cartMutants,
  ...accountMutants,
  ...orderMutants,
  ...promoMutants,
  ...wishlistMutants,
  ...newsletterMutants,
];
