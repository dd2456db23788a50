import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Plural, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link, usePermissions } from 'react-admin';
import { removeTextFromDrop } from '#src/domain/drop/drop.calls.ts';
import type { Drop, DropText, TextFate } from '#src/domain/drop/drop.schema.ts';
import { useWrite } from '../calls/use-write.ts';
import { TYPE_NAMES } from '../content/content-words.ts';
import { ConfirmButton } from '../look/confirm-button.tsx';
import { Refusal } from '../look/refusal.tsx';
import { Section } from '../look/section.tsx';
import { useShopNames } from '../look/shop-names.ts';
import { NewPlan } from '../products/new-plan.tsx';
import { PLAN_STATE_NAMES, PUBLICATION_STATE_NAMES } from '../products/product-words.ts';
import { NewPromotion } from '../promotions/promotion-form.tsx';
import { AddProducts, AddText } from './add-parts.tsx';

const FATE_NAMES: Record<TextFate, MessageDescriptor> = {
  planned: msg`planned`,
  shown: msg`shown`,
  back: msg`as before again`,
  left: msg`left: somebody published it since`,
};

/** Where a list shows one of its rows. */
const listOf = (list: 'price-plans' | 'promotions', name: string) =>
  `/${list}?filter=${encodeURIComponent(JSON.stringify({ q: name }))}`;

type PartProps = { title: string; add: ReactNode; children: ReactNode[] };

/** Parts of one kind, and how one more is added. */
function Part({ title, add, children }: PartProps) {
  const { t } = useLingui();
  return (
    <Box component="section" aria-label={title} sx={{ py: 1 }}>
      <Typography component="h3" variant="subtitle2">
        {title}
      </Typography>
      {children.length === 0 ? (
        <Typography variant="body2" color="textSecondary">{t`Nothing yet.`}</Typography>
      ) : (
        <Box component="ul" sx={{ m: 0, pl: 2.5, typography: 'body2' }}>
          {children}
        </Box>
      )}
      {add}
    </Box>
  );
}

function Text({ drop, text, mayChange }: { drop: Drop; text: DropText; mayChange: boolean }) {
  const { t, i18n } = useLingui();
  const { nameOf } = useShopNames();
  const { write, isWriting, refusal } = useWrite();
  const { contentType, uid, title, shops } = text;
  const named = title || uid;
  const type = i18n._(TYPE_NAMES[contentType]);
  return (
    <li>
      {t`${type} “${named}”:`}{' '}
      {shops.map(({ shop, fate, unwritten }, place) => (
        <span key={shop}>
          {place > 0 && ', '}
          <Link to={`/content/${contentType}/${uid}/${shop}`}>{nameOf(shop)}</Link>
          {` (${i18n._(FATE_NAMES[fate])})`}
          {unwritten > 0 && (
            <Typography variant="body2" color="error" component="span">
              {' '}
              <Plural
                value={unwritten}
                one="# text is not written"
                other="# texts are not written"
              />
            </Typography>
          )}
        </span>
      ))}
      {mayChange && (
        <ConfirmButton
          {...{ isWriting }}
          label={t`Take “${named}” out`}
          question={t`Its drafts stay, and are not published by the drop.`}
          onYes={() => write(removeTextFromDrop, { params: { dropId: drop.id, contentType, uid } })}
        />
      )}
      <Refusal of={refusal} />
    </li>
  );
}

/** What begins with a drop, by name. */
export function Parts({ drop }: { drop: Drop }) {
  const { t, i18n } = useLingui();
  const { nameOf } = useShopNames();
  const { permissions = [] } = usePermissions();
  const isPlanning = permissions.includes('prices:write');
  const mayChange = drop.mayChange && isPlanning;
  return (
    <Section title={t`What begins with it`}>
      <Stack spacing={1}>
        {isPlanning && (
          <Part title={t`Price plans`} add={mayChange && <NewPlan {...{ drop }} />}>
            {drop.plans.map(({ id, name, state }) => (
              <li key={id}>
                <Link to={listOf('price-plans', name)}>{name}</Link>
                {` · ${i18n._(PLAN_STATE_NAMES[state])}`}
              </li>
            ))}
          </Part>
        )}
        {isPlanning && (
          <Part title={t`Promotions`} add={mayChange && <NewPromotion {...{ drop }} />}>
            {drop.promotions.map(({ id, name, state }) => (
              <li key={id}>
                <Link to={listOf('promotions', name)}>{name}</Link>
                {` · ${i18n._(PLAN_STATE_NAMES[state])}`}
              </li>
            ))}
          </Part>
        )}
        <Part
          title={t`Content`}
          add={mayChange && permissions.includes('content:write') && <AddText {...{ drop }} />}
        >
          {drop.texts.map((text) => (
            <Text key={`${text.contentType}/${text.uid}`} {...{ drop, text, mayChange }} />
          ))}
        </Part>
        <Part
          title={t`Products`}
          add={mayChange && permissions.includes('products:write') && <AddProducts {...{ drop }} />}
        >
          {drop.products.map(({ productId, name, shops, refused }) => {
            const without = refused.map((shop) => nameOf(shop)).join(', ');
            const states = shops.map(
              ({ shop, state }) => `${nameOf(shop)} (${i18n._(PUBLICATION_STATE_NAMES[state])})`,
            );
            return (
              <li key={productId}>
                <Link to={`/products/${productId}/show`}>{name}</Link>
                {states.length > 0 && `: ${states.join(', ')}`}
                {refused.length > 0 && (
                  <Typography variant="body2" color="error" component="span">
                    {` ${t`Shown already, or not ready: ${without}`}`}
                  </Typography>
                )}
              </li>
            );
          })}
        </Part>
      </Stack>
    </Section>
  );
}
