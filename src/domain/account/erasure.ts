/**
 * Days for which a deleted account can be restored, where `ERASE_AFTER_DAYS` says nothing else; then it
 * is erased (regulation (EU) 2016/679, article 17). Somebody who asks is answered within a month
 * (article 12), so that the term is no longer.
 */
export const RESTORABLE_DAYS = { usual: 30, min: 7, max: 30 };

/**
 * Whole years for which the books are kept after the year of an order, where `KEEP_ORDERS_YEARS` says
 * nothing else: the longest of the seven countries (docs/privacy.md).
 */
export const BOOK_YEARS = { usual: 10, min: 6, max: 30 };
