import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import {
  AutocompleteInput,
  FilterButton,
  SelectInput,
  TextInput,
  TopToolbar,
  useRecordContext,
} from 'react-admin';
import { exportAudit } from '#src/domain/staff/audit.calls.ts';
import { auditList } from '#src/domain/staff/audit.list.ts';
import type { AuditEntry } from '#src/domain/staff/staff.schema.ts';
import { DetailsHead } from '../look/details-head.tsx';
import { ExportList } from '../look/export-list.tsx';
import { ListPage } from '../look/list-page.tsx';
import { useShopNames } from '../look/shop-names.ts';
import { useAuditWords } from './audit-words.ts';

/** Before and after, as they were written down. */
function Change() {
  const entry = useRecordContext<AuditEntry>();
  const { t } = useLingui();
  if (entry === undefined) return null;
  const sides = [
    [t`Before`, entry.before],
    [t`After`, entry.after],
  ] as const;
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: { md: '1fr 1fr' }, gap: 2 }}>
      {sides.map(([name, value]) => (
        <Box key={name}>
          <strong>{name}</strong>
          <Box component="pre" sx={{ m: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
            {value === null ? '—' : JSON.stringify(value, null, 2)}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

/** What staff and machines changed, the newest first. */
export function AuditList() {
  const { t } = useLingui();
  const { nameOf, choices } = useShopNames();
  const words = useAuditWords();
  return (
    <ListPage
      list={auditList}
      title={t`Audit log`}
      heads={{
        at: t`When`,
        who: t`Who`,
        action: t`What was done`,
        subject: t`To what`,
        shop: t`Shop`,
        address: t`From where`,
      }}
      texts={{ shop: ({ shop }) => nameOf(shop) }}
      cells={{ who: words.whoOf, action: words.actionOf, subject: words.subjectOf }}
      table={{ head: DetailsHead, expand: <Change />, rowClick: 'expand' }}
      tableFrom="xs"
      toolbar={
        <TopToolbar>
          <FilterButton />
          <ExportList call={exportAudit} />
        </TopToolbar>
      }
      filters={[
        <AutocompleteInput
          key="action"
          source="action"
          label={t`What was done`}
          choices={words.choices}
          sx={{ minWidth: 260 }}
          alwaysOn
        />,
        <TextInput key="actor" source="actor" label={t`Member or key (id)`} />,
        <TextInput key="subject" source="subjectId" label={t`Number or id`} alwaysOn />,
        <SelectInput key="shop" source="shop" label={t`Shop`} choices={choices} />,
      ]}
    />
  );
}
