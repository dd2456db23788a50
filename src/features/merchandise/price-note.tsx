import { Trans } from '@lingui/react/macro';
import { LegalLink } from '#src/features/shop/legal-link.tsx';
import { text } from '#styles/recipes';

type PriceNoteProps = {
  /** Nothing comes on top: delivery is in the amount, or free. */
  isComplete?: boolean;
};

/** What a price contains, and what comes to it (directive 98/6/EC; PAngV, section 6). */
export function PriceNote({ isComplete = false }: PriceNoteProps) {
  return (
    <p className={text({ tone: 'muted', size: 'sm' })}>
      {isComplete ? (
        <Trans>VAT included</Trans>
      ) : (
        <Trans>
          VAT included, <LegalLink page="delivery">plus delivery</LegalLink>
        </Trans>
      )}
    </p>
  );
}
