import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { CheckboxGroupInput, Link, required, TopToolbar } from 'react-admin';
import { stopPromotion } from '#src/domain/promotion/promotion.calls.ts';
import { promotionList } from '#src/domain/promotion/promotion.list.ts';
import type { Promotion, PromotionTerm } from '#src/domain/promotion/promotion.schema.ts';
import { PROMOTION_STATES } from '#src/domain/promotion/promotion.values.ts';
import { useWrite } from '../calls/use-write.ts';
import { DropLink } from '../drops/drop-link.tsx';
import { FormDialog } from '../look/form-dialog.tsx';
import { useFormats } from '../look/formats.ts';
import { ListPage } from '../look/list-page.tsx';
import { useShopNames } from '../look/shop-names.ts';
import { useStateFilters } from '../look/use-state-filters.tsx';
import { PLAN_STATE_NAMES } from '../products/product-words.ts';
import { ChangePromotion, NewPromotion } from './promotion-form.tsx';
import { PromotionResults } from './promotion-results.tsx';
import { PromotionSentence } from './promotion-sentence.tsx';
import { SingleCodes } from './single-codes.tsx';

const isOpen = ({ state }: PromotionTerm) => state === 'planned' || state === 'running';

/** Stops a promotion in some of the shops or in all. */
function Stop({ promotion: { id, version, name, terms } }: { promotion: Promotion }) {
  const { t } = useLingui();
  const { nameOf } = useShopNames();
  const { write, isWriting, refusal } = useWrite();
  const open = terms.filter(isOpen).map(({ shop }) => shop);
  const isRunning = terms.some(({ state }) => state === 'running');
  const label = isRunning ? t`Stop` : t`Withdraw`;
  return (
    <FormDialog
      {...{ label, isWriting, refusal }}
      title={isRunning ? t`Stop “${name}”` : t`Withdraw “${name}”`}
      isOffered={open.length > 0}
      defaultValues={{ shops: open }}
      onSave={async ({ shops }) =>
        (await write(stopPromotion, {
          ...{ params: { promotionId: id }, body: { version, shops } },
        })) !== undefined
      }
    >
      <Typography>{t`Carts of these shops lose it from now on, those that were begun with it, too. Orders keep it.`}</Typography>
      <CheckboxGroupInput
        source="shops"
        label={t`Shops`}
        choices={open.map((shop) => ({ id: shop, name: nameOf(shop) }))}
        validate={required()}
      />
    </FormDialog>
  );
}

const isSame = (values: readonly unknown[]) => new Set(values).size <= 1;

/** Its state in each shop, where that is not the same everywhere: then the sentence says it. */
function Terms({ terms }: Pick<Promotion, 'terms'>) {
  const { i18n } = useLingui();
  const { momentIn } = useFormats();
  const { nameOf } = useShopNames();
  const ends = terms.map((term) => term.stopped ?? term.ends);
  // At one instant, or at one time by the clocks of each shop.
  const isOneTime = (instants: readonly (string | null)[]) =>
    isSame(instants) ||
    isSame(terms.map(({ shop }, at) => instants[at] && momentIn(shop, instants[at])));
  const isEverywhere = isSame(terms.map(({ state }) => state));
  if (isEverywhere && isOneTime(terms.map(({ begins }) => begins)) && isOneTime(ends)) return null;
  return (
    <Box component="ul" sx={{ m: 0, pl: 2.5, typography: 'body2' }}>
      {terms.map(({ shop, begins, ends, stopped, state }) => {
        const end = stopped ?? ends;
        const times = [begins, ...(end === null ? [] : [end])].map((at) => momentIn(shop, at));
        return (
          <li key={shop}>
            {`${nameOf(shop)}: ${times.join(' – ')} · ${i18n._(PLAN_STATE_NAMES[state])}`}
          </li>
        );
      })}
    </Box>
  );
}

const Details = ({ promotion: { asked, terms, dropId } }: { promotion: Promotion }) => (
  <>
    <PromotionSentence of={asked} />
    <DropLink {...{ dropId }} />
    <Terms {...{ terms }} />
  </>
);

function AllCodes({ promotion: { id } }: { promotion: Promotion }) {
  const { t } = useLingui();
  return (
    <Button size="small" component={Link} to={`/promotions/${id}/codes`}>
      {t`Codes that hold once`}
    </Button>
  );
}

const Deeds = ({ promotion }: { promotion: Promotion }) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
    <ChangePromotion {...{ promotion }} />
    {promotion.state !== 'planned' && promotion.state !== 'withdrawn' && (
      <PromotionResults {...{ promotion }} />
    )}
    <SingleCodes {...{ promotion }} />
    {promotion.asked.reach === 'code' && !promotion.asked.isOffer && (
      <AllCodes {...{ promotion }} />
    )}
    <Stop {...{ promotion }} />
  </Box>
);

/** Promotions: what is planned, what runs, what was. */
export function PromotionsList() {
  const { t } = useLingui();
  const filters = useStateFilters(PROMOTION_STATES, PLAN_STATE_NAMES);
  return (
    <ListPage
      list={promotionList}
      title={t`Promotions`}
      heads={{
        name: t`Name`,
        begins: t`From`,
        ends: t`Until`,
        state: t`State`,
        madeBy: t`Who`,
      }}
      words={{ state: PLAN_STATE_NAMES }}
      cells={{
        name: (promotion) => (
          <>
            {promotion.name}
            <Details {...{ promotion }} />
          </>
        ),
      }}
      more={{ head: t`What to do`, of: (promotion) => <Deeds {...{ promotion }} /> }}
      below={(promotion) => (
        <>
          <Details {...{ promotion }} />
          <Deeds {...{ promotion }} />
        </>
      )}
      tableFrom="lg"
      toolbar={
        <TopToolbar>
          <Button size="small" variant="outlined" component={Link} to="/promotions/trial">
            {t`Try on a cart`}
          </Button>
          <NewPromotion />
        </TopToolbar>
      }
      {...{ filters }}
    />
  );
}
