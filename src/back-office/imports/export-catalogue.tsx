import { useLingui } from '@lingui/react/macro';
import DownloadIcon from '@mui/icons-material/Download';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { exportCatalogue } from '#src/domain/import/import.calls.ts';
import { download, type Refusal as Refused } from '../calls/ask.ts';
import { refusalOf } from '../calls/use-write.ts';
import { Refusal } from '../look/refusal.tsx';
import { saveFile } from '../look/save-file.ts';

/** Products in all columns of their import, with what the warehouse has or without. */
export function ExportCatalogue({
  label,
  query = {},
}: {
  label: string;
  query?: Record<string, unknown>;
}) {
  const { t } = useLingui();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isUnderWay, setUnderWay] = useState(false);
  const [refusal, setRefusal] = useState<Refused | null>(null);
  const take = async (stock: boolean) => {
    setAnchor(null);
    setUnderWay(true);
    setRefusal(null);
    try {
      const { q, shop, state, lacks } = query;
      const asked = { q, shop, state, lacks, stock: String(stock) };
      saveFile(await download(exportCatalogue, asked));
    } catch (error) {
      setRefusal(refusalOf(error));
    } finally {
      setUnderWay(false);
    }
  };
  return (
    <>
      <Button
        size="small"
        startIcon={<DownloadIcon />}
        loading={isUnderWay}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {label}
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        <MenuItem onClick={() => take(false)}>{t`Without stock`}</MenuItem>
        <MenuItem onClick={() => take(true)}>{t`With the stock of the warehouse`}</MenuItem>
      </Menu>
      <Refusal of={refusal} />
    </>
  );
}
