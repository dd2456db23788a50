import { createIsomorphicFn } from '@tanstack/react-start';
import type { ReactNode } from 'react';
import { useLocale } from '#src/i18n/use-locale.ts';
import { partsOfPage } from '#src/session/request-scope.server.ts';
import { type PartContent, partKey } from './part-key.server.ts';
import { useShop } from './shop-provider.tsx';

type Noted = { attributes: { 'data-part'?: string }; isReady: boolean };
const UNKNOWN: Noted = { attributes: {}, isReady: false };

/** What the element is marked by, and whether an earlier page has made what is in it. */
const noted = createIsomorphicFn()
  .server((content: PartContent): Noted => {
    const parts = partsOfPage();
    if (parts === undefined) return UNKNOWN;
    const { mark, isReady } = parts.note({ key: partKey(content), place: content.place });
    return { attributes: { 'data-part': mark }, isReady };
  })
  .client((_content: PartContent): Noted => UNKNOWN);

type ReadyPartProps = {
  as: 'div' | 'li';
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

/**
 * An element whose content is rendered once for all pages that show the same in it (decision 061).
 * Browsers render it like all others: what they hydrate is what React wrote for an earlier page.
 */
export function ReadyPart({ as: Element, className, from, place, children }: ReadyPartProps) {
  const shop = useShop();
  const locale = useLocale();
  const { attributes, isReady } = from === null ? UNKNOWN : noted({ shop, locale, from, place });
  return (
    <Element className={className} {...attributes}>
      {isReady ? null : children()}
    </Element>
  );
}
