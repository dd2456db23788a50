import { Plural, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { PromotionTrial, TrialWhyNot } from '#src/domain/promotion/promotion-trial.schema.ts';
import type { OnlineLocale } from '#src/domain/shop/locales.ts';
import { useFormats } from '../look/formats.ts';
import { LineProduct } from '../orders/line-product.tsx';

type Tried = PromotionTrial['promotions'][number];
type Missing = NonNullable<Tried['next']>;
type Of = { trial: PromotionTrial; shop: OnlineLocale };

function MissingSentence({ missing, currency }: { missing: Missing; currency: string }) {
  const { t } = useLingui();
  const { money } = useFormats();
  if ('cents' in missing) {
    const sum = money(missing.cents, currency);
    return t`${sum} of its goods are missing.`;
  }
  return <Plural value={missing.pieces} one="# item is missing." other="# items are missing." />;
}

/** Why a promotion did not apply. */
function WhyNot({ why, trial, shop }: Of & { why: TrialWhyNot }) {
  const { t } = useLingui();
  const { momentIn } = useFormats();
  switch (why.reason) {
    case 'no-goods':
      return t`Nothing in the cart is of its goods.`;
    case 'missing':
      return <MissingSentence missing={why.missing} currency={trial.currency} />;
    case 'outdone': {
      const other = trial.promotions.find(({ id }) => id === why.by)?.name ?? '';
      return t`“${other}” of the same group is as good or better.`;
    }
    case 'nothing-off':
      return t`It would take nothing off.`;
    case 'no-code':
      return t`It takes a code, which the trial does not type.`;
    case 'used-up':
      return t`All of its uses or its budget are taken.`;
    case 'used':
      return t`This customer has had it as often as possible.`;
    case 'out-of-stock':
      return t`Its gift is out of stock.`;
    case 'members-only':
      return t`It is for members alone.`;
    case 'not-yet': {
      const begins = momentIn(shop, why.begins);
      return t`It begins on ${begins}.`;
    }
    case 'over': {
      const ended = momentIn(shop, why.ended);
      return t`It ended on ${ended}.`;
    }
  }
}

function OnePromotion({ tried, ...of }: Of & { tried: Tried }) {
  const { t } = useLingui();
  const { money } = useFormats();
  const { name, label, cents, whyNot, next, freeMethods } = tried;
  const { currency } = of.trial;
  const off = money(-cents, currency);
  return (
    <li>
      <Typography sx={{ fontWeight: whyNot === null ? 600 : 400 }}>
        {name === label ? name : `${name} · ${label}`}
      </Typography>
      <Typography variant="body2" color={whyNot === null ? 'textPrimary' : 'textSecondary'}>
        {whyNot === null ? (
          <>
            {freeMethods.length > 0 ? t`Delivery costs nothing.` : t`Applied: ${off}.`}{' '}
            {next !== null && (
              <Plural
                value={'pieces' in next ? next.pieces : 0}
                one="# item more brings it once more."
                other="# items more bring it once more."
              />
            )}
          </>
        ) : (
          <>
            {t`Not applied:`} <WhyNot why={whyNot} {...of} />
          </>
        )}
      </Typography>
    </li>
  );
}

/** Sums, what each item costs in the end, and a sentence for each promotion. */
export function TrialResult({ trial, shop }: Of) {
  const { t, i18n } = useLingui();
  const { money } = useFormats();
  const { currency, lines, unsold, promotions, goodsCents, totalCents } = trial;
  const show = (cents: number) => money(cents, currency);
  const applied = promotions.filter(({ cents }) => cents > 0);
  const rows = [
    { id: 'goods', name: t`Goods`, cents: goodsCents },
    ...applied.map(({ id, label, cents }) => ({ id, name: label, cents: -cents })),
  ];
  const missing = new Intl.ListFormat(i18n.locale).format(unsold);
  const list = { listStyle: 'none', m: 0, my: 2, p: 0, display: 'grid', gap: 1.5 };
  return (
    <>
      <Box
        component="dl"
        sx={{ display: 'grid', gridTemplateColumns: '1fr auto', gap: 0.5, m: 0, '& dd': { m: 0 } }}
      >
        {rows.map(({ id, name, cents }) => (
          <Box key={id} sx={{ display: 'contents' }}>
            <dt>{name}</dt>
            <dd>{show(cents)}</dd>
          </Box>
        ))}
        <Box sx={{ display: 'contents', fontWeight: 600 }}>
          <dt>{t`Total without delivery and codes`}</dt>
          <dd>{show(totalCents)}</dd>
        </Box>
      </Box>
      {unsold.length > 0 && <Typography>{t`Not sold there then: ${missing}.`}</Typography>}
      <Box component="ul" aria-label={t`What each item costs in the end`} sx={list}>
        {lines.map(({ sku, product, units }) => (
          <li key={sku}>
            <LineProduct {...{ product }}>
              <Typography variant="body2">{units.map(show).join(' + ')}</Typography>
            </LineProduct>
          </li>
        ))}
      </Box>
      <Box component="ul" aria-label={t`Promotions`} sx={list}>
        {promotions.length === 0 && (
          <Typography component="li">{t`This shop has no promotion then.`}</Typography>
        )}
        {promotions.map((tried) => (
          <OnePromotion key={tried.id} {...{ tried, trial, shop }} />
        ))}
      </Box>
    </>
  );
}
