import { getDomain, isLocaleCode } from '#src/domain/shop/locales.ts';
import type { Unfinished } from '#src/features/unfinished/unfinished.ts';

/** How long something may wait, in ms: a tab that is opened again days later starts again. */
const WAITS_FOR = { add: 10 * 60_000, alert: 30 * 60_000 } as const;

function countryOf(prefix: string): string | null {
  return isLocaleCode(prefix) ? getDomain(prefix).iso2 : null;
}

/** What is still meant: of this shop, of an earlier page, and not for too long. */
export function stillMeant(
  all: readonly Unfinished[],
  page: { prefix: string; openedAt: number; now: number },
): Unfinished[] {
  return all.filter(
    ({ kind, prefix, at, isTold }) =>
      isTold !== true &&
      at < page.openedAt &&
      page.now - at < WAITS_FOR[kind] &&
      countryOf(prefix) !== null &&
      countryOf(prefix) === countryOf(page.prefix),
  );
}
