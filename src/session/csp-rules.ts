import '@tanstack/react-start/server-only';
import { getCspRules } from '#src/gateway/content.server.ts';
import { keepRead } from './kept-reads.ts';
import { sharedCall } from './shop-parameters.ts';

const KEEP_RULES = { freshMs: 300_000, staleMs: 3_600_000 };

/**
 * The platform's content security rules, kept five minutes; none when they cannot be had, so that
 * the built-in policy stands. They come before a store is known: empty store id.
 */
export async function readCspRules(): Promise<Record<string, readonly string[]>> {
  try {
    return await keepRead('csp-rules', KEEP_RULES, () => getCspRules(sharedCall('fr-fr', '')));
  } catch {
    return {};
  }
}
