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
  const isShop = useMatch({
    from: '/$locale',
    shouldThrow: false,
    select: ({ context }) => context.shop !== undefined,
  });
  return (
    <MainPart>
      <title>{t`This page has left the collection`}</title>
      <ErrorScreen
        title={<Trans>This page has left the collection</Trans>}
        picture="essentials"
        isShop={isShop}
      >
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
