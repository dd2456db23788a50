import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { PictureTarget } from '#src/domain/catalogue/picture-match.schema.ts';
import { AssignPicture } from './assign-picture.tsx';
import { PhotoProblems } from './photo-problems.tsx';
import { lineOf, type PictureRow } from './use-many-pictures.ts';

type RowsProps = {
  rows: readonly PictureRow[];
  isSending: boolean;
  onAssign: (key: string, target: PictureTarget | null) => void;
  onRemove: (key: string) => void;
};

/** Where a file goes: what its name says, what is chosen of several, or what is found by hand. */
function Target({ row, isSending, onAssign }: { row: PictureRow } & Omit<RowsProps, 'rows'>) {
  const { t } = useLingui();
  const { key, file, targets, targetId, state } = row;
  const target = targets.find(({ optionId }) => optionId === targetId);
  const { name } = file;
  if (state === 'sent') return target === undefined ? null : lineOf(target);
  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
      {targets.length > 1 ? (
        <TextField
          select
          fullWidth
          size="small"
          label={t`Colour of ${name}`}
          value={targetId ?? ''}
          disabled={isSending}
          onChange={({ target: { value } }) =>
            onAssign(key, targets.find(({ optionId }) => optionId === value) ?? null)
          }
        >
          {targets.map((one) => (
            <MenuItem key={one.optionId} value={one.optionId}>
              {lineOf(one)}
            </MenuItem>
          ))}
        </TextField>
      ) : (
        <span>{target === undefined ? t`Its name matches nothing.` : lineOf(target)}</span>
      )}
      <AssignPicture {...{ name }} isOffered={!isSending} onChosen={(one) => onAssign(key, one)} />
    </Stack>
  );
}

/** Each file with its picture, where it goes, and what became of it. */
export function PictureRows({ rows, ...props }: RowsProps) {
  const { t } = useLingui();
  const { isSending, onRemove } = props;
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {rows.map((row) => {
        const { key, file, url, place, state, refused } = row;
        const { name } = file;
        return (
          <Box
            component="li"
            key={key}
            sx={{
              ...{ display: 'grid', gap: 1, py: 1, borderTop: 1, borderColor: 'divider' },
              ...{ alignItems: 'center', overflowWrap: 'anywhere' },
              gridTemplateColumns: { xs: '48px 1fr', md: '48px 1fr 1.5fr auto' },
            }}
          >
            <Box
              component="img"
              src={url}
              alt=""
              sx={{ width: 48, aspectRatio: '2 / 3', objectFit: 'cover', bgcolor: 'action.hover' }}
            />
            <div>
              {name}
              {place !== null && (
                <Typography variant="body2" color="textSecondary">{t`Place ${place}`}</Typography>
              )}
            </div>
            <Box sx={{ gridColumn: { xs: '1 / -1', md: 'auto' } }}>
              <Target {...{ row }} {...props} />
              {refused !== null && <PhotoProblems of={[{ name, refused }]} />}
            </Box>
            <Box sx={{ gridColumn: { xs: '1 / -1', md: 'auto' } }}>
              {state === 'sent' ? (
                <Chip size="small" color="success" label={t`Added`} />
              ) : (
                <Button
                  size="small"
                  disabled={isSending}
                  aria-label={t`Leave out ${name}`}
                  onClick={() => onRemove(key)}
                >
                  {t`Leave out`}
                </Button>
              )}
            </Box>
          </Box>
        );
      })}
    </Box>
  );
}
