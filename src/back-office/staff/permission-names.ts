import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { FieldGroup } from '#src/domain/catalogue/field-owners.ts';
import type { Permission } from '#src/domain/staff/permission.ts';
import type { ShippedRoleName } from '#src/domain/staff/shipped-roles.ts';

/** What each permission lets somebody do. */
export const PERMISSION_NAMES: Record<Permission, MessageDescriptor> = {
  'orders:read': msg`See orders`,
  'orders:write': msg`Send, change and cancel orders`,
  'returns:write': msg`Take returns`,
  'refunds:write': msg`Pay back by hand`,
  'reservations:write': msg`Hand out reservations`,
  'gift-cards:write': msg`Block and give gift cards`,
  'goodwill:write': msg`Give gift cards without an order`,
  'customers:read': msg`See customers`,
  'customers:write': msg`Change customers`,
  'customers:erase': msg`Erase customers`,
  'products:write': msg`Change products`,
  'prices:write': msg`Change prices`,
  'stock:read': msg`See stock`,
  'stock:write': msg`Change stock`,
  'content:write': msg`Change content`,
  'reviews:write': msg`Judge reviews`,
  'settings:write': msg`Change settings of the shops`,
  'finance:read': msg`See payments and books`,
  'measurements:read': msg`See how pages and sales do`,
  'staff:write': msg`Invite staff and give roles`,
  'keys:write': msg`Make API keys and endpoints`,
  'audit:read': msg`See the audit log`,
};

/** Roles that ship, in the language of the page; others have the name that was typed. */
export const ROLE_NAMES: Record<ShippedRoleName, MessageDescriptor> = {
  owner: msg`Owner`,
  desk: msg`Customer service`,
  warehouse: msg`Warehouse`,
  buyer: msg`Buying`,
  editor: msg`Editing`,
  finance: msg`Finance`,
};

/** What a key may own of products. */
export const FIELD_GROUP_NAMES: Record<FieldGroup, MessageDescriptor> = {
  texts: msg`texts`,
  sheet: msg`sheet`,
  pictures: msg`pictures`,
  prices: msg`prices`,
  stock: msg`stock`,
};
