import { useLingui } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { legalPath } from '#src/domain/legal/legal-pages.ts';
import { shellContentQuery } from '#src/features/content/content.functions.ts';
import { footer } from '#styles/recipes';
import { Links } from './legal-links.tsx';

/** What belongs at the foot of an order: who sells, on what terms, and what becomes of the data. */
const OF_ORDERS = (['imprint', 'terms', 'privacy'] as const).map(legalPath);

/** The foot of the steps of an order, where little else leads away. */
export function OrderFooter() {
  const { t } = useLingui();
  const { data } = useSuspenseQuery(shellContentQuery);
  const styles = footer();
  const links = data.legal.filter(({ url }) => OF_ORDERS.includes(url));
  if (links.length === 0) return null;
  return (
    <footer className={styles.short}>
      <nav aria-label={t`Legal information`} className={styles.sites}>
        <Links links={links} />
      </nav>
    </footer>
  );
}
