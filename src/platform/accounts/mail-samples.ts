import { RESTORABLE_DAYS } from '#src/domain/account/erasure.ts';
import type { MailContent } from '../kernel/mail/mail-content.ts';
import { type MailSamples, SAMPLE_TOKEN } from '../kernel/mail/mail-samples.ts';
import type { ShopLetter } from '../kernel/mail/shop-letter.ts';
import { ACCOUNT_NOTICES } from '../kernel/texts/account-mail-texts.ts';
import { codeMail, linkMail, noticeMail } from './account-mails.job.ts';

const CODE = '123456';

const signed = ({ texts, brandName }: ShopLetter, content: MailContent) => ({
  ...{ content, signature: texts.account.signature(brandName) },
});

const linked = (words: 'reset' | 'newEmail') => (letter: ShopLetter) =>
  signed(letter, linkMail(letter, { words, url: `${letter.shopUrl}?token=${SAMPLE_TOKEN}` }));

const coded = (isGuest: boolean) => (letter: ShopLetter) => {
  const { code, guestCode } = letter.texts.account;
  const words = isGuest ? { ...code, ...guestCode } : code;
  return { content: codeMail(letter, words, CODE), signature: words.signature(letter.brandName) };
};

const notices = ACCOUNT_NOTICES.map((kind) => {
  const sampled = (letter: ShopLetter, now: Date) => {
    const happened = { kind, happenedAt: now, restorableDays: RESTORABLE_DAYS.usual };
    return signed(letter, noticeMail(letter, happened));
  };
  return [kind, [sampled]] as const;
});

/** What the mails about accounts say, of what happened now. */
export const ACCOUNT_MAIL_SAMPLES: MailSamples<Date> = {
  ...Object.fromEntries(notices),
  'password-reset': [linked('reset')],
  'new-email': [linked('newEmail')],
  'sign-in-code': [coded(false), coded(true)],
};
