import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { Import, ImportOptions } from '#src/domain/import/import.schema.ts';

type Columns = ImportOptions['columns'];

/** Which column of the file stands for which of ours. */
export function ColumnMapping({
  file: { columns: ours, heading },
  columns,
  onChange,
}: {
  file: Import;
  columns: Columns;
  onChange: (columns: Columns) => void;
}) {
  const { t } = useLingui();
  if (ours.length === 0) return null;
  const choose = (name: string, theirs: string) => {
    const { [name]: _, ...others } = columns;
    onChange(theirs === '' ? others : { ...others, [name]: theirs });
  };
  return (
    <Box component="details">
      <Typography component="summary" sx={{ cursor: 'pointer', mb: 2 }}>
        {t`Which column is which`}
      </Typography>
      <Box sx={{ display: 'grid', gap: 2 }}>
        {ours.map(({ name, isNeeded, from }) => (
          <TextField
            key={name}
            select
            size="small"
            required={isNeeded}
            label={name}
            value={columns[name] ?? from ?? ''}
            onChange={({ target }) => choose(name, target.value)}
          >
            <MenuItem value="">—</MenuItem>
            {heading.map((theirs) => (
              <MenuItem key={theirs} value={theirs}>
                {theirs}
              </MenuItem>
            ))}
          </TextField>
        ))}
      </Box>
    </Box>
  );
}
