import { Trans, useLingui } from '@lingui/react/macro';
import type { FamilyLink as Family } from '#src/domain/catalogue.ts';
import { breadcrumb } from '#styles/recipes';
import { FamilyLink, HomeLink } from './links.tsx';

/** The way back up through the families. */
export function Breadcrumb({ families }: { families: readonly Family[] }) {
  const { t } = useLingui();
  return (
    <nav aria-label={t`You are here`}>
      <ol className={breadcrumb()}>
        <li>
          <HomeLink>
            <Trans>Home</Trans>
          </HomeLink>
        </li>
        {families.map((family) => (
          <li key={family.familyId}>
            <FamilyLink family={family}>{family.title}</FamilyLink>
          </li>
        ))}
      </ol>
    </nav>
  );
}
