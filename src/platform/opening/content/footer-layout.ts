import { PALETTE } from '#src/domain/brand/theme.ts';
import type { FooterLayout } from '#src/domain/content/content.schema.ts';
import { GIFT_CARD_PATH } from '#src/domain/gift-card/bought-card.ts';
import { STORES_PATH } from '#src/domain/store/store.ts';
import type { FamilyId } from '../../catalogue/face.ts';
import { SHEETS } from '../../catalogue/face.ts';
import { helpLinks } from './build-help.ts';
import { familyLink, familyPath, type Site, withAmount } from './site.ts';

/** What stands under every page of a shop. */
export function footerLayout({ locale, lang, words, offers }: Site): FooterLayout {
  const { menu, footer, community, newsletter } = words;
  const { delivery, returns, payment } = words.promises;
  const column = (familyId: FamilyId, families: readonly FamilyId[]) => ({
    title: SHEETS[lang].families[familyId].title,
    links: [
      { label: menu.all, url: familyPath(lang, familyId) },
      ...families.map((id) => familyLink(lang, id)),
    ],
  });
  return {
    reinsurances: [
      ...(offers.freeFrom === null
        ? []
        : [{ icon: 'truck', title: delivery.title, text: withAmount(delivery.text, { offers }) }]),
      { icon: 'return', ...returns },
      { icon: 'lock', ...payment },
    ],
    links_modular: [
      column('f1000', ['f1200', 'f1220', 'f1230', 'f1240']),
      column('f2000', ['f2210', 'f2220', 'f2230', 'f2240']),
      column('f3000', ['f3200', 'f3210', 'f3300', 'f3400']),
      {
        title: footer.help,
        links: [
          ...helpLinks(locale, lang),
          // Shown by the shops that have them (domain/content/shop-links.ts).
          { label: menu.giftCard, url: GIFT_CARD_PATH },
          { label: footer.stores, url: STORES_PATH },
        ],
      },
      {
        title: footer.account,
        links: [
          { label: footer.dashboard, url: '/account/dashboard' },
          { label: footer.orders, url: '/account/orders' },
        ],
      },
    ],
    community: {
      ...community,
      links: [familyLink(lang, 'f4000')],
    },
    own_social_networks: offers.networks,
    legals:
      offers.hasWelcomeCode || offers.freeFrom !== null
        ? { label: footer.legals, links: [] }
        : null,
    banner_newsletter: {
      uid: 'newsletter',
      title: newsletter.title,
      texts: {
        short_text: newsletter.text,
        long_text: newsletter.terms,
        text_color: PALETTE.onDark.light,
      },
      cta: { label: newsletter.link, cta_label_color: PALETTE.night.light },
      background_color: PALETTE.night.light,
    },
  };
}
