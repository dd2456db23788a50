import { useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link, TopToolbar } from 'react-admin';
import { endPricePlan } from '#src/domain/catalogue/price-plan.calls.ts';
import { pricePlanList } from '#src/domain/catalogue/price-plan.list.ts';
import type { PricePlan } from '#src/domain/catalogue/price-plan.schema.ts';
import { PLAN_STATES } from '#src/domain/catalogue/price-plan.ts';
import { useWrite } from '../calls/use-write.ts';
import { DropLink } from '../drops/drop-link.tsx';
import { ConfirmButton } from '../look/confirm-button.tsx';
import { ListPage } from '../look/list-page.tsx';
import { Refusal } from '../look/refusal.tsx';
import { useStateFilters } from '../look/use-state-filters.tsx';
import { NewPlan } from './new-plan.tsx';
import { PlanPreviews } from './plan-previews.tsx';
import { usePlanRule } from './plan-rule.tsx';
import { PlanShops } from './plan-shops.tsx';
import { usePlanTimes } from './plan-times.tsx';
import { PLAN_STATE_NAMES } from './product-words.ts';

/** Ends a plan, whose prices are as before from then on. */
function End({ plan: { id: planId, name, state } }: { plan: PricePlan }) {
  const { t } = useLingui();
  const { write, isWriting, refusal } = useWrite();
  if (state !== 'planned' && state !== 'running') return null;
  const isPlanned = state === 'planned';
  return (
    <>
      <Refusal of={refusal} />
      <ConfirmButton
        {...{ isWriting }}
        label={isPlanned ? t`Withdraw` : t`Stop`}
        question={
          isPlanned
            ? t`Withdraw “${name}”? The prices stay as they are.`
            : t`Stop “${name}”? Its products cost what they did without it, from now on.`
        }
        onYes={() => write(endPricePlan, { params: { planId } })}
      />
    </>
  );
}

/** When a plan begins and ends, each by the clocks of the shop that begins first or ends last. */
function usePlanDays() {
  const { begin, end } = usePlanTimes();
  return ({ shops, begins, ends }: PricePlan) => {
    const first = shops.find(({ from }) => from === begins)?.shop;
    const last = shops.find(({ until }) => until === ends)?.shop;
    return {
      first: first === undefined ? '' : begin(first, begins),
      last: ends !== null && last !== undefined ? end(last, ends) : null,
    };
  };
}

/** Reductions of many products: what is planned, what runs, what was. */
export function PlansList() {
  const { t } = useLingui();
  const filters = useStateFilters(PLAN_STATES, PLAN_STATE_NAMES);
  const ruleOf = usePlanRule();
  const daysOf = usePlanDays();
  return (
    <ListPage
      list={pricePlanList}
      title={t`Price plans`}
      heads={{
        name: t`Name`,
        percent: t`Reduction`,
        products: t`Products`,
        begins: t`From`,
        ends: t`Until`,
        state: t`State`,
        madeBy: t`Who`,
      }}
      words={{ state: PLAN_STATE_NAMES }}
      texts={{
        percent: ruleOf,
        begins: (plan) => daysOf(plan).first,
        ends: (plan) => daysOf(plan).last ?? '',
      }}
      cells={{
        name: ({ name, shops, previews, dropId }) => (
          <>
            {name}
            <Typography variant="body2" color="textSecondary" component="div">
              <PlanShops {...{ shops }} />
              <DropLink {...{ dropId }} />
              <PlanPreviews {...{ previews }} />
            </Typography>
          </>
        ),
      }}
      more={{ head: t`What to do`, of: (plan) => <End {...{ plan }} /> }}
      below={(plan) => (
        <>
          <Typography variant="body2" component="div">
            <PlanShops shops={plan.shops} />
          </Typography>
          <DropLink dropId={plan.dropId} />
          <PlanPreviews previews={plan.previews} />
          <End {...{ plan }} />
        </>
      )}
      tableFrom="lg"
      toolbar={
        <TopToolbar>
          <Button size="small" variant="outlined" component={Link} to="/price-plans/calendar">
            {t`Calendar`}
          </Button>
          <NewPlan />
        </TopToolbar>
      }
      {...{ filters }}
    />
  );
}
