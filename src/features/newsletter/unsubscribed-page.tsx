import { Trans } from '@lingui/react/macro';
import { HomeLink } from '#src/features/shop/links.tsx';
import { button } from '#styles/recipes';
import { LetterPage } from './letter-page.tsx';

/** `/unsubscribe/confirmation` */
export function UnsubscribedPage() {
  return (
    <LetterPage
      title={<Trans>You are unsubscribed</Trans>}
      lead={<Trans>We have taken your address off the list. You are always welcome back.</Trans>}
    >
      <p>
        <HomeLink className={button({ look: 'outline' })}>
          <Trans>Discover the collection</Trans>
        </HomeLink>
      </p>
    </LetterPage>
  );
}
