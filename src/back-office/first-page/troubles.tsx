import { Plural, useLingui } from '@lingui/react/macro';
import Alert from '@mui/material/Alert';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { getFailingJobs, getShopGaps } from '#src/domain/overview/overview.calls.ts';
import type { ShopGaps } from '#src/domain/overview/overview.schema.ts';
import { ask } from '../calls/ask.ts';
import { Section } from '../look/section.tsx';
import { useShopNames } from '../look/shop-names.ts';

/** What a shop lacks, in words. */
function Lacking({ drafts, missing, seller, settings }: ShopGaps['shops'][number]) {
  const parts: ReactNode[] = [
    missing.length > 0 && (
      <Plural key="missing" value={missing.length} one="# text missing" other="# texts missing" />
    ),
    drafts.length > 0 && (
      <Plural
        key="drafts"
        value={drafts.length}
        one="# text to be checked"
        other="# texts to be checked"
      />
    ),
    seller.length > 0 && (
      <Plural
        key="seller"
        value={seller.length}
        one="# fact about the seller missing"
        other="# facts about the seller missing"
      />
    ),
    settings.length > 0 && (
      <Plural
        key="settings"
        value={settings.length}
        one="# setting missing"
        other="# settings missing"
      />
    ),
  ];
  const told = parts.filter((part) => part !== false);
  return told.map((part, index) => [index > 0 && ', ', part]);
}

/** Shops that lack what they must publish. */
export function Gaps() {
  const { t } = useLingui();
  const { nameOf } = useShopNames();
  const { data } = useQuery({
    queryKey: ['gaps'],
    queryFn: ({ signal }) => ask(getShopGaps, {}, signal),
  });
  if (data === undefined || data.shops.length === 0) return null;
  return (
    <Section title={t`Shops that are not complete`}>
      <ul>
        {data.shops.map((shop) => (
          <li key={shop.domain}>
            {`${nameOf(shop.domain)} (${shop.domain}): `}
            <Lacking {...shop} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Work in the background that fails, so that somebody looks at it. */
export function FailingJobs() {
  const { t } = useLingui();
  const { data } = useQuery({
    queryKey: ['failing-jobs'],
    queryFn: ({ signal }) => ask(getFailingJobs, {}, signal),
  });
  if (data === undefined || data.values.length === 0) return null;
  return (
    <Section title={t`Work in the background that fails`}>
      {data.values.map(({ name, failing, reason }) => (
        <Alert key={name} severity="warning" sx={{ mb: 1 }}>
          {`${name}: `}
          <Plural value={failing} one="# job is tried again" other="# jobs are tried again" />
          {reason !== null && ` · ${reason}`}
        </Alert>
      ))}
    </Section>
  );
}
