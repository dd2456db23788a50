import { DomainError, requireFound } from '#src/domain/errors.ts';
import type { Seller } from '#src/domain/legal/seller.ts';
import { SELLER_FIELDS } from '#src/domain/legal/seller.ts';
import type { CheckoutVersion } from '#src/domain/order/order-paths.ts';
import type { OnlineLocale } from '#src/domain/shop/locales.ts';
import type { DomainParams, WebDomain } from '#src/domain/shop/web-domain.schema.ts';
import type { ActionOf } from '#src/domain/staff/audit-actions.ts';
import { SHOPS_TAG } from '#src/process/page-tags.ts';
import { inTransaction } from '../kernel/database/database.ts';
import type { PlatformDeps, StaffCaller } from '../kernel/http/platform-env.ts';
import { notePurge } from '../kernel/purges/purge-pages.job.ts';
import { findWebDomain, lockWebDomain, setShopParameter } from '../shops/face.ts';
import { audit } from '../staff/face.ts';

type Deps = Pick<PlatformDeps, 'database' | 'now'>;

const isName = (name: string, params: DomainParams): name is keyof DomainParams & string =>
  Object.hasOwn(params, name);

/** Parameters by their names. */
type Fields = Readonly<Record<string, unknown>>;
type Change = {
  before: Fields;
  after: Fields;
  /** What follows from it, and is nobody's decision. */
  follows?: Partial<DomainParams>;
};

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

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
    const { before, after, follows = {} } = work(found);
    const names = Object.keys(after).filter((name) => !isSame(before[name], after[name]));
    if (names.length === 0) return found;
    const only = (fields: Fields) =>
      Object.fromEntries(names.map((name) => [name, fields[name] ?? null]));
    for (const [name, value] of Object.entries({ ...follows, ...only(after) })) {
      await setShopParameter(tx, shop, { name, value });
    }
    await notePurge(tx, [SHOPS_TAG]);
    await audit(tx, caller, now(), {
      ...{ action, subject: { kind: 'shop', id: shop }, shop },
      ...{ before: only(before), after: only(after) },
    });
    return requireFound(await findWebDomain(tx, shop), 'NOT_FOUND');
  });
}

/** Turns a switch to the state that is wanted; throws NOT_FOUND where the shop has no such switch. */
export const flipSwitch = (
  deps: Deps,
  caller: StaffCaller,
  { shop, name, isOn }: { shop: OnlineLocale; name: string; isOn: boolean },
) =>
  changeShop(deps, caller, shop, 'shop.switch', ({ params }) => {
    const isSwitch = isName(name, params) && typeof params[name] === 'boolean';
    if (!isSwitch) throw new DomainError('NOT_FOUND');
    return { before: { [name]: params[name] }, after: { [name]: isOn } };
  });

/** The checkout of a shop; null leaves it to the installation. */
export const chooseCheckout = (
  deps: Deps,
  caller: StaffCaller,
  { shop, version }: { shop: OnlineLocale; version: CheckoutVersion | null },
) =>
  changeShop(deps, caller, shop, 'shop.checkout', ({ params: { checkoutVersion } }) => ({
    before: { checkoutVersion },
    after: { checkoutVersion: version },
  }));

/** Who sells in a shop; throws CHANGED_BY_OTHERS where it is not as the caller saw it. */
export const changeSeller = (
  deps: Deps,
  caller: StaffCaller,
  { shop, seller, seen }: { shop: OnlineLocale; seller: Seller; seen: Seller },
) =>
  changeShop(deps, caller, shop, 'shop.seller', ({ params }) => {
    if (SELLER_FIELDS.some((field) => params.seller[field] !== seen[field])) {
      throw new DomainError('CHANGED_BY_OTHERS');
    }
    // In the order of the fields, so that an equal one is known as equal.
    const value = Object.fromEntries(SELLER_FIELDS.map((field) => [field, seller[field]]));
    return { before: { seller: params.seller }, after: { seller: value } };
  });
