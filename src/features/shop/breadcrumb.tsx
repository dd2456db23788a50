import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { FamilyLink as Family } from '#src/domain/catalogue/catalogue.schema.ts';
import { breadcrumb } from '#styles/recipes';
import { FamilyLink, HomeLink } from './links.tsx';

type BreadcrumbProps = {
  families?: readonly Family[];
  /** A step that is no family. */
  children?: ReactNode;
};

/** The way back up, through families or to a list of another kind. */
export function Breadcrumb({ families = [], children }: BreadcrumbProps) {
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
        {children && <li>{children}</li>}
      </ol>
    </nav>
  );
}
