import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import {
  AUDIT_ACTIONS,
  type AuditAction,
  isAuditAction,
  isSubjectKind,
  type SubjectKind,
} from '#src/domain/staff/audit-actions.ts';
import type { AuditEntry } from '#src/domain/staff/staff.schema.ts';
import { ORDER_ACTION_NAMES } from '../orders/order-words.ts';

/** What was done, each by a name of its own: people choose by it what they look for. */
export const ACTION_NAMES: Record<AuditAction, MessageDescriptor> = {
  'audit.export': msg`Audit log exported`,
  'content.copy': msg`Text copied to another shop`,
  'content.create': msg`Text begun`,
  'content.delete': msg`Text deleted`,
  'content.discard': msg`Draft discarded`,
  'content.draft': msg`Draft saved`,
  'content.publish': msg`Text published`,
  'content.publish-planned': msg`Text published at its time`,
  'content.restore': msg`Earlier text shown again`,
  'customer.block': msg`Customer blocked`,
  'customer.erase': msg`Customer erased`,
  'customer.export': msg`Data of a customer exported`,
  'customer.mail-again': msg`Mail to a customer sent again`,
  'customer.merge': msg`Two accounts merged`,
  'customer.note': msg`Note about a customer written`,
  'customer.sign-out': msg`Customer signed out`,
  'customer.unblock': msg`Customer unblocked`,
  'delivery.again': msg`Event sent again`,
  'draft-order.mail-again': msg`Payment link sent again`,
  'draft-order.make': msg`Order made for a customer`,
  'draft-order.withdraw': msg`Payment link withdrawn`,
  'endpoint.add': msg`Event endpoint added`,
  'endpoint.change': msg`Event endpoint changed`,
  'endpoint.remove': msg`Event endpoint removed`,
  'family.change': msg`Family changed`,
  'family.make': msg`Family made`,
  'family.move': msg`Family moved`,
  'family.remove': msg`Family deleted`,
  'goods-word.change': msg`Brand, colour, material or care changed`,
  'goods-word.make': msg`Brand, colour, material or care made`,
  'goods-word.merge': msg`Two brands, colours, materials or care lines merged`,
  'goods-word.remove': msg`Brand, colour, material or care deleted`,
  'gift-card.block': msg`Gift card blocked`,
  'gift-card.give': msg`Gift card given`,
  'gift-card.unblock': msg`Gift card unblocked`,
  'import.cancel': msg`Import stopped`,
  'import.run': msg`File imported`,
  'key.create': msg`API key made`,
  'key.end': msg`API key ended`,
  'key.rotate': msg`Secret of an API key renewed`,
  'list.export': msg`List exported`,
  ...ORDER_ACTION_NAMES,
  'payment.refund-settled': msg`Refund without an order noted as paid another way`,
  'product.make': msg`Product made`,
  'price-plan.end': msg`Price plan withdrawn or stopped`,
  'price-plan.make': msg`Price plan made`,
  'price-set.make': msg`Prices changed in the grid`,
  'price-set.undo': msg`Prices of the grid undone`,
  'product.change': msg`Product changed`,
  'product.draft-keep': msg`Draft of a product saved`,
  'product.draft-publish': msg`Draft of a product published`,
  'product.draft-remove': msg`Draft of a product discarded`,
  'product.publish': msg`Product published or planned`,
  'product.restore': msg`Earlier version of a product written again`,
  'product.withdraw': msg`Product withdrawn`,
  'product.prices': msg`Prices of a product changed or planned`,
  'product.prices-withdrawn': msg`Planned prices withdrawn`,
  'promotion.codes': msg`Codes of a promotion made`,
  'promotion.change': msg`Promotion changed`,
  'promotion.make': msg`Promotion made`,
  'promotion.stop': msg`Promotion stopped or withdrawn`,
  'redirect.add': msg`Redirect added`,
  'redirect.remove': msg`Redirect removed`,
  'reservation.collect': msg`Reservation collected`,
  'reservation.put-back': msg`Reservation put back`,
  'review.judge': msg`Review judged`,
  'role.change': msg`Role changed`,
  'role.create': msg`Role made`,
  'role.delete': msg`Role deleted`,
  'shop.checkout': msg`Checkout of a shop chosen`,
  'shop.delivery': msg`Delivery of a shop changed`,
  'shop.seller': msg`Seller changed`,
  'shop.switch': msg`Switch of a shop turned`,
  'size-chart.change': msg`Size chart changed`,
  'size-chart.make': msg`Size chart made`,
  'size-chart.remove': msg`Size chart deleted`,
  'staff.invite': msg`Member invited`,
  'staff.invite-again': msg`Member invited again`,
  'staff.join': msg`Invitation accepted`,
  'staff.locked-out': msg`Locked out after too many attempts`,
  'staff.passkey-added': msg`Passkey added`,
  'staff.passkey-removed': msg`Passkey removed`,
  'staff.password': msg`Own password changed`,
  'staff.password-link': msg`Link for a new password asked for`,
  'staff.password-renewed': msg`Forgotten password renewed`,
  'staff.remove': msg`Member removed`,
  'staff.rename': msg`Own name or language changed`,
  'staff.roles': msg`Roles of a member changed`,
  'staff.session-end': msg`Own session ended`,
  'staff.settings': msg`Settings of the staff changed`,
  'staff.sign-in': msg`Signed in`,
  'staff.totp-removed': msg`Authenticator app removed`,
  'staff.totp-set': msg`Authenticator app set up`,
  'staff.wrong-code': msg`Wrong code or passkey`,
  'staff.wrong-password': msg`Wrong password`,
  'stock.change': msg`Stock changed`,
  'stock.settings': msg`Limit of low stock changed`,
};

