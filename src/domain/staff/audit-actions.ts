import { ORDER_ACTIONS } from '#src/domain/order/staff-order.ts';

/**
 * Who did it: a member of staff, a key, the platform itself for a member who planned it, or somebody
 * who was not signed in and gave the name of a member.
 */
export const ACTOR_KINDS = ['person', 'key', 'platform', 'visitor'] as const;
export type ActorKind = (typeof ACTOR_KINDS)[number];

/** Everything that the audit log can say was done. */
export const AUDIT_ACTIONS = [
  ...ORDER_ACTIONS,
  'audit.export',
  'content.copy',
  'content.create',
  'content.delete',
  'content.discard',
  'content.draft',
  'content.publish',
  'content.publish-planned',
  'content.restore',
  'customer.block',
  'customer.erase',
  'customer.export',
  'customer.mail-again',
  'customer.merge',
  'customer.note',
  'customer.sign-out',
  'customer.unblock',
  'delivery.again',
  'draft-order.mail-again',
  'draft-order.make',
  'draft-order.withdraw',
  'endpoint.add',
  'endpoint.change',
  'endpoint.remove',
  'family.change',
  'family.make',
  'family.move',
  'family.remove',
  'goods-word.change',
  'goods-word.make',
  'goods-word.merge',
  'goods-word.remove',
  'gift-card.block',
  'gift-card.give',
  'gift-card.unblock',
  'import.cancel',
  'import.run',
  'key.create',
  'key.end',
  'key.rotate',
  'list.export',
  'payment.refund-settled',
  'product.make',
  'price-plan.end',
  'price-plan.make',
  'price-set.make',
  'price-set.undo',
  'product.change',
  'product.draft-keep',
  'product.draft-publish',
  'product.draft-remove',
  'product.publish',
  'product.restore',
  'product.withdraw',
  'product.prices',
  'product.prices-withdrawn',
  'promotion.change',
  'promotion.make',
  'promotion.stop',
  'redirect.add',
  'redirect.remove',
  'reservation.collect',
  'reservation.put-back',
  'review.judge',
  'role.change',
  'role.create',
  'role.delete',
  'shop.checkout',
  'shop.delivery',
  'shop.seller',
  'shop.switch',
  'size-chart.change',
  'size-chart.make',
  'size-chart.remove',
  'staff.invite',
  'staff.invite-again',
  'staff.join',
  'staff.locked-out',
  'staff.passkey-added',
  'staff.passkey-removed',
  'staff.password',
  'staff.password-link',
  'staff.password-renewed',
  'staff.remove',
  'staff.rename',
  'staff.roles',
  'staff.session-end',
  'staff.settings',
  'staff.sign-in',
  'staff.totp-removed',
  'staff.totp-set',
  'staff.wrong-code',
  'staff.wrong-password',
  'stock.change',
  'stock.settings',
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

export const isAuditAction = (text: string): text is AuditAction =>
  AUDIT_ACTIONS.some((action) => action === text);

export type ActionOf<Kind extends string> = Extract<AuditAction, `${Kind}.${string}`>;

export type FailedSignIn = Extract<
  ActionOf<'staff'>,
  'staff.wrong-password' | 'staff.wrong-code' | 'staff.locked-out'
>;

/** What an entry is about. */
export const SUBJECT_KINDS = [
  'audit',
  'content',
  'customer',
  'delivery',
  'draft-order',
  'endpoint',
  'family',
  'gift-card',
  'goods-word',
  'goodwill-card',
  'import',
  'key',
  'list',
  'order',
  'payment',
  'product',
  'promotion',
  'redirect',
  'refund',
  'reservation',
  'review',
  'role',
  'settings',
  'shop',
  'size-chart',
  'staff',
  'stock',
] as const;
export type SubjectKind = (typeof SUBJECT_KINDS)[number];

export const isSubjectKind = (text: string): text is SubjectKind =>
  SUBJECT_KINDS.some((kind) => kind === text);
