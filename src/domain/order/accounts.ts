/** What the books of a retailer have an account for, in the order of the pages. */
export const ACCOUNTS = [
  ...(['goods', 'delivery', 'return-fees', 'vat', 'gift-cards', 'donations'] as const),
  ...(['card', 'wallet', 'bank', 'later', 'voucher'] as const),
] as const;
export type Account = (typeof ACCOUNTS)[number];
