/**
 * Every error code, with the status that answers it and its message: a constant for logs and for
 * the rules that compare it. People read the sentences of i18n/errors.ts.
 */
export const ERRORS = {
  // Default error constants (specification §8).
  INTERNAL_SERVER_ERROR: { status: 500, message: 'internal server error' },
  UNAUTHORIZED: { status: 401, message: 'unauthorized' },
  BAD_REQUEST: { status: 400, message: 'bad request' },
  NOT_FOUND: { status: 404, message: 'not found' },

  // Calls.
  INVALID_SUBSCRIPTION_KEY: { status: 401, message: 'Invalid subscription key' },
  INVALID_JWT: { status: 401, message: 'Invalid JWT.' },
  CONTENT_TOO_LARGE: { status: 413, message: 'content too large' },
  TOO_MANY_REQUESTS: { status: 429, message: 'too many requests' },
  SERVICE_UNAVAILABLE: { status: 503, message: 'service unavailable' },
  IDEMPOTENCY_KEY_REUSED: { status: 422, message: 'idempotency key used with another body' },
  PLATFORM_UNREACHABLE: { status: 503, message: 'the platform did not answer' },
  PLATFORM_MALFORMED: { status: 502, message: 'the platform answered something unexpected' },
  PARAMETERS_CALL_FAILED: { status: 500, message: 'web-domains parameters call failed' },

  // Catalogue.
  PRODUCT_NOT_FOUND: { status: 404, message: 'No product found' },
  FAMILY_NOT_FOUND: { status: 404, message: 'No family found' },

  // Wishlist.
  WISHLIST_NOT_SHARED: { status: 404, message: 'No wishlist is shared under this link' },

  // Stores.
  STORE_NOT_FOUND: { status: 404, message: 'No store found' },
  SIZE_NOT_IN_STORE: { status: 422, message: 'no item of this size left in the store' },
  RESERVATION_NOT_OFFERED: { status: 422, message: 'this shop lays nothing aside' },
  RESERVATION_LIMIT_REACHED: { status: 422, message: 'the customer has enough laid aside' },

  // Cart.
  CART_NOT_FOUND: { status: 404, message: 'No cart found for id' },
  CART_VERSION_CONFLICT: { status: 409, message: 'cart version is stale' },
  CART_ALREADY_EXISTS: { status: 406, message: 'the customer already has a cart' },
  PREVIEW_ONLY: { status: 403, message: 'a preview of a shop takes no orders' },
  CART_LOCKED: { status: 423, message: 'a payment is under way for this cart' },
  CART_EMPTY: { status: 422, message: 'the cart is empty' },
  CART_INCOMPLETE: { status: 422, message: 'a checkout step is missing' },
  CART_CHANGED: { status: 412, message: 'price or stock changed since the shopper saw the cart' },
  LINE_NOT_FOUND: { status: 404, message: 'No line found' },
  QUANTITY_NOT_AVAILABLE: { status: 422, message: 'quantity not available' },
  QUANTITY_LIMIT_REACHED: { status: 422, message: 'a line holds no more items' },
  CART_FULL: { status: 422, message: 'the cart holds no more lines' },
  PRODUCT_OUT_OF_STOCK: { status: 422, message: 'Product_out_of_stock' },
  NO_KNOWN_CART: { status: 400, message: 'No known cart in store' },

  // Promo codes.
  PROMO_CODE_UNKNOWN: { status: 404, message: 'promo code unknown' },
  PROMO_CODE_EXPIRED: { status: 422, message: 'promo code expired' },
  PROMO_CODE_ALREADY_USED: { status: 422, message: 'promo code already used' },
  PROMO_CODE_ALREADY_APPLIED: { status: 422, message: 'promo code already applied' },
  PROMO_CODE_GIFT_IN_CART: { status: 422, message: 'gift of the code already in the cart' },
  PROMO_CODE_NO_GOODS: { status: 422, message: 'nothing in the cart that the code is for' },
  PROMO_CODE_USED_UP: { status: 422, message: 'all uses of the code are gone' },
  PROMO_CODE_ITEMS_MISSING: { status: 422, message: 'too few items that the code is for' },
  PROMO_CODE_MINIMUM_NOT_REACHED: { status: 422, message: 'cart below the minimum of the code' },

  // Gift cards that pay.
  GIFT_CARD_UNKNOWN: { status: 404, message: 'gift card or PIN unknown' },
  GIFT_CARD_NOT_FOUND: { status: 404, message: 'No gift card found' },
  GIFT_CARD_EXPIRED: { status: 422, message: 'gift card expired' },
  GIFT_CARD_BLOCKED: { status: 422, message: 'gift card blocked' },
  GIFT_CARD_EMPTY: { status: 422, message: 'nothing is left on the gift card' },
  GIFT_CARD_CURRENCY: { status: 422, message: 'gift card in another currency' },
  GIFT_CARD_NOT_NEEDED: { status: 422, message: 'nothing is left to pay' },
  // What a cart holds beside products.
  LOYALTY_NOT_OFFERED: { status: 422, message: 'this shop has no loyalty programme' },
  LOYALTY_MEMBER_ALREADY: { status: 422, message: 'the customer is a loyalty member' },
  LOYALTY_MEMBERS_ONLY: { status: 422, message: 'offers are for loyalty members' },
  LOYALTY_OFFER_UNKNOWN: { status: 404, message: 'No loyalty offer found' },
  LOYALTY_OFFER_UNAVAILABLE: { status: 422, message: 'the offer does not hold for this cart' },
  GIFT_CARD_NOT_OFFERED: { status: 422, message: 'this shop sells no gift cards' },
  GIFT_CARD_AMOUNT_INVALID: { status: 422, message: 'amount outside of what gift cards hold' },
  GIFT_CARD_DAY_INVALID: { status: 422, message: 'gift cards are sent today or within a year' },
  GIFT_CARD_LIMIT_REACHED: { status: 422, message: 'the cart holds no more gift cards' },
  GIFT_WRAP_NOT_OFFERED: { status: 422, message: 'this shop does not wrap these goods' },
  DONATION_NOT_OFFERED: { status: 422, message: 'this shop does not take this donation' },

  // Checkout.
  SHIPPING_METHOD_UNAVAILABLE: { status: 422, message: 'shipping method not available' },
  DELIVERY_POINT_UNKNOWN: { status: 422, message: 'no such place to deliver to' },
  COUNTRY_NOT_SERVED: { status: 422, message: 'country not served' },
  ADDRESS_INVALID: { status: 422, message: 'address invalid' },
  ADDRESS_NOT_FOUND: { status: 404, message: 'No address found' },
  ADDRESS_LIMIT_REACHED: { status: 422, message: 'the account holds no more addresses' },
  PAYMENT_METHOD_UNAVAILABLE: { status: 422, message: 'payment method not offered' },
  PAYMENT_PROVIDER_UNKNOWN: { status: 404, message: 'No payment provider found' },
  PAYMENT_NOT_FOUND: { status: 404, message: 'No payment found' },
  PAYMENT_REQUIRED: { status: 402, message: 'the cart is not paid' },
  PAYMENT_REFUSED: { status: 402, message: 'the payment was refused' },
  PAYMENT_CANCELLED: { status: 402, message: 'the payment was cancelled' },
  PAYMENT_FAILED: { status: 402, message: 'the payment failed' },
  PAYMENT_ATTEMPTS_EXCEEDED: { status: 429, message: 'too many refused payments' },
  VOUCHER_LIMIT_REACHED: { status: 422, message: 'too many vouchers wait to be paid' },
  BOT_CHECK_FAILED: { status: 422, message: 'the bot check failed' },
  FREE_CART_NOT_ALLOWED: { status: 422, message: 'a cart of zero cannot be ordered here' },
  ORDER_NOT_FOUND: { status: 404, message: 'No order found' },
  ORDER_CLAIM_UNKNOWN: { status: 404, message: 'No order found of this number and e-mail' },
  ORDER_LINK_UNKNOWN: { status: 404, message: 'No order found for this link' },
  WITHDRAWAL_NOT_POSSIBLE: { status: 422, message: 'this cannot be taken back any more' },
  RETURN_NOT_POSSIBLE: { status: 422, message: 'the shop does not take this back any more' },

  // Account.
  ACCOUNT_NOT_FOUND: { status: 404, message: 'No account found' },
  OTHER_CUSTOMER: { status: 409, message: 'the page was drawn for another customer' },
  ACCOUNT_REQUIRED: { status: 403, message: 'guests have no account' },
  EMAIL_HAS_ACCOUNT: { status: 409, message: 'there is an account of this e-mail already' },
  ACCOUNT_DELETED: { status: 403, message: 'the account is deleted' },
  SIGN_IN_NOT_RECENT: { status: 403, message: 'the last sign-in was too long ago' },
  PROFILE_INVALID: { status: 422, message: 'profile invalid' },
  PASSWORD_WRONG: { status: 422, message: 'the current password is another one' },
  PASSWORD_WEAK: { status: 422, message: 'the new password is too weak' },
  PASSWORD_COMMON: { status: 422, message: 'the new password is among the first that are guessed' },
  BANK_DETAILS_NOT_FOUND: { status: 404, message: 'No bank details found' },

  // Newsletter.
  UNSUBSCRIBE_TOKEN_UNKNOWN: { status: 404, message: 'No subscription found for token' },
} as const;

