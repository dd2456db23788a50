import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { useMemo } from 'react';
import {
  fillText,
  type MailTextsKind,
  PLACEHOLDERS,
  type Placeholder,
} from '#src/domain/mail/mail-texts.ts';

export const KIND_NAMES: Record<MailTextsKind, MessageDescriptor> = {
  order: msg`Order placed`,
  shipping: msg`Parcel on its way`,
  withdrawal: msg`Withdrawal declared`,
  return: msg`Return registered`,
  refund: msg`Money paid back`,
  'payment-link': msg`Order to be paid by a link`,
  'gift-card': msg`Gift card for its recipient`,
  'stock-alert': msg`Size back in stock`,
  reservation: msg`Reserved in a store`,
  'reservation-cancelled': msg`Reservation cancelled`,
  newsletter: msg`Newsletter: confirmation`,
  welcome: msg`Newsletter: welcome`,
  'sign-in-code': msg`Code to sign in`,
  'password-reset': msg`New password asked for`,
  'new-email': msg`New email address`,
  'password-changed': msg`Account: password changed`,
  'password-removed': msg`Account: password removed`,
  'passkey-added': msg`Account: passkey added`,
  'provider-connected': msg`Account: provider connected`,
  'email-changed': msg`Account: email address changed`,
  'account-opened': msg`Account: opened from orders of a guest`,
  'account-merged': msg`Account: merged`,
  'account-deleted': msg`Account: deleted`,
  'account-reactivated': msg`Account: restored`,
  shared: msg`What several mails have in common`,
};

const PLACEHOLDER_NAMES: Record<Placeholder, MessageDescriptor> = {
  amount: msg`amount`,
  brand: msg`name of the shop`,
  carrier: msg`carrier`,
  code: msg`code`,
  day: msg`day`,
  days: msg`number of days`,
  firstName: msg`first name`,
  orderNumber: msg`order number`,
  product: msg`product`,
  recipient: msg`recipient`,
  returnNumber: msg`return number`,
  sender: msg`sender`,
  trackingNumber: msg`tracking number`,
  until: msg`day and time of the end`,
  when: msg`day and time`,
};

/** What texts are for, by the last part of where they lie. */
const TEXT_NAMES = new Map<string, MessageDescriptor>([
  ['addedLead', msg`First paragraph, of items added to an order`],
  ['addedSubject', msg`Subject, of items added to an order`],
  ['addedTitle', msg`Heading, of items added to an order`],
  ['advice', msg`What the reader may do`],
  ['bankNext', msg`When money is at the bank`],
  ['dropOff', msg`Where and until when`],
  ['free', msg`Where the return is free`],
  ['giftCardNext', msg`When money is on a gift card`],
  ['how', msg`Heading of how it is sent back`],
  ['lead', msg`First paragraph`],
  ['leaveLead', msg`How to unsubscribe`],
  ['leaveLink', msg`Words of the button to unsubscribe`],
  ['link', msg`Words of the button`],
  ['next', msg`What happens now`],
  ['noDelivery', msg`Where delivery is chosen later`],
  ['notYou', msg`If the reader did not ask for it`],
  ['number', msg`Before the number`],
  ['paid', msg`Where the customer pays the return`],
  ['plainLead', msg`First paragraph, where nothing came back`],
  ['preview', msg`What lists of mails show beside the subject`],
  ['print', msg`About the label`],
  ['refund', msg`About the refund`],
  ['shoeLead', msg`First paragraph, of shoes`],
  ['shoeTitle', msg`Heading, of shoes`],
  ['signature', msg`Why it was sent, at the end`],
  ['store', msg`Before the store`],
  ['subject', msg`Subject`],
  ['subjectFrom', msg`Subject, where the sender is named`],
  ['terms', msg`How long it can be paid`],
  ['title', msg`Heading`],
  ['titleFrom', msg`Heading, where the sender is named`],
  ['track', msg`Words of the button that tracks the order`],
  ['tracking', msg`Tracking number`],
]);
/** Of kinds that are written together, each with its name before it: `confirmSubject`. */
const PREFIX = /^(confirm|welcome|made|cancelled)([A-Z])/;

/** Parts of a page, by where their texts lie; without a name where it has one part. */
const PART_NAMES = new Map<string, MessageDescriptor>([
  ['', msg`Mails about orders`],
  ['order', msg`Mails about orders`],
  ['return', msg`Mails about returns`],
  ['reservation', msg`Mails about reservations`],
  ['newsletter', msg`Mails of the newsletter`],
  ['account', msg`Mails about accounts`],
  ['account.code', msg`To customers`],
  ['account.guestCode', msg`To guests`],
]);

export const partOfText = (key: string) => key.split('.').slice(0, -1).join('.');

export function useMailWords() {
  const { i18n } = useLingui();
  return useMemo(() => {
    const placeholders = new Map(
      PLACEHOLDERS.map((name) => [name, i18n._(PLACEHOLDER_NAMES[name])] as const),
    );
    const byName = new Map([...placeholders].map(([name, shown]) => [shown, name]));
    const shownNames: ReadonlyMap<string, string> = placeholders;
    return {
      kindName: (kind: MailTextsKind) => i18n._(KIND_NAMES[kind]),
      textName: (key: string) => {
        const last = key.split('.').at(-1) ?? '';
        const name = last.replace(PREFIX, (_all, _kind, first: string) => first.toLowerCase());
        return i18n._(TEXT_NAMES.get(name) ?? { id: name });
      },
      partName: (part: string) => i18n._(PART_NAMES.get(part) ?? { id: part }),
      placeholderName: (name: string) => shownNames.get(name) ?? name,
      /** A text with its placeholders in the words of who reads it, and back. */
      shown: (text: string) => fillText(text, (name) => `{${shownNames.get(name) ?? name}}`),
      typed: (text: string) => fillText(text, (name) => `{${byName.get(name.trim()) ?? name}}`),
    };
  }, [i18n]);
}
