import { ONLINE_LOCALES, type OnlineLocale } from '#src/domain/shop/locales.ts';
import type { Permission } from './permission.ts';

/** What one role of a member, or a key, allows, and in which shops. */
export type Grant = {
  permissions: ReadonlySet<Permission>;
  shops: ReadonlySet<OnlineLocale>;
  /** In cents, for one order and by hand; null for no limit. */
  refundLimitCents: number | null;
};

/** A grant as it is stored: null stands for all shops. */
export type StoredGrant = {
  permissions: readonly Permission[];
  shops: readonly OnlineLocale[] | null;
  refundLimitCents: number | null;
};

export function toGrant({ permissions, shops, refundLimitCents }: StoredGrant): Grant {
  return {
    permissions: new Set(permissions),
    shops: new Set(shops ?? ONLINE_LOCALES),
    refundLimitCents,
  };
}

/** Everything that some of the grants allow, somewhere. */
export const permissionsOf = (grants: readonly Grant[]): ReadonlySet<Permission> =>
  new Set(grants.flatMap(({ permissions }) => [...permissions]));

/** The shops in which some of the grants allow `permission`; all of theirs without one. */
export function shopsOf(
  grants: readonly Grant[],
  permission: Permission | null = null,
): ReadonlySet<OnlineLocale> {
  const allowing = grants.filter(({ permissions }) => !permission || permissions.has(permission));
  return new Set(allowing.flatMap(({ shops }) => [...shops]));
}

/** Whether somebody works for every shop: what belongs to none in particular is theirs alone. */
export const hasAllShops = ({ shops }: Pick<Grant, 'shops'>): boolean =>
  ONLINE_LOCALES.every((shop) => shops.has(shop));

const orNone = (limit: number | null) => limit ?? Number.POSITIVE_INFINITY;

/**
 * The most that may be paid back in every shop where anything may, in cents; null for no limit. A role
 * of one shop with a high limit raises nothing elsewhere.
 */
export function refundLimitOf(grants: readonly Grant[]): number | null {
  const refunding = grants.filter(({ permissions }) => permissions.has('refunds:write'));
  const limits = [...shopsOf(refunding)].map((shop) =>
    Math.max(
      ...refunding
        .filter(({ shops }) => shops.has(shop))
        .map(({ refundLimitCents }) => orNone(refundLimitCents)),
    ),
  );
  if (limits.length === 0) return 0;
  const lowest = Math.min(...limits);
  return Number.isFinite(lowest) ? lowest : null;
}

/** Whether the grants allow all that `wanted` does: nobody gives what they do not have. */
export function covers(grants: readonly Grant[], wanted: Grant): boolean {
  const isAllowed = (permission: Permission, shop: OnlineLocale) =>
    grants.some(({ permissions, shops }) => permissions.has(permission) && shops.has(shop));
  const limit = refundLimitOf(grants);
  const mayPayBack =
    !wanted.permissions.has('refunds:write') || orNone(wanted.refundLimitCents) <= orNone(limit);
  return (
    mayPayBack &&
    [...wanted.permissions].every((permission) =>
      [...wanted.shops].every((shop) => isAllowed(permission, shop)),
    )
  );
}
