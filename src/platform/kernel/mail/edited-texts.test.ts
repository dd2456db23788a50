import { expect, test } from 'vitest';
import { faultOf, MAIL_TEXTS_KINDS, textsOf } from '#src/domain/mail/mail-texts.ts';
import { LANGUAGES } from '#src/domain/shop/locales.ts';
import { textsFor } from '../texts/platform-texts.ts';
import { mailTextsWith, shippedText } from './edited-texts.ts';

test.each(LANGUAGES)('every text that may be changed ships in %s with its values', (lang) => {
  for (const [key, placeholders] of MAIL_TEXTS_KINDS.flatMap(textsOf)) {
    const shipped = shippedText(lang, key, placeholders);
    expect([key, faultOf(key, shipped, placeholders)]).toEqual([key, null]);
  }
});

test('a mail says what the retailer wrote, with the values where the text names them', () => {
  const edited = new Map([
    [
      'shipping.lead',
      { text: '{carrier}: {orderNumber}', placeholders: ['orderNumber', 'carrier'] },
    ],
    ['paymentLink.title', { text: 'Hi {firstName}', placeholders: ['firstName'] }],
    ['shipping.title', { text: 'Gone', placeholders: [] }],
  ] as const);
  const texts = mailTextsWith('en', edited);
  expect(texts.shipping.lead('{carrier}', 'Post')).toBe('Post: {carrier}');
  expect(texts.shipping.title).toBe('Gone');
  expect(texts.paymentLink.title('Jo')).toBe('Hi Jo');
  // Of nobody the one that ships, which knows how to say it.
  expect(texts.paymentLink.title('')).toBe(textsFor('en').mails.paymentLink.title(''));
  expect(texts.refund).toEqual(textsFor('en').mails.refund);
});
