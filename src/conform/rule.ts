import type { ServedPart } from '#src/domain/wire/capabilities.schema.ts';
import type { Fixtures, Trait } from './fixtures.ts';
import type { CustomerName, ShopName, Shopper, Tokens } from './shopper.ts';

/**
 * What a rule is about: the shape of answers, what a call does, amounts, or what comes of calls that
 * are made at the same time or whose answers are lost.
 */
export const RULE_CLASSES = ['shape', 'behaviour', 'money', 'races'] as const;
export type RuleClass = (typeof RULE_CLASSES)[number];

/** What a rule has to prove itself with. */
export type Context = {
  platform: string;
  fixtures: Fixtures;
  /** The sku that has a trait. */
  sku(trait: Trait): string;
  /** A visitor in a new session. */
  guest(shop?: ShopName): Shopper;
  /** A customer who is signed in and has no cart in the shop. */
  customer(name?: CustomerName, options?: CustomerOptions): Promise<Shopper>;
  /** The tokens of a customer. */
  tokens(name?: CustomerName): Promise<Tokens>;
  /** The tokens that a customer has from now on: those before may end the sign-in. */
  keepTokens(name: CustomerName, tokens: Tokens): void;
  /** Says what a rule could not remove again, and what follows. */
  leaves(what: string): void;
  /** Any request, whether or not a call of the contract has that path. */
  request(path: string, init?: RequestInit): Promise<Response>;
};

export type CustomerOptions = {
  shop?: ShopName;
  /** The session of the visitor that the customer was before. */
  sessionId?: string;
  /** Leaves the cart as it is. */
  keepsCart?: true;
};

export type Rule = {
  /** `subject.name`; the subject is what rules are chosen by. */
  id: string;
  class: RuleClass;
  /**
   * What a platform has to declare before it is asked; the core is never declared. `checkout`: it is not
   * asked where it has the checkout on its own pages.
   */
  capability: 'core' | ServedPart;
  title: string;
  /** Throws `Unmet` where the rule does not hold, `NotTried` where it cannot be tried. */
  prove(context: Context): Promise<void>;
};

type Titled = readonly [name: string, ruleClass: RuleClass, title: string, prove: Rule['prove']];

/** The rules of a subject, one row each. */
export function rulesOf(
  subject: string,
  capability: Rule['capability'],
  rows: readonly Titled[],
): Rule[] {
  return rows.map(([name, ruleClass, title, prove]) => ({
    id: `${subject}.${name}`,
    class: ruleClass,
    capability,
    title,
    prove,
  }));
}

export const subjectOf = ({ id }: Pick<Rule, 'id'>): string => id.split('.')[0] ?? id;