const SUBJECT_NAMES: Record<SubjectKind, MessageDescriptor> = {
  audit: msg`Audit log`,
  content: msg`Content`,
  customer: msg`Customer`,
  delivery: msg`Event sent`,
  'draft-order': msg`Payment link`,
  endpoint: msg`Event endpoint`,
  'gift-card': msg`Gift card`,
  'goods-word': msg`Brand, colour, material or care`,
  'goodwill-card': msg`Gift card`,
  import: msg`Import`,
  key: msg`API key`,
  list: msg`List`,
  order: msg`Order`,
  payment: msg`Payment`,
  product: msg`Product`,
  family: msg`Family`,
  promotion: msg`Promotion`,
  redirect: msg`Redirect`,
  refund: msg`Refund`,
  reservation: msg`Reservation`,
  review: msg`Review`,
  role: msg`Role`,
  settings: msg`Settings`,
  shop: msg`Shop`,
  staff: msg`Member`,
  'size-chart': msg`Size chart`,
  stock: msg`Stock`,
};

/** An entry in words: who, what, and to what. */
export function useAuditWords() {
  const { t, i18n } = useLingui();

  function whoOf({ actor: { kind, id, name } }: AuditEntry): string {
    if (kind === 'key') return t`Key: ${name}`;
    if (kind === 'platform') return t`By itself, as ${name} planned`;
    if (kind === 'person') return name;
    return id === 'unknown' ? t`Somebody unknown` : t`Somebody, as ${name}`;
  }

  return {
    whoOf,
    actionOf: ({ action }: AuditEntry) =>
      isAuditAction(action) ? i18n._(ACTION_NAMES[action]) : action,
    subjectOf: ({ subject: { kind, id } }: AuditEntry) =>
      `${isSubjectKind(kind) ? i18n._(SUBJECT_NAMES[kind]) : kind} ${id}`,
    /** What may have been done, by name. */
    choices: AUDIT_ACTIONS.map((id) => ({ id, name: i18n._(ACTION_NAMES[id]) })).toSorted(
      (one, other) => one.name.localeCompare(other.name, i18n.locale),
    ),
  };
}
