import { useLingui } from '@lingui/react/macro';
import Typography from '@mui/material/Typography';
import { TopToolbar, useListContext, usePermissions, useRedirect } from 'react-admin';
import { dropList } from '#src/domain/drop/drop.list.ts';
import type { ListedDrop } from '#src/domain/drop/drop.schema.ts';
import { PROMOTION_STATES } from '#src/domain/promotion/promotion.values.ts';
import { useFormats } from '../look/formats.ts';
import { ListPage } from '../look/list-page.tsx';
import { useShopNames } from '../look/shop-names.ts';
import { useStateFilters } from '../look/use-state-filters.tsx';
import { PLAN_STATE_NAMES } from '../products/product-words.ts';
import { NewDrop } from './drop-form.tsx';

/** Says what a drop is good for, or that none fits. */
function NoDrops() {
  const { t } = useLingui();
  const { filterValues } = useListContext();
  const isFiltered = Object.values(filterValues).some((value) => value !== '' && value !== null);
  return (
    <Typography sx={{ p: 2, maxWidth: 640 }}>
      {isFiltered
        ? t`No drop fits these filters.`
        : t`There are no drops yet. A drop lets price plans, promotions, content and products begin together, at a time of each shop, and go back together.`}
    </Typography>
  );
}

/** What begins together: what is planned, what runs, what was. */
export function DropsList() {
  const { t } = useLingui();
  const filters = useStateFilters(PROMOTION_STATES, PLAN_STATE_NAMES);
  const { nameOf } = useShopNames();
  const { momentIn } = useFormats();
  const redirect = useRedirect();
  const { permissions = [] } = usePermissions();
  const begin = ({ terms: [first], firstBegins }: ListedDrop) =>
    first === undefined ? '' : momentIn(first.shop, firstBegins);
  return (
    <ListPage
      list={dropList}
      title={t`Drops`}
      none={<NoDrops />}
      heads={{
        name: t`Name`,
        begins: t`From`,
        shops: t`Shops`,
        state: t`State`,
        madeBy: t`Who`,
      }}
      words={{ state: PLAN_STATE_NAMES }}
      texts={{
        begins: begin,
        shops: ({ terms }) => terms.map(({ shop }) => nameOf(shop)).join(', '),
      }}
      to={({ id }) => `/drops/${id}/show`}
      toolbar={
        <TopToolbar>
          {permissions.includes('prices:write') && (
            <NewDrop onMade={(id) => redirect(`/drops/${id}/show`)} />
          )}
        </TopToolbar>
      }
      {...{ filters }}
    />
  );
}
