import { Trans } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { useTranslate } from 'react-admin';

/** A secret that is shown this once. */
export function ShownSecret({ secret, onClose }: { secret: string | null; onClose: () => void }) {
  const translate = useTranslate();
  const titleId = useId();
  return (
    <Dialog open={secret !== null} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>
        <Trans>Copy this secret now</Trans>
      </DialogTitle>
      <DialogContent>
        <Trans>It is shown this once and cannot be read again.</Trans>
        <Box component="code" sx={{ display: 'block', mt: 2, overflowWrap: 'anywhere' }}>
          {secret}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={() => navigator.clipboard.writeText(secret ?? '')}>
          <Trans>Copy</Trans>
        </Button>
        <Button variant="contained" onClick={onClose}>
          {translate('ra.action.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
