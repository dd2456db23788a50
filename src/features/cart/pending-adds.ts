import type { ErrorCode } from '#src/domain/errors.ts';
import { readClientError } from '#src/features/failures/client-error.ts';
import {
  forget,
  newUnfinished,
  readUnfinished,
  remember,
} from '#src/features/unfinished/unfinished.ts';
import type { BrowserStorage } from '#src/ui/browser-storage.ts';

/**
 * Clicks on "Add": each has an idempotency key (F11). One whose answer was lost
 * keeps its key for the next click on the same item, and one that was still on its way when the
 * page was left is sent again by the next page.
 */

/** Failures that do not say whether the platform has done what it was asked for. */
const UNDECIDED: readonly ErrorCode[] = [
  'INTERNAL_SERVER_ERROR',
  'SERVICE_UNAVAILABLE',
  'PLATFORM_UNREACHABLE',
  'PLATFORM_MALFORMED',
];

/** Whether a request that failed so may have been counted, or may be later. */
export const isUndecided = (error: unknown) => UNDECIDED.includes(readClientError(error).code);

/** Stores a click on "Add"; answers its key: that of an earlier click whose answer was lost, or a new one. */
export function startAdd(storage: BrowserStorage, sku: string): string {
  const lost = readUnfinished(storage).find(
    (entry) => entry.kind === 'add' && entry.sku === sku && entry.isReported === true,
  );
  const { isReported: _, ...added } = lost ?? newUnfinished({ kind: 'add', sku });
  remember(storage, added);
  return added.id;
}

/** The platform has answered. */
export function endAdd(storage: BrowserStorage, id: string): void {
  forget(storage, id);
}

/** The answer was lost, and the shopper was asked to try again. */
export function loseAdd(storage: BrowserStorage, id: string): void {
  const added = readUnfinished(storage).find((entry) => entry.id === id);
  if (added !== undefined) remember(storage, { ...added, isReported: true });
}
