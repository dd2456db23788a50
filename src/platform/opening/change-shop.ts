import { isDeepStrictEqual } from 'node:util';
import { requireFound } from '#src/domain/errors.ts';
import type { OnlineLocale } from '#src/domain/shop/locales.ts';
import type { DomainParams, WebDomain } from '#src/domain/shop/web-domain.schema.ts';
import type { ActionOf } from '#src/domain/staff/audit-actions.ts';
import { SHOPS_TAG } from '#src/process/page-tags.ts';
import { inTransaction, type Transaction } from '../kernel/database/database.ts';
import type { PlatformDeps, StaffCaller } from '../kernel/http/platform-env.ts';
import { notePurge } from '../kernel/purges/purge-pages.job.ts';
import { findWebDomain, lockWebDomain, setShopParameter } from '../shops/face.ts';
import { type Actor, audit } from '../staff/face.ts';

type Deps = Pick<PlatformDeps, 'database' | 'now'>;

/** Parameters by their names. */
type Fields = Readonly<Record<string, unknown>>;
type Change = {
  before: Fields;
  after: Fields;
  /** What follows from it, and is nobody's decision. */
  follows?: Partial<DomainParams>;
};

/**
 * Writes parameters of a shop that is locked, as far as they differ, and writes down which did. False
 * where nothing differs.
 */
export async function writeShopChange(
  tx: Transaction,
  { actor, now }: { actor: Actor; now: Date },
  { shop, action }: { shop: OnlineLocale; action: ActionOf<'shop'> },
  { before, after, follows = {} }: Change,
): Promise<boolean> {
  const names = Object.keys(after).filter((name) => !isDeepStrictEqual(before[name], after[name]));
  if (names.length === 0) return false;
  const only = (fields: Fields) =>
    Object.fromEntries(names.map((name) => [name, fields[name] ?? null]));
  for (const [name, value] of Object.entries({ ...follows, ...only(after) })) {
    await setShopParameter(tx, shop, { name, value });
  }
  await notePurge(tx, [SHOPS_TAG]);
  await audit(tx, actor, now, {
    ...{ action, subject: { kind: 'shop', id: shop }, shop },
    ...{ before: only(before), after: only(after) },
  });
  return true;
}

/**
 * Changes parameters of a shop of the caller, which is locked, and writes down those that differ; nothing
 * where `work` wants what stands there. Throws NOT_FOUND.
 */
export function changeShop(
  { database, now }: Deps,
  caller: StaffCaller,
  shop: OnlineLocale,
  action: ActionOf<'shop'>,
  work: (found: WebDomain) => Change,
): Promise<WebDomain> {
  return inTransaction(database, async (tx) => {
    const locked = caller.shops.has(shop) ? await lockWebDomain(tx, shop) : null;
    const found = requireFound(locked, 'NOT_FOUND');
    const by = { actor: caller, now: now() };
    const isChanged = await writeShopChange(tx, by, { shop, action }, work(found));
    if (!isChanged) return found;
    return requireFound(await findWebDomain(tx, shop), 'NOT_FOUND');
  });
}
