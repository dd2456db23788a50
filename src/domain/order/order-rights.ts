/**
 * How long an order gives rights, in days after it: the legal guarantee lasts two years from delivery
 * (Directive (EU) 2019/771, article 10), in Spain three (Royal Legislative Decree 1/2007, article 120),
 * which counts for all shops; and three months in which goods are delivered and faults are told.
 * Withdrawal is over long before.
 */
export const ORDER_RIGHTS_DAYS = 3 * 366 + 92;

/** When the rights from an order of an instant end. */
export const endOfRights = (orderedAt: Date): Date =>
  new Date(orderedAt.getTime() + ORDER_RIGHTS_DAYS * 24 * 60 * 60_000);
