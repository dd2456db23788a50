import { describe, expect, test } from 'vitest';
import {
  covers,
  permissionsOf,
  refundLimitOf,
  type StoredGrant,
  shopsOf,
  toGrant,
} from './grants.ts';
import { SHIPPED_ROLES, type ShippedRoleName } from './shipped-roles.ts';

const grant = (role: ShippedRoleName, shops: StoredGrant['shops'] = null) =>
  toGrant({ ...SHIPPED_ROLES[role], shops });

describe('roles in shops', () => {
  test('a buyer of one shop who is customer service in another cancels no order there', () => {
    const grants = [grant('buyer', ['fr-fr']), grant('desk', ['de-de'])];
    expect([...shopsOf(grants, 'orders:write')]).toEqual(['de-de']);
    expect([...shopsOf(grants)]).toEqual(['fr-fr', 'de-de']);
    expect(permissionsOf(grants).has('prices:write')).toBe(true);
  });

  test('a high limit of refunds in one shop raises no limit in another', () => {
    expect(refundLimitOf([grant('desk', ['de-de']), grant('finance', ['fr-fr'])])).toBe(10_000);
    expect(refundLimitOf([grant('desk', ['de-de']), grant('finance')])).toBe(100_000);
    expect(refundLimitOf([grant('desk'), grant('owner')])).toBeNull();
    expect(refundLimitOf([grant('editor')])).toBe(0);
  });

  test('nobody gives a permission, a shop or a limit that they do not have', () => {
    const owner = [grant('owner')];
    expect(covers(owner, grant('finance'))).toBe(true);
    expect(covers([grant('owner', ['fr-fr'])], grant('desk', ['fr-fr']))).toBe(true);
    expect(covers([grant('owner', ['fr-fr'])], grant('desk'))).toBe(false);
    expect(covers([grant('desk')], grant('owner'))).toBe(false);
    const generous = toGrant({ ...SHIPPED_ROLES.desk, shops: null, refundLimitCents: null });
    expect(covers([grant('desk')], generous)).toBe(false);
    expect(covers(owner, generous)).toBe(true);
  });
});
