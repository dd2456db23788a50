import type { ContentLink as Content } from '#src/domain/content/content-parts.schema.ts';
import { pathIn } from '#src/domain/content/help-path.ts';
import { contentTarget } from '#src/domain/content/page-slugs.ts';
import { useLocale } from '#src/i18n/use-locale.ts';
import {
  CartLink,
  FamilyLink,
  HomeLink,
  type Look,
  PathLink,
  SearchLink,
  StoryLink,
} from './links.tsx';
import { pageUrl } from './urls.ts';

/** A link as editors write it: a path without locale, or an https URL. */
export function ContentLink({ link, ...look }: { link: Pick<Content, 'url'> } & Look) {
  const locale = useLocale();
  const target = contentTarget(link.url);
  switch (target.page) {
    case 'home':
      return <HomeLink {...look} />;
    case 'cart':
      return <CartLink {...look} />;
    case 'family':
      return <FamilyLink family={target} {...look} />;
    case 'story':
      return <StoryLink story={target.slug} {...look} />;
    case 'search':
      return <SearchLink text={target.text} {...look} />;
    case 'other':
      return <PathLink path={pageUrl(locale, pathIn(locale, target.path))} {...look} />;
    case 'outside':
      return <a href={target.href} rel="noopener" {...look} />;
  }
}
