import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { QueryClient } from '@tanstack/react-query';
import { getDomain, isLocaleCode } from '#src/domain/shop/locales.ts';
import { resendAdd } from '#src/features/cart/pending-adds.ts';
import { showFailure } from '#src/features/failures/show-failure.ts';
import {
  type PendingAction,
  readPendingActions,
  removePendingAction,
} from '#src/features/pending-actions/pending-actions.ts';
import { alertSkusQuery, setAlert } from '#src/features/stock-alerts/stock-alerts.functions.ts';
import { tabStorage } from '#src/ui/browser-storage.ts';
import { showShopToast } from '#src/ui/shop-toasts.ts';

/** How long something may wait, in ms: a tab that is opened again days later starts over. */
const WAITS_FOR = { add: 10 * 60_000, alert: 30 * 60_000 } as const;

function countryOf(prefix: string): string | null {
  return isLocaleCode(prefix) ? getDomain(prefix).iso2 : null;
}

/** What still waits: of this shop, from an earlier page, and not too old. */
export function stillPending(
  all: readonly PendingAction[],
  page: { prefix: string; openedAt: number; now: number },
): PendingAction[] {
  return all.filter(
    ({ kind, prefix, at, isReported }) =>
      isReported !== true &&
      at < page.openedAt &&
      page.now - at < WAITS_FOR[kind] &&
      countryOf(prefix) !== null &&
      countryOf(prefix) === countryOf(page.prefix),
  );
}

export type Visitor = { queryClient: QueryClient; i18n: I18n; isLoggedIn: boolean };

async function finish(entry: PendingAction, { queryClient, i18n, isLoggedIn }: Visitor) {
  if (entry.kind === 'add') return resendAdd(queryClient, entry);
  // It waits for a sign-in; a guest may still sign in later.
  if (!isLoggedIn) return;
  removePendingAction(tabStorage, entry.id);
  const { sku, productId, optionId } = entry;
  const skus = await setAlert({ data: { sku, productId, optionId } });
  queryClient.setQueryData(alertSkusQuery.queryKey, skus);
  showShopToast(i18n._(msg`We will write to you when this size is back.`));
}

/** Does what an earlier page left undone, in the order of the clicks. */
export async function finishPending(visitor: Visitor): Promise<void> {
  const [, prefix = ''] = window.location.pathname.split('/');
  const page = { prefix, openedAt: performance.timeOrigin, now: Date.now() };
  for (const entry of stillPending(readPendingActions(tabStorage), page)) {
    await finish(entry, visitor).catch((error: unknown) => showFailure(visitor.i18n, error));
  }
}
