import { accountMutants } from './account-mutants.ts';
import { cartMutants } from './cart-mutants.ts';
import { catalogueMutants } from './catalogue-mutants.ts';
import type { Mutation } from './mutant-proxy.ts';
import { orderMutants } from './order-mutants.ts';

/** A platform that breaks one rule. */
export type Mutant = {
  /** What it does wrong. */
  name: string;
  /** Made for each run: some remember what they answered. */
  mutation(): Mutation;
  /** The rule that finds it first, among those of its subject. */
  foundBy: string;
};

export const MUTANTS: readonly Mutant[] = [
  ...catalogueMutants,
  ...cartMutants,
  ...accountMutants,
  ...orderMutants,
];
