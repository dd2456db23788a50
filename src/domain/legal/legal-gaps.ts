import type { LegalGaps } from './legal.schema.ts';

/** One line of a shop: what it must publish or decide and has not checked, written or filled in. */
export function gapLine({
  domain,
  drafts,
  missing,
  notices,
  seller,
  settings,
}: LegalGaps['shops'][number]): string {
  const parts = [
    ['draft', drafts],
    ['missing', missing],
    ['no official notice on', notices],
    ['seller without', seller],
    ['no', settings],
  ] as const;
  const incomplete = parts.filter(([, names]) => names.length > 0);
  return `${domain}: ${incomplete.map(([what, names]) => `${what} ${names.join(', ')}`).join('; ')}`;
}
