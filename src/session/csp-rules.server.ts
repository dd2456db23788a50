import * as calls from '#src/domain/content/content.calls.ts';
import { cachedRead } from './cached-reads.server.ts';
import { optional } from './optional-reads.server.ts';
import { sharedCommerce } from './shop-parameters.server.ts';

type Rules = Record<string, readonly string[]>;

const NO_RULES: Rules = {};
const readRules = optional(
  cachedRead('csp-rules', { freshMs: 300_000, staleMs: 3_600_000 }, (commerce) =>
    commerce.ask(calls.getCspRules, { body: { rulesType: 'csp' } }),
  ),
  NO_RULES,
);

/**
 * The platform's content security rules, fresh for five minutes; none when they cannot be had, so that
 * the built-in policy stands. They come before a store is known: empty store id.
 */
export function readCspRules(): Promise<Rules> {
  return readRules(sharedCommerce('fr-fr', ''));
}
