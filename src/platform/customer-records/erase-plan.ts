import { type SQL, sql } from 'drizzle-orm';

/** Whose row it is: by the customer, by one of their orders, or by the e-mail of an account. */
export type Owner = 'customer' | 'order' | 'email';

/** When it is erased: with the person, or once the law lets go of the books. */
export type Stage = 'person' | 'books';

export type ErasePart = {
  table: string;
  by: Owner;
  at: Stage;
  /** The row, or what it says of the person; nothing where it says nothing of them. */
  erases: 'row' | 'nothing' | SQL;
  /** What is left, and why it may be. */
  stays?: string;
};

const goes = (table: string, by: Owner = 'customer'): ErasePart => ({
  ...{ table, by, at: 'person', erases: 'row' },
});

const withoutRecipients = sql`(
  select coalesce(jsonb_agg(card || '{"recipientEmail": "", "recipientName": "", "message": ""}'), '[]')
  from jsonb_array_elements(gift_cards) card)`;

/**
 * What is erased of a person, and what stays: the only list that jobs read. A new table that knows
 * customers, their orders or their e-mails is decided about here. Laws and terms: docs/privacy.md.
 */
export const ERASE_PLAN: readonly ErasePart[] = [
  {
    ...{ table: 'orders', by: 'customer', at: 'person' },
    erases: sql`gift_cards = ${withoutRecipients}, gift_wrap = gift_wrap || '{"message": ""}'`,
    stays: 'Goods, amounts and addresses: the books',
  },
  {
    ...{ table: 'payments', by: 'customer', at: 'person' },
    erases: sql`client = null, redirect_url = null`,
    stays: 'Amounts, instants and the references of the provider: the books',
  },
  {
    ...{ table: 'promo_code_uses', by: 'customer', at: 'person', erases: 'nothing' },
    stays: 'That a code which holds once was used; it names nobody',
  },
  {
    ...{ table: 'promotion_uses', by: 'customer', at: 'person', erases: 'nothing' },
    stays: 'What an order took of a promotion; it names nobody',
  },
  {
    ...{ table: 'carts', by: 'customer', at: 'person' },
    erases: sql`billing_address = null, shipping_address = null, gift_cards = '[]',
      state = case when state = 'active' then 'deleted' else state end`,
    stays: 'What lay in it, for the counts of a shop',
  },
  {
    ...{ table: 'draft_orders', by: 'customer', at: 'person' },
    erases: sql`email = '', customer_name = '', billing_address = null`,
    stays: 'What was offered, and by whom of the staff',
  },
  {
    ...{ table: 'goodwill_cards', by: 'email', at: 'person' },
    erases: sql`recipient_email = '', recipient_name = '', recipient_mailbox = null, message = ''`,
    stays: 'Who gave how much, and why: the books',
  },
  goes('customer_notes'),
  goes('customer_files'),
  goes('reservations'),
  goes('loyalty_movements'),
  goes('wishlist_products'),
  goes('wishlist_shares'),
  goes('stock_alerts'),
  goes('reviews'),
  goes('subscriptions'),
  goes('delivery_addresses'),
  goes('billing_addresses'),
  goes('bank_details'),
  goes('email_changes'),
  goes('passkeys'),
  goes('provider_connections'),
  goes('refresh_token_families'),
  goes('account_notices'),
  goes('order_notes', 'order'),
  {
    ...{ table: 'order_links', by: 'order', at: 'person', erases: 'nothing' },
    stays: 'A digest that names nobody: the rights from an order outlive the account',
  },
  goes('newsletter_requests', 'email'),
  goes('newsletter_subscriptions', 'email'),
  goes('unsubscribe_tokens', 'email'),
  {
    // The job closes an account's row, or deletes a guest's.
    ...{ table: 'customers', by: 'customer', at: 'person', erases: sql`deleted_at = null` },
    stays: 'Its id, which what stays points to; a guest leaves no row',
  },
  {
    ...{ table: 'orders', by: 'order', at: 'books' },
    erases: sql`shipping_address = null, billing_address = null, voucher = null, loyalty_card = null,
      gift_cards = ${withoutRecipients}, gift_wrap = gift_wrap || '{"message": ""}'`,
    stays: 'Goods and amounts, which name nobody',
  },
  {
    ...{ table: 'payments', by: 'order', at: 'books' },
    erases: sql`client = null, redirect_url = null, voucher = null`,
    stays: 'Amounts and instants',
  },
  {
    ...{ table: 'order_parcels', by: 'order', at: 'books', erases: sql`tracking_number = null` },
    stays: 'What left, and when',
  },
  { table: 'order_notes', by: 'order', at: 'books', erases: 'row' },
  { table: 'order_links', by: 'order', at: 'books', erases: 'row' },
];
