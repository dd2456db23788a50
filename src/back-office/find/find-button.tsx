import { useLingui } from '@lingui/react/macro';
import SearchIcon from '@mui/icons-material/Search';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import { lazy, Suspense, useState } from 'react';

const FindDialog = lazy(async () => {
  const { FindDialog: dialog } = await import('./find-dialog.tsx');
  return { default: dialog };
});

export function FindButton() {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton
        color="inherit"
        aria-label={t`Find anything`}
        aria-keyshortcuts="/"
        onClick={() => setOpen(true)}
      >
        <SearchIcon />
      </IconButton>
      {/* A dialog from the first moment: a letter that is typed next is no shortcut of the page. */}
      {isOpen && (
        <Suspense fallback={<Dialog open aria-label={t`Find anything`} />}>
          <FindDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
