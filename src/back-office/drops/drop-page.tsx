import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link as PageLink, Show, Title, usePermissions, useRecordContext } from 'react-admin';
import { stopDrop } from '#src/domain/drop/drop.calls.ts';
import type { Drop } from '#src/domain/drop/drop.schema.ts';
import type { OnlineLocale } from '#src/domain/shop/locales.ts';
import { useWrite } from '../calls/use-write.ts';
import { ConfirmButton } from '../look/confirm-button.tsx';
import { type Fact, Facts } from '../look/facts.tsx';
import { useFormats } from '../look/formats.ts';
import { FULL_RECORD } from '../look/full-record.ts';
import { Refusal } from '../look/refusal.tsx';
import { Section } from '../look/section.tsx';
import { useShopNames } from '../look/shop-names.ts';
import { PLAN_STATE_NAMES } from '../products/product-words.ts';
import { ChangeDrop } from './drop-form.tsx';
import { Parts } from './drop-parts.tsx';
import { DropResults } from './drop-results.tsx';

/** Has the parts go back in some shops, or never begin there. */
function Stop({ drop, shops, isAll }: { drop: Drop; shops: OnlineLocale[]; isAll: boolean }) {
  const { t } = useLingui();
  const { nameOf } = useShopNames();
  const { write, isWriting, refusal } = useWrite();
  const { id: dropId, version, terms } = drop;
  if (shops.length === 0) return null;
  const named = shops.map((shop) => nameOf(shop)).join(', ');
  const isRunning = terms.some(({ shop, state }) => shops.includes(shop) && state === 'running');
  const one = isRunning ? t`Stop in this shop` : t`Withdraw in this shop`;
  const all = isRunning ? t`Stop everywhere` : t`Withdraw`;
  return (
    <>
      <Refusal of={refusal} />
      <ConfirmButton
        {...{ isWriting }}
        label={isAll ? all : one}
        question={
          isRunning
            ? t`Prices, promotions, content and products go back now in: ${named}. This cannot be undone.`
            : t`Nothing of it begins in: ${named}. Drafts stay drafts.`
        }
        onYes={() => write(stopDrop, { params: { dropId }, body: { version, shops } })}
      />
    </>
  );
}

/** When it runs in each shop, how it stands there, and the shop as it will be. */
function Shops({ drop, isPlanning }: { drop: Drop; isPlanning: boolean }) {
  const { t, i18n } = useLingui();
  const { nameOf } = useShopNames();
  const { momentIn } = useFormats();
  return (
    <Section title={t`Shops`}>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {drop.terms.map(({ shop, begins, ends, stopped, state }) => {
          const end = stopped ?? ends;
          const times = [begins, ...(end === null ? [] : [end])].map((at) => momentIn(shop, at));
          const terms = `${times.join(' – ')} · ${i18n._(PLAN_STATE_NAMES[state])}`;
          const preview = drop.previews.find((one) => one.shop === shop);
          const name = nameOf(shop);
          const isOpen = state === 'planned' || state === 'running';
          return (
            <Stack
              component="li"
              key={shop}
              direction="row"
              useFlexGap
              sx={{ flexWrap: 'wrap', gap: 1, alignItems: 'center', minHeight: 40 }}
            >
              <Typography variant="body2" sx={{ width: { xs: '100%', sm: 'auto' } }}>
                {t`${name}: ${terms}`}
              </Typography>
              {preview !== undefined && (
                <Link href={preview.url} target="_blank" rel="noopener" variant="body2">
                  {t`Preview of ${name}`}
                </Link>
              )}
              {isPlanning && isOpen && drop.terms.length > 1 && (
                <Stop {...{ drop }} shops={[shop]} isAll={false} />
              )}
            </Stack>
          );
        })}
      </Box>
      {drop.previews.length > 0 && (
        <Typography variant="body2" color="textSecondary">
          {t`A link shows the shop as it will be when the drop begins there, for four hours.`}
        </Typography>
      )}
    </Section>
  );
}

function Sheet() {
  const { t, i18n } = useLingui();
  const drop = useRecordContext<Drop>();
  const { moment, momentIn } = useFormats();
  const { permissions = [] } = usePermissions();
  if (drop === undefined) return null;
  const isPlanning = permissions.includes('prices:write');
  const hasBegun = drop.terms.some(({ state }) => state !== 'planned' && state !== 'withdrawn');
  const [first] = drop.terms;
  const last = drop.terms.find(({ ends }) => ends !== null);
  const rows: readonly Fact[] = [
    [t`State`, i18n._(PLAN_STATE_NAMES[drop.state])],
    [t`Begins`, first === undefined ? '—' : momentIn(first.shop, first.begins)],
    [t`Until`, last?.ends ? momentIn(last.shop, last.ends) : '—'],
    [t`Who`, drop.madeBy],
    [t`Made`, moment(drop.madeAt)],
  ];
  const open = drop.terms.filter(({ state }) => state === 'planned' || state === 'running');
  return (
    <Stack spacing={2} sx={{ p: 2 }}>
      <Title title={drop.name} />
      <Section title={t`Where and when`}>
        <Facts {...{ rows }} />
        <Stack
          direction="row"
          useFlexGap
          sx={{ flexWrap: 'wrap', gap: 1, alignItems: 'center', mt: 1 }}
        >
          {isPlanning && <ChangeDrop {...{ drop }} />}
          {isPlanning && <Stop {...{ drop }} shops={open.map(({ shop }) => shop)} isAll />}
          <PageLink to="/drops">{t`All drops`}</PageLink>
        </Stack>
      </Section>
      <Shops {...{ drop, isPlanning }} />
      {isPlanning && hasBegun && <DropResults {...{ drop }} />}
      <Parts {...{ drop }} />
    </Stack>
  );
}

/** A drop with all its parts. */
export function DropPage() {
  return (
    <Show queryOptions={FULL_RECORD} actions={false} component="div" title={false}>
      <Sheet />
    </Show>
  );
}
