import { createIsomorphicFn } from '@tanstack/react-start';
import type { ReactNode } from 'react';
import { preload } from 'react-dom';
import { useLocale } from '#src/i18n/use-locale.ts';
import type { NotedPart } from '#src/session/page-parts.server.ts';
import { partsOfPage } from '#src/session/request-scope.server.ts';
import { partKey } from './part-key.server.ts';
import { useShop } from './shop-provider.tsx';

type ReadyPartProps = {
  as: 'div' | 'header' | 'li' | 'ul';
  className?: string;
  /** All that the content follows from, besides shop and language: what is not named must not show. */
  from: readonly object[];
  /** `useId()` of who shows it, where the content has ids of its own. */
  place?: string;
  /** Renders the content where no earlier page has. */
  children: () => ReactNode;
};

/** What is known of the part where the page is everybody's. */
function useNoted({ as, from, place }: ReadyPartProps): NotedPart | undefined {
  const shop = useShop();
  const locale = useLocale();
  const parts = partsOfPage();
  return parts?.note({ key: partKey({ as, shop, locale, from, place }), place });
}

function PartOfPage(props: ReadyPartProps) {
  const { as: Element, className, children } = props;
  const noted = useNoted(props);
  if (!noted?.isReady) {
    return (
      <Element className={className} data-part={noted?.mark}>
        {children()}
      </Element>
    );
  }
  for (const { src, srcSet, sizes } of noted.pictures) {
    preload(src, { as: 'image', imageSrcSet: srcSet, imageSizes: sizes, fetchPriority: 'high' });
  }
  return <Element className={className} data-part={noted.mark} />;
}

/**
 * An element whose content is rendered once for all pages that show the same in it (decision 061).
 * Browsers render it like all others: what they hydrate is what React wrote for an earlier page.
 */
export const ReadyPart = createIsomorphicFn()
  .server((props: ReadyPartProps) => <PartOfPage {...props} />)
  .client(({ as: Element, className, children }: ReadyPartProps) => (
    <Element className={className}>{children()}</Element>
  ));
