import type { Permission } from './permission.ts';
import { PERMISSIONS } from './permission.ts';

/** Roles that every installation begins with; `refundLimitCents` is per order and by hand. */
type ShippedRole = { permissions: readonly Permission[]; refundLimitCents: number | null };

/** No limit: null. */
export const SHIPPED_ROLES = {
  owner: { permissions: PERMISSIONS, refundLimitCents: null },
  desk: {
    permissions: [
      'orders:read',
      'orders:write',
      'returns:write',
      'refunds:write',
      'reservations:write',
      'gift-cards:write',
      'customers:read',
      'customers:write',
      'reviews:write',
    ],
    refundLimitCents: 10_000,
  },
  warehouse: {
    permissions: [
      'orders:read',
      'orders:write',
      'returns:write',
      'reservations:write',
      'stock:read',
      'stock:write',
    ],
    refundLimitCents: 0,
  },
  buyer: {
    permissions: ['orders:read', 'products:write', 'prices:write', 'stock:read', 'stock:write'],
    refundLimitCents: 0,
  },
  editor: { permissions: ['content:write', 'reviews:write'], refundLimitCents: 0 },
  finance: {
    permissions: [
      'orders:read',
      'refunds:write',
      'gift-cards:write',
      'customers:read',
      'finance:read',
      'measurements:read',
      'audit:read',
    ],
    refundLimitCents: 100_000,
  },
} as const satisfies Record<string, ShippedRole>;
export type ShippedRoleName = keyof typeof SHIPPED_ROLES;
