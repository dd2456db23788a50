import type { ErrorCode } from '#src/domain/errors.ts';
import { readClientMessage } from '#src/domain/text/client-message.ts';
import {
  forget,
  newUnfinished,
  readUnfinished,
  remember,
} from '#src/features/unfinished/unfinished.ts';
import type { BrowserStorage } from '#src/ui/browser-storage.ts';

/**
 * Presses of "Add": each has an id, which the platform counts once (F11). One whose answer was lost
 * keeps its id for the next press on the same piece, and one that was still on its way when the
 * page was left is sent again by the next page.
 */

/** Failures that do not say whether the platform has done what it was asked for. */
const UNDECIDED: readonly ErrorCode[] = [
  'INTERNAL_SERVER_ERROR',
  'SERVICE_UNAVAILABLE',
  'PLATFORM_UNREACHABLE',
  'PLATFORM_MALFORMED',
];

/** Whether a press that failed so may have been counted, or may be later. */
export function isUndecided(error: unknown): boolean {
  const { code } = readClientMessage(error);
  return UNDECIDED.some((undecided) => undecided === code);
}

/** Notes a press of "Add"; answers its id: that of an earlier press whose answer was lost, or a new one. */
export function notePress(storage: BrowserStorage, sku: string): string {
  const lost = readUnfinished(storage).find(
    (entry) => entry.kind === 'add' && entry.sku === sku && entry.isTold === true,
  );
  const { isTold: _, ...press } = lost ?? newUnfinished({ kind: 'add', sku });
  remember(storage, press);
  return press.id;
}

/** The press has its answer. */
export function endPress(storage: BrowserStorage, id: string): void {
  forget(storage, id);
}

/** Nobody knows whether the press was counted, and the shopper was asked to try again. */
export function losePress(storage: BrowserStorage, id: string): void {
  const press = readUnfinished(storage).find((entry) => entry.id === id);
  if (press !== undefined) remember(storage, { ...press, isTold: true });
}
