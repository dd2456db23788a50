import { Trans, useLingui } from '@lingui/react/macro';
import DownloadIcon from '@mui/icons-material/Download';
import Button from '@mui/material/Button';
import { useListContext, useNotify } from 'react-admin';
import { type ExportCall, MAX_EXPORTED_ROWS } from '#src/domain/staff/export.ts';
import { useWrite } from '../calls/use-write.ts';
import { useFormats } from './formats.ts';
import { Refusal } from './refusal.tsx';
import { saveCsv } from './save-file.ts';

/** The list as it is filtered and sorted, as a file; the export itself is written down. */
export function ExportList({ call }: { call: ExportCall }) {
  const { t } = useLingui();
  const { number } = useFormats();
  const notify = useNotify();
  const { filter, filterValues, sort } = useListContext();
  const { write, isWriting, refusal } = useWrite();
  const download = async () => {
    const order = sort.order.toLowerCase();
    const query = { ...filterValues, ...filter, sort: sort.field, order };
    const file = await write(call, { query });
    if (file === undefined) return;
    saveCsv(file.fileName, file.csv);
    if (file.total <= MAX_EXPORTED_ROWS) return;
    const [first, all] = [number(MAX_EXPORTED_ROWS), number(file.total)];
    notify(t`The file has the first ${first} of ${all} rows. Filter the list to get the others.`, {
      type: 'warning',
      autoHideDuration: null,
    });
  };
  return (
    <>
      <Button size="small" startIcon={<DownloadIcon />} loading={isWriting} onClick={download}>
        <Trans>Export as CSV</Trans>
      </Button>
      <Refusal of={refusal} />
    </>
  );
}
