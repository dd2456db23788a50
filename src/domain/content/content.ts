/** Content-managed structures (specification §3). Paths in content carry no locale prefix. */

export const BANNER_TYPES = [
  'default',
  'info',
  'warning',
  'danger',
  'success',
  'fid',
  'alert',
] as const;
export type BannerType = (typeof BANNER_TYPES)[number];

/** `url` is a path without locale prefix, or an absolute https address. */
export type ContentLink = { label: string; url: string };

/** A menu entry: a page of its own, columns of links, and one picture. */
export type NavigationGroup = ContentLink & {
  columns: { title: string; links: ContentLink[] }[];
  picture: { hero: string; alt: string; link: ContentLink } | null;
};

export type HeaderLayout = {
  notification: { content: string; type: BannerType } | null;
  navigation_group: NavigationGroup[];
  navigation_modular: ContentLink[];
};

/** What opens from the menu, by entry and under "More"; read when it is first opened. */
export type Menu = Pick<HeaderLayout, 'navigation_group' | 'navigation_modular'>;

/** What every page carries of the header: the entries, not what is below them. */
export type HeaderOutline = Pick<HeaderLayout, 'notification'> & {
  entries: (ContentLink & { isOpening: boolean })[];
  hasMore: boolean;
};

export function headerOutline(layout: HeaderLayout): HeaderOutline {
  return {
    notification: layout.notification,
    entries: layout.navigation_group.map(({ label, url, columns }) => ({
      label,
      url,
      isOpening: columns.length > 0,
    })),
    hasMore: layout.navigation_modular.length > 0,
  };
}

/** An invitation to subscribe, in words and colours of the editors (`#rrggbb`). */
export type NewsletterBanner = {
  uid: string;
  title: string;
  texts: { short_text: string; long_text: string; text_color: string };
  cta: { label: string; cta_label_color: string };
  background_color: string;
};

export type FooterLayout = {
  reinsurances: { icon: string; title: string; text: string }[];
  links_modular: { title: string; links: ContentLink[] }[];
  community: { title: string; text: string; links: ContentLink[] } | null;
  own_social_networks: { label: string; url: string; icon: string }[];
  legals: { label: string; links: ContentLink[] };
  banner_newsletter: NewsletterBanner | null;
};

/** Country selector entry (specification §3, A-128). */
export type SiteSelectorEntry = {
  country_name: string;
  country_code: string;
  country_language: string;
  display_flag: boolean;
  /** Locale code of the site. */
  locale: string;
};

export type SiteSelector = { title: string; entries: SiteSelectorEntry[] };

/** Folders of assets that hold compositions, by the letters that are read on their ground. */
export const HERO_FOLDERS = { light: 'heroes', dark: 'heroes-pale' } as const;
/** Which letters stand on a composition. */
export type Letters = keyof typeof HERO_FOLDERS;

/** Home page content: heroes name a drawn composition. */
export type HomePage = {
  hero: { hero: string; title: string; text: string; link: ContentLink };
  families: { hero: string; title: string; url: string }[];
  selection: { title: string; familyId: string; link: ContentLink };
  editorial: { hero: string; title: string; text: string; link: ContentLink }[];
};

/**
 * What editors write of products that carry its code, such as "Last sizes" (specification §3): the
 * words on a tile, a sentence on the product's page, and the path of more of them.
 */
export type MarketingLabel = {
  code: string;
  title: string;
  url: string | null;
  marketing_banner: string | null;
};

/**
 * A story inside a list, as wide as two products: it stands after the `after`-th product. `url` is
 * a path of the shop or an https address.
 */
export type ListStory = { after: number; hero: string; title: string; url: string };

/** A story of the list of a family. */
export type StoryTile = ListStory & { familyId: string };

/** Legal notice of a commercial offer, by country and language. */
export type LegalNotice = { title: string; text: string };

/** Pages that editors tell a story on; each kind is a content type and a URL form. */
export const STORY_KINDS = ['landing', 'trend', 'lookbook'] as const;
export type StoryKind = (typeof STORY_KINDS)[number];

export function isStoryKind(value: string): value is StoryKind {
  return STORY_KINDS.some((kind) => kind === value);
}

/** A garment on an upright picture: where it lies, in percent, and the words that find it. */
export type StoryPlace = { x: number; y: number; search: string };

/** `html` is rich text as editors wrote it: it is cleaned before anybody reads it. */
export type StoryWords = { kind: 'words'; title: string; html: string };
export type StoryPicture = {
  kind: 'picture';
  hero: string;
  title: string;
  text: string;
  link: ContentLink;
};
/** The first products of the list that its link leads to. */
export type StoryProducts = { kind: 'products'; title: string; link: ContentLink };
/** A picture with places that lead to its products. */
export type StoryLook = {
  kind: 'look';
  hero: string;
  alt: string;
  title: string;
  text: string;
  places: StoryPlace[];
};

export type Story = {
  /** Its name in the address. */
  slug: string;
  title: string;
  text: string;
  hero: string;
  sections: (StoryWords | StoryPicture | StoryProducts | StoryLook)[];
};

/** What some shops have and others do not: domain parameters, and stores in its country. */
export const HELP_SWITCHES = [
  'wishlist',
  'showProductAvailabilityAlert',
  'giftCard',
  'loyalty',
  'ereservation',
  'stores',
] as const;
export type HelpSwitch = (typeof HELP_SWITCHES)[number];

/** In which shops an answer is true; neither: in all. */
export type HelpCondition = {
  onlyWith?: HelpSwitch | null;
  onlyWithout?: HelpSwitch | null;
};

/** `html` is rich text as editors wrote it. */
export type HelpAnswer = { question: string; html: string } & HelpCondition;

/** The help of a shop as editors wrote it; `shopHelp` makes of it what the shop shows. */
export type Help = {
  title: string;
  text: string;
  topics: { slug: string; title: string; answers: HelpAnswer[] }[];
};
