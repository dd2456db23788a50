import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import Alert from '@mui/material/Alert';
import type { Refusal as Refused } from '../calls/ask.ts';
import { faultSentence } from './setting-faults.ts';

/** What the back office says of codes; a code that no page of it provokes is told as a failure. */
const SENTENCES: Partial<Record<Refused['code'], MessageDescriptor>> = {
  UNREACHABLE: msg`The server did not answer. Nothing was changed: please try again.`,
  SERVICE_UNAVAILABLE: msg`The server is busy. Nothing was changed: please try again in a moment.`,
  UNAUTHORIZED: msg`Your session is over. Please sign in again.`,
  FORBIDDEN: msg`Your role does not allow this.`,
  BAD_REQUEST: msg`Something that you entered is not right. Please check it.`,
  NOT_FOUND: msg`This is not there any more, or belongs to a shop that is not yours.`,
  CHANGED_BY_OTHERS: msg`Somebody else was faster: the page now shows what they changed. Check it, and try again.`,
  TOO_MANY_REQUESTS: msg`Too many attempts. Please wait some minutes.`,
  STAFF_SIGN_IN_REFUSED: msg`The email address, password or code is not right.`,
  INVITATION_OVER: msg`This invitation was used or is too old. Ask for a new one.`,
  PASSWORD_LINK_OVER: msg`This link was used or is too old.`,
  PASSWORD_WEAK: msg`Please choose a password of at least 12 characters.`,
  PASSWORD_COMMON: msg`This password is easy to guess: repeated signs, rows of keys or digits, common words and the names of you and the shop are tried first. Please choose another one, such as four words that do not belong together.`,
  PASSWORD_WRONG: msg`This is not your current password.`,
  SECOND_FACTOR_WRONG: msg`This code is not right. Codes change every 30 seconds: please enter the next one.`,
  SIGN_IN_NOT_RECENT: msg`For your safety, please sign out and in again before you change this.`,
  STAFF_MEMBER_ALREADY: msg`Somebody with this email address is a member already.`,
  LAST_OWNER: msg`This is the last owner of all shops. Make somebody else an owner first.`,
  ROLE_FIXED: msg`This role ships with the shop and stays as it is.`,
  ROLE_NAME_TAKEN: msg`There is another role of this name.`,
  KEYS_UNDECIDED: msg`This member made API keys that work. Reload the page and say what becomes of them.`,
  KEY_HAS_TWO_SECRETS: msg`Somebody has just made a new secret. Reload the page before you make another one.`,
  ROLE_IN_USE: msg`Somebody has this role. Give them another one first.`,
  ENTRY_NAME_TAKEN: msg`There is an entry of this name, or was one. Please choose another name.`,
  MEDIA_IN_USE: msg`A text shows this picture. Choose another one there first.`,
  MAIL_TEXT_INVALID: msg`A text is empty, too long, or does not have the values that it needs.`,
  MAIL_TEXT_LINK: msg`A text of a mail names a web address. Mails lead on by their buttons alone: please say it without.`,
  ENTRY_STAYS: msg`Every shop needs this entry: it can be changed, and not deleted.`,
  REDIRECT_LEADS_BACK: msg`This would lead back to where it begins. Please choose another page.`,
  FAMILY_NOT_EMPTY: msg`Products or other families are in this family. Move them first.`,
  WORD_INVALID: msg`It needs a name in one language at least.`,
  WORD_TAKEN: msg`There is one of this name already. Choose that, or merge the two.`,
  WORD_IN_USE: msg`Products have it. Merge it with another one instead.`,
  WORDS_MEET: msg`A product has both colours, each with prices and stock of its own. They cannot be one.`,
  SIZE_CHART_INVALID: msg`A size of the chart needs a number for every measurement that another size has.`,
  SIZE_CHART_TAKEN: msg`There is a chart of these sizes and this brand already. Change that one.`,
  FAMILY_INVALID: msg`A family needs a name, and cannot be below itself.`,
  PRICES_INVALID: msg`These prices or days do not fit together: a reduced price is below the price, days are not past, and the last day comes after the first.`,
  PRODUCT_NOT_READY: msg`A shop that is chosen cannot show it yet: the page says what is missing there. Add that, or choose other shops.`,
  PUBLICATION_INVALID: msg`The end comes before the beginning, or is past.`,
  SETTING_INVALID: msg`Parts of it contradict each other. Please check it.`,
  PROMOTION_INVALID: msg`The times do not fit: a promotion begins now or later, and ends after it begins. Or a sum is missing in the currency of a shop.`,
  PROMOTION_CODE_TAKEN: msg`Another promotion that is not over, or another offer, has this code. Choose another one.`,
  PROMOTION_CODES_TOO_MANY: msg`A promotion has at most 50,000 codes. Make fewer.`,
  DROP_INVALID: msg`This does not fit: a drop begins later than now and ends after it begins, and a text needs a draft in one of its shops.`,
  PROMOTIONS_TOO_MANY: msg`One of these shops has as many promotions at that time as it can have. Stop one, or choose other times.`,
  PLAN_TOO_DEEP: msg`Some of it costs no more than what would be taken off. Choose a smaller amount, or other products.`,
  PLAN_EMPTY: msg`Nothing fits that could be reduced. Choose other products, shops or days.`,
  PRICES_PLANNED: msg`A later change of these prices is planned in one of the shops. Withdraw it first, or begin after it.`,
  ORDER_NOT_CHANGEABLE: msg`The order has left already, or is not paid yet.`,
  DRAFT_ORDER_NOT_WAITING: msg`It was paid or withdrawn in the meantime, or has ended.`,
  CART_LOCKED: msg`The customer is paying at this moment. Please try again later.`,
  CART_CHANGED: msg`It costs something else by now: the page shows the new price. Check it, and send the link again.`,
  QUANTITY_NOT_AVAILABLE: msg`There is not enough of an item: the form says of which. Take fewer, or another one.`,
  SHIPPING_METHOD_UNAVAILABLE: msg`It cannot be delivered this way. Please choose another one.`,
  COUNTRY_NOT_SERVED: msg`This shop does not deliver to this country.`,
  PARCEL_NOT_POSSIBLE: msg`These items are not there to be sent. Check what is still to send.`,
  INSPECTION_NOT_POSSIBLE: msg`Please say of every item of the return what was found.`,
  EXCHANGE_NOT_POSSIBLE: msg`This size of the item is not in stock.`,
  GIFT_CARD_NOT_OFFERED: msg`This shop has no gift cards.`,
  GIFT_CARD_AMOUNT_INVALID: msg`A gift card of this shop cannot hold that much.`,
  MERGE_NOT_POSSIBLE: msg`These accounts cannot be merged now. Look at both again: the page says why.`,
  MAIL_NOT_REPEATABLE: msg`This mail cannot be sent again: it is being written, is too old, or its gift card was used.`,
  RESERVATION_OVER: msg`This reservation is over: it was collected, cancelled or put back.`,
  LABEL_NOT_MADE: msg`The carrier made no label. Check the address, try again, or type the number yourself.`,
  PICTURE_NOT_POSSIBLE: msg`There are as many pictures as may be, or this one is there already.`,
  CONTENT_TOO_LARGE: msg`This file is too large.`,
  PRODUCT_INVALID: msg`A part of the product does not fit. Please check what is typed.`,
  PICTURE_NOT_READABLE: msg`This file cannot be read as a picture. Please choose a JPEG, PNG or WebP.`,
  REFUND_NOT_POSSIBLE: msg`This is more than is left to be paid back.`,
  REFUND_LIMIT_REACHED: msg`This is more than your role may pay back. Ask somebody with a higher limit.`,
  WITHDRAWAL_NOT_POSSIBLE: msg`These items cannot come back any more.`,
  RETURN_NOT_POSSIBLE: msg`These items cannot come back any more.`,
  ADDRESS_INVALID: msg`Please check the address: something is missing or not right.`,
  ENDPOINT_NOT_ALLOWED: msg`Events are not sent to this URL. It must begin with https:// and lead out of this network.`,
};

/** What was refused, announced; nothing where nothing was. */
export function Refusal({ of: refusal }: { of: Refused | null }) {
  const { t, i18n } = useLingui();
  if (refusal === null) return null;
  const { code, field: key } = refusal;
  const sentence =
    faultSentence(refusal.field) ??
    SENTENCES[refusal.code] ??
    msg`This was not possible. Please reload the page and try again.`;
  return (
    <Alert severity="error" sx={{ my: 1 }}>
      {code === 'FIELD_OWNED'
        ? t`The API key “${key}” writes this. Nobody else changes it while that key works.`
        : i18n._(sentence)}
    </Alert>
  );
}
