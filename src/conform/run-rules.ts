import { z } from 'zod';
import { getWebDomains } from '#src/domain/shop/web-domain.calls.ts';
import { capabilitiesSchema, type ServedPart } from '#src/domain/wire/capabilities.schema.ts';
import { servedOf } from '#src/domain/wire/capabilities.ts';
import { HEADER, SHARED_SESSION } from '#src/domain/wire/headers.ts';
import { putCartAway } from './carts.ts';
import { type Fixtures, type Trait, traitTexts } from './fixtures.ts';
import type { Context, CustomerOptions, Rule } from './rule.ts';
import { createSender, type Exchange, type Places, type Sender } from './send.ts';
import {
  type CustomerName,
  createShopper,
  type Shop,
  type ShopName,
  type Tokens,
} from './shopper.ts';
import { NotTried, Unmet } from './unmet.ts';

export type Outcome = 'passed' | 'failed' | 'skipped';

/** What came of a rule. */
export type Result = Pick<Rule, 'id' | 'class' | 'capability' | 'title'> & {
  outcome: Outcome;
  ms: number;
  /** Why it was skipped. */
  why?: string;
  expected?: string;
  came?: string;
  /** The request that it failed at, and those before it. */
  requests: readonly Exchange[];
  /** The calls that it made, by method and path. */
  calls: readonly string[];
  /** What could not be removed again, and what follows. */
  left: readonly string[];
};

export type Target = Places & {
  subscriptionKey: string;
  fixtures: Fixtures;
  /** Signs a customer in once; all rules use the tokens. */
  tokens(name: CustomerName): Promise<Tokens>;
  keepTokens(name: CustomerName, tokens: Tokens): void;
};

/** A platform as it says itself that it is, in the first call of every storefront. */
type Declared = {
  shops: Record<ShopName, Shop>;
  served: ReadonlySet<ServedPart>;
};

/** What every rule needs of it; the rules of `shops` look at all of it. */
const declaredSchema = z.array(
  z.object({
    domain: z.string(),
    storeId: z.string(),
    params: z.object({ capabilities: capabilitiesSchema.optional() }),
  }),
);

async function readDeclared(target: Target): Promise<Declared> {
  const { send } = createSender(target);
  const { subscriptionKey, fixtures } = target;
  const answer = await send(getWebDomains.path, {
    method: getWebDomains.method,
    headers: {
      accept: 'application/json',
      [HEADER.subscriptionKey]: subscriptionKey,
      [HEADER.locale]: fixtures.shops.first,
      [HEADER.sessionId]: SHARED_SESSION,
      [HEADER.deviceChannel]: 'SD',
    },
  });
  const parsed = declaredSchema.safeParse(answer.body);
  const domainOf = (name: ShopName) =>
    parsed.data?.find(({ domain }) => domain === fixtures.shops[name]);
  // Without it the rules of `shops` say what is wrong; the others are asked with a store id that is none.
  const shopOf = (name: ShopName): Shop => ({
    locale: fixtures.shops[name],
    storeId: domainOf(name)?.storeId ?? '0',
  });
  return {
    shops: { first: shopOf('first'), second: shopOf('second') },
    served: servedOf(domainOf('first')?.params.capabilities),
  };
}

function contextOf(target: Target, { shops }: Declared, sender: Sender, left: string[]): Context {
  const { platform, subscriptionKey, fixtures } = target;
  const base = { send: sender.send, subscriptionKey };
  return {
    platform,
    fixtures,
    sku: (trait: Trait) => {
      const sku = fixtures.products[trait];
      if (sku === null) throw new NotTried(`no product is ${trait} (${traitTexts()[trait]})`);
      return sku;
    },
    guest: (shop = 'first') => createShopper({ ...base, shop: shops[shop] }),
    tokens: (name = 'one') => target.tokens(name),
    keepTokens: target.keepTokens,
    customer: async (name = 'one', options: CustomerOptions = {}) => {
      const { shop = 'first', sessionId, keepsCart } = options;
      const { accessToken } = await target.tokens(name);
      const customer = createShopper({ ...base, shop: shops[shop], sessionId, accessToken });
      const stays = keepsCart ? null : await putCartAway(customer);
      if (stays !== null) {
        left.push(
          `customer ${name} keeps ${stays}; rules that need a new cart fail until it is gone`,
        );
        throw new Unmet(`a customer ${name} without a cart, for a rule to begin with`, stays);
      }
      return customer;
    },
    leaves: (what) => void left.push(what),
    request: sender.request,
  };
}

const whyNotServed = (part: ServedPart) =>
  part === 'checkout'
    ? 'the platform has the checkout on its own pages'
    : `the platform does not declare ${part}`;

/** How many requests of a failed rule are reported. */
const REPORTED = 5;

async function judge(rule: Rule, target: Target, declared: Declared): Promise<Result> {
  const sender = createSender(target);
  const left: string[] = [];
  const since = performance.now();
  const { id, class: ruleClass, capability, title } = rule;
  const resultOf = (outcome: Outcome, more: Partial<Result> = {}): Result => ({
    ...{ id, class: ruleClass, capability, title, outcome, requests: [] },
    calls: [...new Set(sender.exchanges.flatMap(({ call }) => call ?? []))],
    ms: Math.round(performance.now() - since),
    left,
    ...more,
  });
  if (capability !== 'core' && !declared.served.has(capability))
    return resultOf('skipped', { why: whyNotServed(capability) });
  try {
    await rule.prove(contextOf(target, declared, sender, left));
    return resultOf('passed');
  } catch (error) {
    if (error instanceof NotTried) return resultOf('skipped', { why: error.message });
    const { expected, came } =
      error instanceof Unmet
        ? error
        : { expected: 'a rule that can be tried', came: String(error) };
    const requests = sender.exchanges.slice(-REPORTED);
    return resultOf('failed', { expected, came, requests });
  }
}

/** Tries rules one after the other: they share customers, of whom each has one cart. */
export async function runRules(
  rules: readonly Rule[],
  target: Target,
  tell: (result: Result) => void = () => undefined,
): Promise<Result[]> {
  const declared = await readDeclared(target);
  const results: Result[] = [];
  for (const rule of rules) {
    const result = await judge(rule, target, declared);
    tell(result);
    results.push(result);
  }
  return results;
}
