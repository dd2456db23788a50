import { Trans } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { type LegalPageName, legalPath } from '#src/domain/legal/legal-pages.ts';
import { DeliveryRates } from '#src/features/delivery/delivery-rates.tsx';
import { RichText } from '#src/features/rich-text/rich-text.tsx';
import { TopPageData } from '#src/features/search-engines/structured-data.tsx';
import { Breadcrumb } from '#src/features/shop/breadcrumb.tsx';
import { WithdrawalLink } from '#src/features/shop/withdrawal-link.tsx';
import { banner, button, flow, heading, page as pageRecipe } from '#styles/recipes';
import { legalPageQuery } from './legal.functions.ts';
import { OfficialNotice } from './official-notice.tsx';

/** Imprint, terms, privacy and their like, as the shop's editors wrote them. */
export function LegalPage({ page }: { page: LegalPageName }) {
  const { data } = useSuspenseQuery(legalPageQuery(page));
  if (data === null) return null;
  const { title, nodes, isDraft, notice, deliveries } = data;
  return (
    <div className={pageRecipe({ top: 'tight' })}>
      <TopPageData name={title} path={legalPath(page)} />
      <Breadcrumb />
      <div className={flow({ gap: '6' })}>
        <h1 className={heading()}>{title}</h1>
        {isDraft && (
          <p className={banner({ type: 'warning' })}>
            <Trans>Draft: nobody has checked this text yet.</Trans>
          </p>
        )}
        {page === 'withdrawal' && (
          <p>
            <WithdrawalLink className={button({ look: 'outline' })}>
              <Trans>Cancel the contract here</Trans>
            </WithdrawalLink>
          </p>
        )}
        {deliveries !== null && deliveries.length > 0 && <DeliveryRates deliveries={deliveries} />}
        {notice !== null && <OfficialNotice of={notice} />}
        <RichText nodes={nodes} level="h2" />
      </div>
    </div>
  );
}
