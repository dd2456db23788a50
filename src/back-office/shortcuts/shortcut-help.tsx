import { useLingui } from '@lingui/react/macro';
import KeyboardIcon from '@mui/icons-material/Keyboard';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import Switch from '@mui/material/Switch';
import { useEffect, useId, useState } from 'react';
import { areShortcutsOn, followShortcut, SHORTCUTS, switchShortcuts } from './shortcuts.ts';

/** Lets the keys do what they say, and lists them. */
export function ShortcutHelp() {
  const { t, i18n } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const [areOn, setOn] = useState(areShortcutsOn);
  const titleId = useId();
  useEffect(() => {
    if (!areOn) return;
    document.addEventListener('keydown', followShortcut, true);
    return () => document.removeEventListener('keydown', followShortcut, true);
  }, [areOn]);
  const turn = (on: boolean) => {
    switchShortcuts(on);
    setOn(on);
  };
  return (
    <>
      <IconButton
        color="inherit"
        aria-label={t`Keys`}
        aria-keyshortcuts="?"
        onClick={() => setOpen(true)}
      >
        <KeyboardIcon />
      </IconButton>
      <Dialog open={isOpen} onClose={() => setOpen(false)} fullWidth aria-labelledby={titleId}>
        <DialogTitle id={titleId}>{t`Keys`}</DialogTitle>
        <DialogContent>
          <Box
            component="dl"
            sx={{ display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: 2, rowGap: 1, m: 0 }}
          >
            {SHORTCUTS.map(([key, does]) => [
              <Box component="dt" key={key}>
                <kbd>{key}</kbd>
              </Box>,
              <Box component="dd" key={does.id} sx={{ m: 0 }}>
                {i18n._(does)}
              </Box>,
            ])}
          </Box>
          <FormControlLabel
            sx={{ mt: 2 }}
            control={<Switch checked={areOn} onChange={(_, on) => turn(on)} />}
            label={t`Keys are on in this browser`}
          />
        </DialogContent>
        <DialogActions>
          <Button variant="contained" onClick={() => setOpen(false)}>{t`Close`}</Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
