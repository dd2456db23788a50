import { expect, test } from 'vitest';
import { getDomain, ONLINE_LOCALES } from '#src/domain/shop/locales.ts';
import { lackingIn } from '../../../../tests/support/feature-words.ts';
import { textsFor } from './platform-texts.ts';
import type { PlatformTexts } from './text-types.ts';

/** All words of a language, sentences with a number or a brand included. */
function wordsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'function') return [String(value(5, 5))];
  return Object.values(value ?? {}).flatMap(wordsOf);
}

/** What every shop says: without the mails and lines of a feature, which only its shops send. */
function saidEverywhere({ signIn, mails, ...pages }: PlatformTexts): string[] {
  const { eresa: _, ...leads } = signIn.leads;
  const { reservation: _1, stockAlert: _2, giftCard: _3, order, refund, ...others } = mails;
  const { loyaltyCard: _4, giftCard: _5, ...orderLines } = order;
  // Who chose to bring a return to a store found one that takes them.
  const { toStore: _6, ...returnLines } = others.return;
  const sent = { ...others, return: returnLines };
  return wordsOf([{ ...signIn, leads }, pages, sent, orderLines, refund]);
}

test.each(ONLINE_LOCALES)('sign-in and mails of %s name nothing that the shop lacks', (shop) => {
  const said = saidEverywhere(textsFor(getDomain(shop).lang));
  // The law of France says where clothes are collected.
  const ownWords = said.filter((text) => !text.startsWith('Vos articles et leur emballage'));
  expect(ownWords.map((text) => [text, lackingIn(shop, text)])).toEqual(
    ownWords.map((text) => [text, []]),
  );
});
