import TextField from '@mui/material/TextField';

const NATIVE = { select: { native: true }, inputLabel: { shrink: true } } as const;

type WordSelectProps = {
  label: string;
  value: string;
  words: readonly { id: string; label: string }[];
  onChange: (id: string) => void;
};

/** One word of a list, or none yet. */
export function WordSelect({ label, value, words, onChange }: WordSelectProps) {
  return (
    <TextField
      select
      size="small"
      {...{ label, value }}
      onChange={({ target }) => onChange(target.value)}
      slotProps={NATIVE}
    >
      <option value="">{'—'}</option>
      {words.map((word) => (
        <option key={word.id} value={word.id}>
          {word.label}
        </option>
      ))}
    </TextField>
  );
}
