import { insisting, type Json, type Mutation, readCart } from './mutant-proxy.ts';

/** A platform that breaks one rule. */
export type Mutant = {
  /** What it does wrong. */
  name: string;
  /** The rule that finds it. */
  foundBy: string;
  /** Made for each run: some remember what they answered. */
  mutation(): Mutation;
};

export const one = (name: string, foundBy: string, mutation: Mutation): Mutant => ({
  ...{ name, foundBy },
  mutation: () => mutation,
});

/** One that remembers. */
export const remembering = (name: string, foundBy: string, mutation: () => Mutation): Mutant => ({
  ...{ name, foundBy, mutation },
});

/** Answers a refused change with the cart as it is, as if nothing were wrong. */
export const shrugging = (code: string): Mutation =>
  insisting(code, async (asked, _, forward) => readCart(asked, forward));

/** The values of a list, changed. */
export const withValues = (change: (values: Json[]) => Json[]) => (json: Json) => ({
  ...json,
  values: change(json.values),
});
