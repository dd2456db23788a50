import { expect, test } from 'vitest';
import { buildWebDomains } from '#src/demo/seed/shop-parameters.ts';
import { SITES } from '#src/demo/seed/sites.ts';
import { CONTENT_SCHEMAS } from '#src/domain/content/content.schema.ts';
import type { HelpSwitch } from '#src/domain/content/content.values.ts';
import { shopHelp } from '#src/domain/content/shop-help.ts';
import { getDomain, type Language, ONLINE_LOCALES } from '#src/domain/shop/locales.ts';
import { daysFrom } from '../days-from.ts';
import { buildContentEntries } from './build-content.ts';

/** What a promise of each thing cannot do without saying. */
const WORDS: Record<Language, Record<HelpSwitch, RegExp>> = {
  de: {
    wishlist: /wunschliste|herz/i,
    showProductAvailabilityAlert: /benachrichtigung/i,
    giftCard: /geschenkkarte/i,
    loyalty: /kundenkarte|eigene angebote/i,
    ereservation: /reservierung|zurücklegen/i,
    stores: /geschäft/i,
    freeReturns: /rückgabe ist kostenlos/i,
  },
  en: {
    wishlist: /wishlist|heart/i,
    showProductAvailabilityAlert: /alert/i,
    giftCard: /gift card/i,
    loyalty: /loyalty|offer/i,
    ereservation: /reserv|put aside/i,
    stores: /store/i,
    freeReturns: /returns are free/i,
  },
  es: {
    wishlist: /favorito|corazón/i,
    showProductAvailabilityAlert: /aviso/i,
    giftCard: /tarjetas? regalo/i,
    loyalty: /fidelidad|oferta/i,
    ereservation: /reserva|guardarme/i,
    stores: /tienda/i,
    freeReturns: /devolución es gratis/i,
  },
  fr: {
    wishlist: /favori|cœur/i,
    showProductAvailabilityAlert: /alerte/i,
    giftCard: /cartes? cadeaux?/i,
    loyalty: /fidélité|offres/i,
    ereservation: /réserv|de côté/i,
    stores: /magasin/i,
    freeReturns: /retour est gratuit/i,
  },
  it: {
    wishlist: /wishlist|cuore/i,
    showProductAvailabilityAlert: /avvis/i,
    giftCard: /carta regalo|carte regalo/i,
    loyalty: /fedeltà|offert/i,
    ereservation: /prenotazion|da parte/i,
    stores: /negoz/i,
    freeReturns: /reso è gratuito/i,
  },
  pl: {
    wishlist: /ulubion|serce/i,
    showProductAvailabilityAlert: /powiadomieni/i,
    giftCard: /podarunkow/i,
    loyalty: /stałego klienta|ofert/i,
    ereservation: /rezerwacj|odłożyć/i,
    stores: /sklep/i,
    freeReturns: /zwrot jest bezpłatny/i,
  },
};

const entries = buildContentEntries(SITES);
const shops = buildWebDomains(daysFrom(new Date('2026-11-26T12:00:00Z')));

test.each(ONLINE_LOCALES)(
  'the help of %s promises what the shop has, and nothing else',
  (locale) => {
    const entry = entries.find((one) => one.contentType === 'help_page' && one.locale === locale);
    const shop = shops.find(({ domain }) => domain === locale);
    if (shop === undefined) throw new Error(`no shop ${locale}`);
    const { lang, hasStores } = getDomain(locale);
    const help = shopHelp(CONTENT_SCHEMAS.help_page.parse(entry?.fields), shop);
    const text = help.topics
      .flatMap(({ title, answers }) => [
        title,
        ...answers.flatMap(({ question, html }) => [question, html]),
      ])
      .join('\n');
    const { wishlist, showProductAvailabilityAlert, giftCard, loyalty, ereservation } = shop.params;
    const isSaid = Object.fromEntries(
      Object.entries(WORDS[lang]).map(([name, words]) => [name, words.test(text)]),
    );
    expect(isSaid).toEqual({
      wishlist,
      showProductAvailabilityAlert,
      giftCard: giftCard !== null,
      loyalty,
      ereservation,
      stores: hasStores,
      freeReturns: shop.params.returns.isFree,
    });
    const { days, carrier } = shop.params.returns;
    for (const said of [String(days), carrier]) expect(text).toContain(said);
    expect(text.replace('{deliveryRates}', '')).not.toContain('{');
    expect(help.topics.every(({ answers }) => answers.length > 0)).toBe(true);
  },
);

test('an answer that an editor wrote without a condition is shown in every shop', () => {
  const help = CONTENT_SCHEMAS.help_page.parse({
    title: 'Help',
    text: '',
    topics: [
      { slug: 'care', title: 'Care', answers: [{ question: 'How?', html: '<p>Cold.</p>' }] },
    ],
  });
  for (const shop of shops) expect(shopHelp(help, shop).topics).toEqual(help.topics);
});
