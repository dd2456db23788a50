import * as calls from '#src/domain/legal/legal.calls.ts';
import type { LegalGaps } from '#src/domain/legal/legal.schema.ts';
import type { Commerce } from '#src/gateway/commerce.server.ts';
import { CONTENT_RULE, cachedRead } from './cached-reads.server.ts';
import { sharedCommerce } from './shop-parameters.server.ts';

const readGaps = cachedRead(
  'legal-gaps',
  CONTENT_RULE,
  (commerce: Commerce) => commerce.ask(calls.getLegalGaps, {}),
  () => 'all',
);

/** One line of a shop: what it must publish and has not checked, written or filled in. */
export function gapLine({ domain, drafts, missing, seller }: LegalGaps['shops'][number]): string {
  const parts = [
    ['draft', drafts],
    ['missing', missing],
    ['seller without', seller],
  ] as const;
  const told = parts.filter(([, names]) => names.length > 0);
  return `${domain}: ${told.map(([what, names]) => `${what} ${names.join(', ')}`).join('; ')}`;
}

/** What the shops lack of texts and data that the law wants; empty where that cannot be read. */
export async function legalGapLines(): Promise<string[]> {
  const gaps = await readGaps(sharedCommerce('fr-fr', '')).catch(() => null);
  return gaps?.shops.map(gapLine) ?? [];
}
