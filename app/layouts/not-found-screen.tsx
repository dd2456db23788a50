import { Trans, useLingui } from '@lingui/react/macro';
import { useLocation, useMatch } from '@tanstack/react-router';
import { isLocaleCode } from '#src/domain/shop/locales.ts';
import { ErrorScreen } from '#src/features/failures/error-screen.tsx';
import { SearchForm } from '#src/features/search/search-form.tsx';
import { MainPart } from './frame.tsx';

/** 404: a title, two lines of text, a search, a way home (LAY-10). */
export function NotFoundScreen() {
  const { t } = useLingui();
  const prefix = useLocation({ select: ({ pathname }) => pathname.split('/')[1] });
  // None below the prefix of a shop that the retailer has not opened.
  const brandName = useMatch({
    from: '/$locale',
    shouldThrow: false,
    select: ({ context }) => context.shop?.brandName,
  });
  const isShop = brandName !== undefined;
  const title = t`This page has left the collection`;
  return (
    <MainPart>
      <title>{isShop ? `${title} · ${brandName}` : title}</title>
      <ErrorScreen title={title} picture="essentials" isShop={isShop}>
        <p>
          <Trans>The address may have changed, or the item may be sold out for good.</Trans>
        </p>
        <p>
          <Trans>There is plenty more to discover, starting in the shop window.</Trans>
        </p>
        {isShop && isLocaleCode(prefix) && <SearchForm locale={prefix} />}
      </ErrorScreen>
    </MainPart>
  );
}
