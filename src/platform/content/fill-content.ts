import type { Transaction } from '../kernel/database/database.ts';
import { insertRows } from '../kernel/database/insert-rows.ts';
import { contentAssets, contentEntries, cspRules } from './tables.ts';

/** One text of a content type in a language. */
export type ContentEntry = typeof contentEntries.$inferInsert;
/** One picture that editors choose from. */
export type ContentAsset = typeof contentAssets.$inferInsert;
/** Where pages may load one kind of thing from. */
export type CspRule = typeof cspRules.$inferInsert;

/** Writes entries that are not there yet, as published. */
export async function addEntries(tx: Transaction, entries: readonly ContentEntry[]): Promise<void> {
  await insertRows(tx, contentEntries, entries);
}

/** Writes what every shop needs before its first text. */
export async function fillAssets(
  tx: Transaction,
  { assets, rules }: { assets: readonly ContentAsset[]; rules: readonly CspRule[] },
): Promise<void> {
  await insertRows(tx, contentAssets, assets);
  await insertRows(tx, cspRules, rules);
}
