import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { flow, heading, page, text } from '#styles/recipes';
import { NewsletterForm } from './newsletter-form.tsx';

type LetterPageProps = { title: ReactNode; lead: ReactNode; children?: ReactNode };

/** A page that a mail leads to: what it is about, and the one thing to do. */
export function LetterPage({ title, lead, children }: LetterPageProps) {
  return (
    <div className={page()}>
      <div className={flow({ gap: '6' })}>
        <h1 className={heading()}>{title}</h1>
        {/* What a click changes is announced. */}
        <p role="status" className={text({ measure: 'read' })}>
          {lead}
        </p>
        {children}
      </div>
    </div>
  );
}

/** `/newsletter/subscription`: for guests and customers alike (§6). */
export function SubscriptionPage({ knownEmail }: { knownEmail: string | null }) {
  return (
    <LetterPage
      title={<Trans>Our newsletter</Trans>}
      lead={
        <Trans>
          New arrivals, offers and stories from the studio. We send an email first, so that nobody
          else can sign you up.
        </Trans>
      }
    >
      <NewsletterForm knownEmail={knownEmail}>
        <Trans>Subscribe</Trans>
      </NewsletterForm>
    </LetterPage>
  );
}
