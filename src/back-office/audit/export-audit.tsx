import { Trans } from '@lingui/react/macro';
import DownloadIcon from '@mui/icons-material/Download';
import Button from '@mui/material/Button';
import { FilterButton, TopToolbar, useListContext } from 'react-admin';
import { exportAudit } from '#src/domain/staff/audit.calls.ts';
import { useWrite } from '../calls/use-write.ts';
import { saveCsv } from '../look/save-file.ts';

/** The list as it is filtered, as a file; the export itself is written down. */
export function ExportAudit() {
  const { filterValues } = useListContext();
  const { write, isWriting } = useWrite();
  const download = async () => {
    const file = await write(exportAudit, { query: filterValues });
    if (file !== undefined) saveCsv(file.fileName, file.csv);
  };
  return (
    <TopToolbar>
      <FilterButton />
      <Button size="small" startIcon={<DownloadIcon />} loading={isWriting} onClick={download}>
        <Trans>Export as CSV</Trans>
      </Button>
    </TopToolbar>
  );
}
