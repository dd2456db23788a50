import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { BooleanInput, Form, SelectInput, TextInput, Title } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { getPlanChoices } from '#src/domain/catalogue/price-plan.calls.ts';
import { findTrialItems, tryPromotions } from '#src/domain/promotion/promotion.calls.ts';
import type { PromotionTrialBody } from '#src/domain/promotion/promotion-trial.schema.ts';
import { ONLINE_LOCALES, type OnlineLocale } from '#src/domain/shop/locales.ts';
import { ask } from '../calls/ask.ts';
import { useRead } from '../calls/use-read.ts';
import { refusalOf } from '../calls/use-write.ts';
import { useChosenItems, wantedOf } from '../draft-orders/chosen-items.ts';
import { ItemsInput } from '../draft-orders/items-input.tsx';
import { Refusal } from '../look/refusal.tsx';
import { Section } from '../look/section.tsx';
import { useShopNames } from '../look/shop-names.ts';
import { TrialResult } from './trial-result.tsx';

/** What the cart of the form gets, asked again whenever it changes. */
function Result({ shop }: { shop: OnlineLocale }) {
  const { t } = useLingui();
  const { items } = useChosenItems();
  const [at, isMember] = useWatch({ name: ['at', 'isMember'] });
  const body: PromotionTrialBody = {
    ...{ shop, at: at || null, isMember: isMember === true, items: wantedOf(items) },
  };
  const { data, error } = useQuery({
    queryKey: [tryPromotions.path, body],
    queryFn: ({ signal }) => ask(tryPromotions, { body }, signal),
    placeholderData: keepPreviousData,
    enabled: items.length > 0,
    retry: false,
  });
  return (
    <Section title={t`What it gets`}>
      <div aria-live="polite">
        <Refusal of={error === null ? null : refusalOf(error)} />
        {items.length === 0 && <Typography>{t`Add items to see it.`}</Typography>}
        {items.length > 0 && data !== undefined && <TrialResult {...{ shop }} trial={data} />}
      </div>
    </Section>
  );
}

function Fields() {
  const { t } = useLingui();
  const { nameOf } = useShopNames();
  const { setValue } = useFormContext();
  const { shops = [] } = useRead(getPlanChoices, {}).data ?? {};
  const typed = useWatch({ name: 'shop' });
  const shop = ONLINE_LOCALES.find((one) => one === typed) ?? shops[0];
  return (
    <Box
      sx={{
        ...{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' } },
        ...{ mt: 2, '& > *': { minWidth: 0 } },
        // One field a line; a search field is as wide as its list.
        '& section .MuiFormControl-root': { width: '100%', mb: 1.5 },
      }}
    >
      <Section title={t`The cart`}>
        <SelectInput
          source="shop"
          label={t`Shop`}
          defaultValue={shops[0]}
          choices={shops.map((id) => ({ id, name: nameOf(id) }))}
          // Another shop has other items and prices.
          onChange={() => setValue('items', [])}
          helperText={false}
        />
        <TextInput
          source="at"
          type="datetime-local"
          label={t`When`}
          helperText={t`By the clocks of the shop; empty for now.`}
          slotProps={{ inputLabel: { shrink: true } }}
        />
        <BooleanInput
          source="isMember"
          label={t`For a member of the loyalty programme`}
          helperText={false}
        />
        {shop !== undefined && (
          <ItemsInput key={shop} {...{ shop }} lacking={[]} search={findTrialItems} />
        )}
      </Section>
      {shop !== undefined && <Result {...{ shop }} />}
    </Box>
  );
}

/** A cart that the staff fill, to see what promotions do to it at any instant. */
export function TrialPage() {
  const { t } = useLingui();
  return (
    <>
      <Title title={t`Try promotions on a cart`} />
      <Form record={{ items: [], isMember: false, at: '' }}>
        <Fields />
      </Form>
    </>
  );
}
