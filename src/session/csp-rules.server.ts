import * as calls from '#src/domain/content/content.calls.ts';
import { cachedRead } from './cached-reads.server.ts';
import { optional } from './optional-reads.server.ts';
import { commerceOfNoShop } from './shop-parameters.server.ts';

type Rules = Record<string, readonly string[]>;

const askRules = cachedRead(
  'csp-rules',
  { freshMs: 300_000, staleMs: 3_600_000 },
  (commerce): Promise<Rules> => commerce.ask(calls.getCspRules, { body: { rulesType: 'csp' } }),
);

const NO_RULES: Rules = {};

/**
 * The platform's content security rules, fresh for five minutes; none when they cannot be had, so that
 * the built-in policy stands. They come before a store is known: empty store id.
 */
export const readCspRules = optional(async () => askRules(await commerceOfNoShop()), NO_RULES);
