import { Plural, useLingui } from '@lingui/react/macro';
import Alert from '@mui/material/Alert';
import { useQuery } from '@tanstack/react-query';
import { getFailingJobs, getShopGaps } from '#src/domain/overview/overview.calls.ts';
import type { ShopGaps } from '#src/domain/overview/overview.schema.ts';
import { ask } from '../calls/ask.ts';
import { Facts } from '../look/facts.tsx';
import { Section } from '../look/section.tsx';
import { useShopNames } from '../look/shop-names.ts';

/** What a shop lacks, in words. */
const Lacking = ({ drafts, missing, seller, settings }: ShopGaps['shops'][number]) => (
  <>
    {missing.length > 0 && (
      <div>
        <Plural value={missing.length} one="# text missing" other="# texts missing" />
      </div>
    )}
    {drafts.length > 0 && (
      <div>
        <Plural value={drafts.length} one="# text to be checked" other="# texts to be checked" />
      </div>
    )}
    {seller.length > 0 && (
      <div>
        <Plural
          value={seller.length}
          one="# fact about the seller missing"
          other="# facts about the seller missing"
        />
      </div>
    )}
    {settings.length > 0 && (
      <div>
        <Plural value={settings.length} one="# setting missing" other="# settings missing" />
      </div>
    )}
  </>
);

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
      <Facts
        rows={data.shops.map((shop) => [
          nameOf(shop.domain),
          <Lacking key={shop.domain} {...shop} />,
        ])}
      />
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
