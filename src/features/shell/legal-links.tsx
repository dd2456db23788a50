import { Trans, useLingui } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import type { ContentLink as Link } from '#src/domain/content/content-parts.schema.ts';
import { shellContentQuery } from '#src/features/content/content.functions.ts';
import { ContentLink } from '#src/features/shop/content-link.tsx';
import { useShop } from '#src/features/shop/shop-provider.tsx';
import { WithdrawalLink } from '#src/features/shop/withdrawal-link.tsx';
import { footer } from '#styles/recipes';

export function Links({ links }: { links: readonly Link[] }) {
  return links.map((link) => (
    <ContentLink key={link.url} link={link} className={footer().site}>
      {link.label}
    </ContentLink>
  ));
}

/** What the law wants within reach of every page, never folded away. */
export function LegalLinks() {
  const { t } = useLingui();
  const { data } = useSuspenseQuery(shellContentQuery);
  const { lacks } = useShop();
  const styles = footer();
  if (data.legal.length === 0 && lacks.includes('withdrawal')) return null;
  return (
    <nav aria-label={t`Legal information`} className={styles.sites}>
      <WithdrawalLink className={styles.site}>
        <Trans>Cancel the contract here</Trans>
      </WithdrawalLink>
      <Links links={data.legal} />
    </nav>
  );
}