export type ErrorCode = keyof typeof ERRORS;

/** Codes that only the back office meets; its own texts say them to the staff. */
export const STAFF_ERRORS = {
  MEDIA_IN_USE: { status: 409, message: 'a text shows the picture' },
  MAIL_TEXT_INVALID: { status: 422, message: 'a text of a mail cannot be used' },
  MAIL_TEXT_LINK: { status: 422, message: 'a text of a mail has a link in it' },
  FORBIDDEN: { status: 403, message: 'not allowed' },
  ENDPOINT_NOT_ALLOWED: { status: 422, message: 'events are not sent to this URL' },
  /** Somebody else was faster: what they wrote is newer than what the caller saw. */
  CHANGED_BY_OTHERS: { status: 412, message: 'changed since it was read' },
  /** Whichever of e-mail, password, code or passkey was wrong. */
  STAFF_SIGN_IN_REFUSED: { status: 401, message: 'sign-in refused' },
  INVITATION_OVER: { status: 410, message: 'the invitation was used, is too old or unknown' },
  PASSWORD_LINK_OVER: { status: 410, message: 'the link was used, is too old or unknown' },
  SECOND_FACTOR_WRONG: { status: 422, message: 'the code or passkey does not hold' },
  STAFF_MEMBER_ALREADY: { status: 409, message: 'this e-mail is a member of staff already' },
  LAST_OWNER: { status: 409, message: 'nobody else is an owner of all shops' },
  ROLE_FIXED: { status: 409, message: 'this role ships as it is' },
  ROLE_NAME_TAKEN: { status: 409, message: 'there is another role of this name' },
  KEYS_UNDECIDED: { status: 409, message: 'say what becomes of the keys of this member' },
  KEY_HAS_TWO_SECRETS: { status: 409, message: 'an earlier secret still works, and would end' },
  REDIRECT_LEADS_BACK: { status: 422, message: 'the redirect would lead back to itself' },
  PRICES_INVALID: { status: 422, message: 'prices or days do not fit together' },
  FAMILY_NOT_EMPTY: { status: 409, message: 'the family has products or families below it' },
  WORD_INVALID: { status: 422, message: 'the word has no name in any language' },
  WORD_TAKEN: { status: 409, message: 'there is a word of this kind and name' },
  WORD_IN_USE: { status: 409, message: 'products have the word' },
  FIELD_OWNED: { status: 409, message: 'a key owns the field, and writes it alone' },
  WORDS_MEET: { status: 409, message: 'a product has both colours' },
  SIZE_CHART_INVALID: { status: 422, message: 'a size is there twice or lacks a measure' },
  SIZE_CHART_TAKEN: { status: 409, message: 'there is a chart of these sizes and this brand' },
  FAMILY_INVALID: { status: 422, message: 'the family has no name or cannot be there' },
  PRODUCT_INVALID: { status: 422, message: 'a part of the product does not fit' },
  PRODUCT_NOT_READY: { status: 422, message: 'the product lacks what an offer needs in a shop' },
  PUBLICATION_INVALID: { status: 422, message: 'the end comes before the beginning, or is past' },
  /** `field` names what does not fit: one of `SETTING_FAULTS`. */
  SETTING_INVALID: { status: 422, message: 'parts of the setting contradict each other' },
  PROMOTION_INVALID: { status: 422, message: 'times or amounts of the promotion do not fit' },
  PROMOTION_CODE_TAKEN: { status: 409, message: 'another promotion or offer has this code' },
  PROMOTION_CODES_TOO_MANY: { status: 422, message: 'more codes than a promotion can have' },
  DROP_INVALID: { status: 422, message: 'these times or parts of a drop do not fit' },
  PROMOTIONS_TOO_MANY: { status: 422, message: 'too many promotions run in a shop at that time' },
  PLAN_TOO_DEEP: { status: 422, message: 'a price would be zero or below' },
  PLAN_EMPTY: { status: 422, message: 'the plan would reduce nothing' },
  PRICES_PLANNED: { status: 409, message: 'a later change of these prices is planned' },
  ROLE_IN_USE: { status: 409, message: 'somebody has this role' },
  ENTRY_NAME_TAKEN: { status: 409, message: 'there is an entry of this name, or was one' },
  ENTRY_STAYS: { status: 409, message: 'every shop has this entry' },
  ORDER_NOT_CHANGEABLE: { status: 422, message: 'the order has left, or is not paid' },
  DRAFT_ORDER_NOT_WAITING: { status: 422, message: 'it was paid or withdrawn, or has ended' },
  PARCEL_NOT_POSSIBLE: { status: 422, message: 'these items are not there to be sent' },
  INSPECTION_NOT_POSSIBLE: { status: 422, message: 'this does not say all of what came' },
  EXCHANGE_NOT_POSSIBLE: { status: 422, message: 'no such size of the same item in stock' },
  LABEL_NOT_MADE: { status: 502, message: 'the carrier made no label' },
  PICTURE_NOT_POSSIBLE: { status: 422, message: 'a refused item has up to three pictures' },
  PICTURE_NOT_READABLE: { status: 422, message: 'no JPEG, PNG or WebP that can be read' },
  REFUND_NOT_POSSIBLE: { status: 422, message: 'more than is left to be paid back' },
  MERGE_NOT_POSSIBLE: { status: 422, message: 'these accounts cannot be merged now' },
  MAIL_NOT_REPEATABLE: { status: 422, message: 'this mail cannot be written again' },
  RESERVATION_OVER: { status: 422, message: 'the reservation is over, or the item is back' },
  REFUND_LIMIT_REACHED: { status: 422, message: 'more than the role may pay back' },
} as const;

