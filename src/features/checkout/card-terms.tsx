import { Trans } from '@lingui/react/macro';
import { text } from '#styles/recipes';

/** What the pay button does. */
export function CardTerms() {
  return (
    <p className={text({ tone: 'muted', size: 'sm' })}>
      <Trans>
        You pay on the secure page of our payment partner: we never see a card number. By paying,
        you accept our terms of sale.
      </Trans>
    </p>
  );
}
