import { createIsomorphicFn } from '@tanstack/react-start';
import type { ReactNode } from 'react';
import { useLocale } from '#src/i18n/use-locale.ts';
import { partsOfPage } from '#src/session/request-scope.server.ts';
import { partKey } from './part-key.server.ts';
import { useShop } from './shop-provider.tsx';

type ReadyPartProps = {
  as: 'div' | 'li' | 'ul';
  className?: string;
  /**
   * All that the content follows from, besides shop and language: what is not named must not show.
   * Null for what is rendered each time.
   */
  from: readonly object[] | null;
  /** `useId()` of who shows it, where the content has ids of its own. */
  place?: string;
  /** Renders the content where no earlier page has. */
  children: () => ReactNode;
};

/** What the element is marked by, and whether an earlier page has made what is in it. */
function useNoted({ as, from, place }: ReadyPartProps): { mark?: string; isReady: boolean } {
  const shop = useShop();
  const locale = useLocale();
  const parts = partsOfPage();
  if (from === null || parts === undefined) return { isReady: false };
  return parts.note({ key: partKey({ as, shop, locale, from, place }), place });
}

function PartOfPage(props: ReadyPartProps) {
  const { as: Element, className, children } = props;
  const { mark, isReady } = useNoted(props);
  return (
    <Element className={className} data-part={mark}>
      {isReady ? null : children()}
    </Element>
  );
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
