import type { AccountMailTexts, LinkMailTexts } from './account-mail-texts.ts';
import type { SignInTexts } from './sign-in-texts.ts';

/** Words of the platform's own pages: one type, so that no language misses one. */
export type PlatformTexts = SignInTexts & {
  /** What a page says of a promotion of members, to everybody. */
  promotions: { forMembers: (label: string) => string };
  backTo: (brand: string) => string;
  invoice: InvoiceTexts;
  creditNote: CreditNoteTexts;
  packing: PackingTexts;
  returnLabel: ReturnLabelTexts;
  mails: {
    /** To somebody who is to work in the back office, or who forgot the password of it. */
    staff: LinkMailTexts & {
      signature: (brand: string) => string;
      password: LinkMailTexts;
      given: GivenMailTexts;
    };
    account: AccountMailTexts;
    reservation: ReservationMailTexts;
    newsletter: NewsletterMailTexts;
    stockAlert: StockAlertMailTexts;
    /** Under the mail of an order: why it was written. */
    signature: (brand: string) => string;
    order: OrderMailTexts;
    paymentLink: PaymentLinkMailTexts;
    shipping: ShippingMailTexts;
    withdrawal: WithdrawalMailTexts;
    return: ReturnMailTexts;
    refund: RefundMailTexts;
    giftCard: GiftCardMailTexts;
  };
};

/** Words of the mail that tells owners how much a member gave by hand in a day. */
export type GivenMailTexts = {
  subject: (name: string) => string;
  title: string;
  lead: (name: string, amount: string) => string;
  link: string;
};

/** Words of the mail that confirms an order. */
export type OrderMailTexts = {
  subject: (orderNumber: string) => string;
  title: (firstName: string) => string;
  /** `day` as people of the shop write it. */
  lead: (orderNumber: string, day: string) => string;
  /** A colour beside the name of an item, with whose gender its word need not agree. */
  colour: (label: string) => string;
  size: (size: string) => string;
  /** The same of shoes: some languages have a word of their own for it. */
  shoeSize: (size: string) => string;
  quantity: (count: number) => string;
  total: string;
  /** Where no VAT is charged. */
  untaxedTotal: string;
  /** An item that costs nothing. */
  free: string;
  freeDelivery: string;
  loyaltyCard: string;
  giftCard: string;
  /** When a gift card is sent that was bought for a day. */
  giftCardOn: (day: string) => string;
  donation: string;
  giftWrap: string;
  deliveredTo: string;
  /** The days between which it comes. */
  expected: (days: string) => string;
  billedTo: string;
  /** How items and packaging are sorted (code de l’environnement, L541-9-3), where the shop must say it. */
  sorting: string;
  /** Before what the customer still gets of an order of which some was cancelled. */
  toCome: string;
  /** Leads to the order without a sign-in. */
  track: string;
  link: string;
};

/** Words of the mail that asks a customer to pay what the staff put together. */
export type PaymentLinkMailTexts = {
  signature: (brand: string) => string;
  subject: (brand: string) => string;
  /** Of items that are added to an order. */
  addedSubject: (orderNumber: string) => string;
  addedTitle: string;
  /** The name may be empty. */
  title: (firstName: string) => string;
  lead: (brand: string) => string;
  addedLead: (orderNumber: string) => string;
  toPay: string;
  link: string;
  /** Where the customer chooses how it is delivered. */
  noDelivery: string;
  /** How long the prices hold, and that items may sell out. */
  terms: (day: string) => string;
};

/** Words of an invoice, beside those that it has in common with the mail of its order. */
export type InvoiceTexts = {
  title: (orderNumber: string) => string;
  /** Letters, digits and dashes without accents. */
  fileName: (orderNumber: string) => string;
  number: string;
  date: string;
  fiscalNumber: (number: string) => string;
  item: string;
  quantity: string;
  price: string;
  amount: string;
  /** The day on which the goods left, or days on which they are expected. */
  supplied: string;
  order: string;
  /** Heads of the sums by rate. */
  rate: string;
  net: string;
  vat: string;
  gross: string;
  /** Says of gift cards and donations that no tax is charged on them. */
  untaxed: string;
  /** `card` is masked. */
  byGiftCard: (card: string) => string;
  paid: string;
};

/** Words of what the warehouse prints, beside those of the invoice. */
export type PackingTexts = {
  title: (orderNumber: string) => string;
  /** Letters, digits and dashes without accents. */
  fileName: (orderNumber: string) => string;
  to: string;
  /** Above the message of a gift, and where a gift has none. */
  giftMessage: string;
  gift: string;
  pickList: string;
  /** Of several orders, in one file. */
  slips: string;
};

