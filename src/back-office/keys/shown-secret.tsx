import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import { useTranslate } from 'react-admin';
import { DialogBody, DialogFrame } from '../look/dialog-frame.tsx';

export function ShownSecret({ secret, onClose }: { secret: string | null; onClose: () => void }) {
  const { t } = useLingui();
  const translate = useTranslate();
  return (
    <DialogFrame isOpen={secret !== null} title={t`Copy this secret now`} onBack={null}>
      <DialogBody>
        <Trans>It is shown this once and cannot be read again.</Trans>
        <Box component="code" sx={{ display: 'block', mt: 2, overflowWrap: 'anywhere' }}>
          {secret}
        </Box>
      </DialogBody>
      <DialogActions>
        <Button onClick={() => navigator.clipboard.writeText(secret ?? '')}>
          <Trans>Copy</Trans>
        </Button>
        <Button variant="contained" onClick={onClose}>
          {translate('ra.action.close')}
        </Button>
      </DialogActions>
    </DialogFrame>
  );
}
