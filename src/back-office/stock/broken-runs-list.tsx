import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import Typography from '@mui/material/Typography';
import { SearchInput, SelectInput, TopToolbar } from 'react-admin';
import { exportBrokenRuns } from '#src/domain/stock/stock.calls.ts';
import { brokenRunList } from '#src/domain/stock/stock.list.ts';
import { RUN_ADVICE } from '#src/domain/stock/stock.schema.ts';
import { WAREHOUSE } from '#src/domain/stock/stock.ts';
import { ExportList } from '../look/export-list.tsx';
import { ListPage } from '../look/list-page.tsx';
import { usePlaces } from './use-places.ts';

const ADVICE_NAMES = {
  reorder: msg`Order the sizes again`,
  reduce: msg`Reduce the price`,
  hide: msg`Hide in the shops`,
};

/** Colours of which some sizes lie while others are gone; a row leads to the product. */
export function BrokenRunsList() {
  const { t, i18n } = useLingui();
  const { places } = usePlaces();
  return (
    <ListPage
      list={brokenRunList}
      title={t`Broken size runs`}
      heads={{
        item: t`Item`,
        there: t`Sizes there`,
        gone: t`Sizes gone`,
        items: t`Items left`,
        advice: t`What to do`,
      }}
      words={{ advice: ADVICE_NAMES }}
      to={({ productId }) => `/products/${productId}/show`}
      below={(run) => {
        const gone = brokenRunList.columns.gone.of(run);
        return <Typography variant="body2">{t`Sizes gone: ${gone}`}</Typography>;
      }}
      toolbar={
        <TopToolbar>
          <ExportList call={exportBrokenRuns} />
        </TopToolbar>
      }
      filter={{ lang: i18n.locale }}
      filterDefaultValues={{ place: WAREHOUSE }}
      filters={[
        <SearchInput key="q" source="q" alwaysOn placeholder={t`Product number`} />,
        <SelectInput
          key="place"
          source="place"
          label={t`Place`}
          choices={places}
          alwaysOn
          isRequired
        />,
        <SelectInput
          key="advice"
          source="advice"
          label={t`What to do`}
          choices={RUN_ADVICE.map((id) => ({ id, name: i18n._(ADVICE_NAMES[id]) }))}
          alwaysOn
        />,
      ]}
    >
      <Typography color="textSecondary" sx={{ px: 2 }}>
        {t`Colours of three sizes or more of which some lie, while a middle size or several are gone. With one or two items left: hide; with most sizes gone: reduce; else order again.`}
      </Typography>
    </ListPage>
  );
}