const ALL_ERRORS = { ...ERRORS, ...STAFF_ERRORS };
export type AnyErrorCode = keyof typeof ALL_ERRORS;

export function statusOf(code: AnyErrorCode) {
  return ALL_ERRORS[code].status;
}

export function isErrorCode(value: string): value is ErrorCode {
  return Object.hasOwn(ERRORS, value);
}

type DomainErrorDetails = {
  message?: string;
  field?: string;
  version?: number;
  retryAfterSeconds?: number;
};

/** A rule refuses: thrown by rules and stores, answered with the code's status where HTTP ends. */
export class DomainError extends Error {
  readonly code: AnyErrorCode;
  /** The part of the request that is refused, by its name on the wire. */
  readonly field: string | undefined;
  /** Current version of the cart, with a stale one. */
  readonly version: number | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(code: AnyErrorCode, details: DomainErrorDetails = {}) {
    super(details.message ?? ALL_ERRORS[code].message);
    this.name = 'DomainError';
    this.code = code;
    this.field = details.field;
    this.version = details.version;
    this.retryAfterSeconds = details.retryAfterSeconds;
  }
}

export function isDomainError(error: unknown, ...codes: AnyErrorCode[]): error is DomainError {
  return error instanceof DomainError && (codes.length === 0 || codes.includes(error.code));
}

/** What was looked for; throws the error of `code` where there is none. */
export function requireFound<T>(found: T, code: AnyErrorCode): NonNullable<T> {
  if (found === null || found === undefined) throw new DomainError(code);
  return found;
}
