import { Trans } from '@lingui/react/macro';
import { LegalLink } from '#src/features/shop/legal-link.tsx';
import { text } from '#styles/recipes';

/** What the pay button does. */
export function CardTerms() {
  return (
    <p className={text({ tone: 'muted', size: 'sm' })}>
      <Trans>
        You pay on the secure page of our payment partner: we never see your card number. By paying,
        you accept our <LegalLink page="terms">terms of sale</LegalLink>. Please also read about{' '}
        <LegalLink page="withdrawal">your right to cancel</LegalLink> and{' '}
        <LegalLink page="privacy">our use of your data</LegalLink>.
      </Trans>
    </p>
  );
}
