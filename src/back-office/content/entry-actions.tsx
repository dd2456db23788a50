import { useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { ConfirmButton } from '../look/confirm-button.tsx';
import type { EditedEntry } from './use-entry.ts';

/** An instant that was typed in the time of this browser; null for none, or one that is over. */
function comingInstant(typed: string): string | null {
  const instant = new Date(typed);
  return Number.isNaN(instant.getTime()) || instant.getTime() <= Date.now()
    ? null
    : instant.toISOString();
}

/** Saves, publishes now or later, discards. */
export function EntryActions({ edited }: { edited: EditedEntry }) {
  const { t } = useLingui();
  const [typed, setTyped] = useState('');
  const [isWrong, setWrong] = useState(false);
  const { entry, isWriting, save, publish, discard } = edited;
  return (
    <Stack
      direction="row"
      useFlexGap
      sx={{
        ...{ flexWrap: 'wrap', gap: 1, alignItems: 'center', py: 1, zIndex: 2 },
        ...{ position: { md: 'sticky' }, top: 48, bgcolor: 'background.paper' },
      }}
    >
      <Button variant="contained" loading={isWriting} onClick={() => save(null)}>
        {t`Save draft`}
      </Button>
      <Button variant="outlined" loading={isWriting} onClick={publish}>
        {t`Publish now`}
      </Button>
      <TextField
        type="datetime-local"
        label={t`Time`}
        value={typed}
        error={isWrong}
        helperText={isWrong ? t`Choose a time that is still to come.` : null}
        onChange={({ target }) => setTyped(target.value)}
        slotProps={{ inputLabel: { shrink: true } }}
      />
      <Button
        variant="outlined"
        loading={isWriting}
        onClick={() => {
          const publishAt = comingInstant(typed);
          setWrong(publishAt === null);
          if (publishAt !== null) void save(publishAt);
        }}
      >
        {t`Publish at this time`}
      </Button>
      {entry.draft !== null && (
        <ConfirmButton
          {...{ isWriting }}
          label={t`Discard draft`}
          question={t`What was written since the last publication is lost.`}
          onYes={discard}
        />
      )}
    </Stack>
  );
}
