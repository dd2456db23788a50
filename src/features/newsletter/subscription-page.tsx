import { Trans } from '@lingui/react/macro';
import { LetterPage } from './letter-page.tsx';
import { NewsletterForm } from './newsletter-form.tsx';

/** `/newsletter/subscription`: for guests and customers alike (§6). */
export function SubscriptionPage({ knownEmail }: { knownEmail: string | null }) {
  return (
    <LetterPage
      title={<Trans>Our newsletter</Trans>}
      lead={
        <Trans>
          New arrivals, private sales, stories from the studio. We send an email first, so that only
          you can sign up your address.
        </Trans>
      }
    >
      <NewsletterForm knownEmail={knownEmail}>
        <Trans>Subscribe</Trans>
      </NewsletterForm>
    </LetterPage>
  );
}
