import type { HeaderLayout, NavigationGroup } from '#src/domain/content/content.schema.ts';
import { helpPath } from '#src/domain/content/help-path.ts';
import { GIFT_CARD_PATH } from '#src/domain/gift-card/bought-card.ts';
import type { Language } from '#src/domain/shop/locales.ts';
import { STORES_PATH } from '#src/domain/store/store.ts';
import type { FamilyId } from '../../catalogue/face.ts';
import { FAMILIES, SALE_FAMILY, SHEETS } from '../../catalogue/face.ts';
import { storyLink } from './build-stories.ts';
import type { HeroName } from './heroes.ts';
import { familyLink, type Site, withAmount } from './site.ts';

function group(
  { lang, words }: Site,
  familyId: FamilyId,
  columns: readonly { title: string; families: readonly FamilyId[] }[],
  picture: { hero: HeroName; alt: string } | null,
): NavigationGroup {
  const own = familyLink(lang, familyId);
  return {
    ...own,
    columns: columns.map(({ title, families }) => ({
      title,
      links: families.map((id) => familyLink(lang, id)),
    })),
    picture: picture && { ...picture, link: { label: words.menu.all, url: own.url } },
  };
}

const KIDS: readonly FamilyId[] = ['f5000', 'f6000', 'f7000'];

const titleOf = (lang: Language, familyId: FamilyId) => SHEETS[lang].families[familyId].title;

/** A column of a menu that is a root with all its children. */
function ownColumn(lang: Language, root: FamilyId) {
  const children = FAMILIES.filter(({ parentId }) => parentId === root);
  return {
    title: titleOf(lang, root),
    families: [root, ...children.map(({ familyId }) => familyId)],
  };
}

/** The menu of a shop, and what it announces above it. */
export function headerLayout(site: Site): HeaderLayout {
  const { words, locale, lang } = site;
  const { banner } = site.offers;
  return {
    notification:
      banner === null
        ? null
        : { content: withAmount(words.banners[banner.words], site), type: banner.type },
    follows_families: true,
    navigation_group: [
      group(site, 'f4000', [], { hero: 'new-season', alt: words.pictures.new }),
      // What is reduced changes: no picture shows it truly.
      group(site, SALE_FAMILY, [], null),
      group(
        site,
        'f1000',
        [
          {
            title: words.menu.clothes,
            families: ['f1200', 'f1290', 'f1210', 'f1220', 'f1230', 'f1240', 'f1245'],
          },
          { title: words.menu.bottoms, families: ['f1250', 'f1260', 'f1270', 'f1280'] },
        ],
        { hero: 'dresses', alt: words.pictures.women },
      ),
      group(
        site,
        'f2000',
        [
          { title: words.menu.clothes, families: ['f2210', 'f2220', 'f2230', 'f2240', 'f2245'] },
          // Not the women's word, which names skirts in some languages.
          {
            title: SHEETS[lang].families.f2250.title,
            families: ['f2250', 'f2260', 'f2280', 'f2290'],
          },
        ],
        { hero: 'men', alt: words.pictures.men },
      ),
      {
        ...group(
          site,
          'f5000',
          KIDS.map((id) => ownColumn(lang, id)),
          { hero: 'kids', alt: words.pictures.kids },
        ),
        label: words.menu.kids,
      },
      group(site, 'f8000', [ownColumn(lang, 'f8000')], {
        hero: 'lingerie',
        alt: words.pictures.lingerie,
      }),
      group(site, 'f9000', [ownColumn(lang, 'f9000')], {
        hero: 'sport',
        alt: words.pictures.sport,
      }),
      group(site, 'f3500', [ownColumn(lang, 'f3500')], {
        hero: 'shoes',
        alt: words.pictures.shoes,
      }),
      group(
        site,
        'f3000',
        [{ title: words.menu.finish, families: ['f3200', 'f3210', 'f3300', 'f3400'] }],
        { hero: 'accessories', alt: words.pictures.accessories },
      ),
      group(site, 'f9500', [ownColumn(lang, 'f9500')], { hero: 'home', alt: words.pictures.home }),
    ],
    navigation_modular: [
      // Shown by the shops that have them (domain/content/shop-links.ts).
      { label: words.menu.giftCard, url: GIFT_CARD_PATH },
      { label: words.footer.stores, url: STORES_PATH },
      { label: words.footer.help, url: helpPath(locale) },
      storyLink(lang, 'lb7'),
      storyLink(lang, 't11'),
      storyLink(lang, 'noel25'),
      storyLink(lang, 'linen26'),
      words.searches.linen,
      words.searches.silk,
      words.searches.stripes,
      familyLink(lang, 'f1260'),
    ],
  };
}
