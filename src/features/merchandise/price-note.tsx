import { Trans } from '@lingui/react/macro';
import { LegalLink } from '#src/features/shop/legal-link.tsx';
import { text } from '#styles/recipes';

/** What a price contains, and what comes to it (directive 98/6/EC; PAngV, section 6). */
export function PriceNote() {
  return (
    <p className={text({ tone: 'muted', size: 'sm' })}>
      <Trans>
        VAT included, <LegalLink page="delivery">plus delivery</LegalLink>
      </Trans>
    </p>
  );
}