/** Words of the mail that says that an order has left. */
export type ShippingMailTexts = {
  subject: (orderNumber: string) => string;
  title: string;
  lead: (orderNumber: string, carrier: string) => string;
  tracking: (trackingNumber: string) => string;
};

/** Words of the mail that acknowledges a withdrawal. */
export type WithdrawalMailTexts = {
  subject: (orderNumber: string) => string;
  title: string;
  /** `when` is day and time as people of the shop write them. */
  lead: (orderNumber: string, when: string) => string;
  /** What happens now. */
  next: string;
  /** The same where nothing of it has left. */
  unsent: string;
  /** Before those that had not left, where others had. */
  partUnsent: string;
};

/** Words of the mail that says that money was paid back for a withdrawal. */
export type RefundMailTexts = {
  subject: (orderNumber: string) => string;
  title: string;
  lead: (orderNumber: string, amount: string) => string;
  /** The same where nothing came back for it. */
  plainLead: (orderNumber: string, amount: string) => string;
  /** Before items that never left. */
  cancelled: string;
  /** What went back by the bank, and on gift cards. */
  bank: string;
  giftCard: string;
  /** When it is there. */
  bankNext: string;
  giftCardNext: string;
};

/** Words of the mail that asks whether an address is meant, and of the one that thanks it. */
export type NewsletterMailTexts = {
  signature: (brand: string) => string;
  confirmSubject: (brand: string) => string;
  confirmTitle: string;
  confirmLead: (brand: string) => string;
  confirmLink: string;
  notYou: string;
  welcomeSubject: (brand: string) => string;
  welcomeTitle: string;
  welcomeLead: (brand: string) => string;
  leaveLead: string;
  leaveLink: string;
};

/** Words on the label of a return. */
export type ReturnLabelTexts = {
  /** Labels that lie in parcels, on one sheet. */
  sheet: string;
  title: (returnNumber: string) => string;
  /** Safe in a header and on every disk. */
  fileName: (returnNumber: string) => string;
  to: string;
  order: string;
  number: string;
  /** Who pays the postage. */
  free: string;
  paid: string;
  cut: string;
};

/** Words of the mail about a return that the shop promises, and of what the label says of it. */
export type ReturnMailTexts = {
  subject: (returnNumber: string) => string;
  title: string;
  lead: (orderNumber: string, returnNumber: string) => string;
  how: string;
  print: string;
  /** `day` as people of the shop write it. */
  dropOff: (carrier: string, day: string) => string;
  /** Who pays the postage. */
  free: string;
  paid: string;
  /** The label is prepaid, and taken off the refund. */
  fee: (amount: string) => string;
  /** Nothing is sent: the items are brought into a store. */
  toStore: (returnNumber: string) => string;
  refund: (amount: string, days: string) => string;
  link: string;
};

/** Words of the mail that brings a gift card to whom it was bought for. */
export type GiftCardMailTexts = {
  signature: (brand: string) => string;
  subject: (brand: string) => string;
  title: (recipientName: string) => string;
  /** Where its giver has said who they are. */
  subjectFrom: (senderName: string, brand: string) => string;
  titleFrom: (recipientName: string, senderName: string) => string;
  /** `amount` and `day` as people of the shop write them. */
  lead: (amount: string, day: string) => string;
  number: string;
  pin: string;
  link: string;
};

/** Words of the mails about a piece that a store lays aside. */
export type ReservationMailTexts = {
  signature: (brand: string) => string;
  madeSubject: (product: string) => string;
  madeTitle: string;
  /** `until` and `when` are a day and a time as people of the shop write them. */
  madeLead: (until: string) => string;
  cancelledSubject: (product: string) => string;
  cancelledTitle: string;
  cancelledLead: (when: string) => string;
  number: string;
  store: string;
  link: string;
};

/** Words of the mail that says that a size is back. */
export type StockAlertMailTexts = {
  signature: (brand: string) => string;
  subject: (product: string) => string;
  title: string;
  lead: (product: string) => string;
  shoeTitle: string;
  shoeLead: (product: string) => string;
  link: string;
};

/** Words of the paper that says what was credited of an invoice. */
export type CreditNoteTexts = {
  title: (number: string) => string;
  fileName: (number: string) => string;
  /** Before the number of the invoice. */
  invoice: string;
  /** What reductions took off the items, and what of the delivery is credited. */
  rest: string;
  /** What was taken off for the label that the items came with. */
  label: string;
  /** What was not paid back for an item. */
  byHand: string;
  total: string;
  toBank: string;
  toGiftCards: string;
};
