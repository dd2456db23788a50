import { useLingui } from '@lingui/react/macro';
import Alert from '@mui/material/Alert';
import { SearchInput, SelectInput } from 'react-admin';
import { importList } from '#src/domain/import/import.list.ts';
import { EXPORT_KINDS, IMPORT_KINDS, IMPORT_STATES } from '#src/domain/import/import.values.ts';
import { ListPage } from '../look/list-page.tsx';
import { useIsForAllShops } from '../products/for-all-shops.tsx';
import { ExportFiles } from './export-files.tsx';
import { ImportCodes } from './import-codes.tsx';
import { KIND_NAMES, LISTED_KINDS, STATE_NAMES } from './import-words.ts';
import { NewImport } from './new-import.tsx';

/** Files that were imported, by whom and with what result; a new one begins above them. */
export function ImportsList() {
  const { t, i18n } = useLingui();
  const isForAllShops = useIsForAllShops();
  return (
    <ListPage
      list={importList}
      title={t`Imports`}
      heads={{
        file: t`File`,
        kind: t`What it holds`,
        made: t`Begun`,
        madeBy: t`By`,
        state: t`State`,
        added: t`Added`,
        updated: t`Changed`,
        unchanged: t`Unchanged`,
        refused: t`Refused rows`,
      }}
      words={{ kind: LISTED_KINDS, state: STATE_NAMES }}
      to={({ id }) => `/imports/${id}/show`}
      toolbar={false}
      filters={[
        <SearchInput key="q" source="q" alwaysOn placeholder={t`Name of the file`} />,
        <SelectInput
          key="kind"
          source="kind"
          label={t`What it holds`}
          alwaysOn
          choices={IMPORT_KINDS.map((id) => ({ id, name: i18n._(KIND_NAMES[id]) }))}
        />,
        <SelectInput
          key="state"
          source="state"
          label={t`State`}
          choices={IMPORT_STATES.map((id) => ({ id, name: i18n._(STATE_NAMES[id]) }))}
        />,
      ]}
    >
      {isForAllShops === true && <NewImport />}
      {isForAllShops === false && (
        <Alert severity="info" sx={{ m: 2 }}>
          {t`Only who works for all shops imports files.`}
        </Alert>
      )}
      <ImportCodes />
      <ExportFiles kinds={isForAllShops === true ? EXPORT_KINDS : []} />
    </ListPage>
  );
}
