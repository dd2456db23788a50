import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { lazy, type ReactNode, Suspense } from 'react';
import type { Field } from '#src/domain/content/entry-fields.ts';
import { useFieldName } from './content-words.ts';
import { idOf, type Path, useEntryForm } from './entry-form.ts';
import { LinkPart } from './link-part.tsx';
import { PicturePart } from './picture-part.tsx';

type FieldProps<K extends Field['kind']> = {
  field: Extract<Field, { kind: K }>;
  path: Path;
  value: unknown;
};

// Its editor is larger than the rest of the page.
const RichPart = lazy(() =>
  import('./rich-text/rich-part.tsx').then(({ RichPart: part }) => ({ default: part })),
);

const LONG = 60;
const textOf = (value: unknown) => (typeof value === 'string' ? value : '');
const nameIn = (path: Path) => String(path.findLast((step) => typeof step === 'string') ?? '');

/** What the other language says: beside on a wide screen, below on a narrow one. */
function Beside({ text, isMissing }: { text: string; isMissing: boolean }) {
  const { t } = useLingui();
  const { besideLang } = useEntryForm();
  if (besideLang === null || text === '') return null;
  return (
    <Box>
      {isMissing && (
        <Typography variant="body2" color="error">
          {t`Missing in this language`}
        </Typography>
      )}
      <Typography
        variant="body2"
        color="textSecondary"
        lang={besideLang}
        sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
      >
        {text}
      </Typography>
    </Box>
  );
}

/** Rich text without its tags, a line for each of its parts. */
const wordsOf = (html: string) =>
  new DOMParser().parseFromString(html.replace(/<\/(?:p|h3|li)>/g, '$&\n'), 'text/html').body
    .textContent ?? '';

const SIDES = { display: 'grid', gap: 1, gridTemplateColumns: { md: '1fr 1fr' }, my: 1.5 };

type TextProps = FieldProps<'text'> & { beside: unknown };

export function TextPart({ field, path, value, beside }: TextProps) {
  const { t } = useLingui();
  const { change, problemAt, lang } = useEntryForm();
  const nameOf = useFieldName();
  const text = textOf(value);
  if (field.folders.length > 0) {
    return <PicturePart folders={field.folders} value={text} {...{ path }} />;
  }
  if (field.as === 'link' || field.as === 'family') {
    return <LinkPart value={text} isFamily={field.as === 'family'} {...{ path }} />;
  }
  if (field.as === 'rich') {
    return (
      <Box sx={SIDES}>
        <Suspense fallback={null}>
          <RichPart value={text} {...{ path }} />
        </Suspense>
        <Beside text={wordsOf(textOf(beside))} isMissing={text.trim() === ''} />
      </Box>
    );
  }
  const name = nameIn(path);
  const problem = problemAt(path);
  const isLong = text.length > LONG || /(text|content)$/.test(name);
  return (
    <Box sx={SIDES}>
      <TextField
        id={idOf(path)}
        fullWidth
        label={nameOf(name)}
        value={text}
        error={problem !== null}
        helperText={problem ?? (field.as === 'slug' ? t`Left empty, it follows the title.` : null)}
        {...(isLong && { multiline: true, minRows: 2, maxRows: 14 })}
        onChange={({ target }) => change(path, target.value)}
        slotProps={{ htmlInput: { lang } }}
      />
      <Beside text={textOf(beside)} isMissing={text.trim() === ''} />
    </Box>
  );
}

export function NumberPart({ path, value }: FieldProps<'number'>) {
  const { change, problemAt } = useEntryForm();
  const nameOf = useFieldName();
  const problem = problemAt(path);
  return (
    <TextField
      id={idOf(path)}
      type="number"
      label={nameOf(nameIn(path))}
      value={typeof value === 'number' ? value : ''}
      error={problem !== null}
      helperText={problem}
      sx={{ my: 1.5, mr: 1 }}
      onChange={({ target }) =>
        change(path, target.value === '' ? undefined : Number(target.value))
      }
      slotProps={{ htmlInput: { step: 'any' } }}
    />
  );
}

export function SwitchPart({ path, value }: FieldProps<'switch'>) {
  const { change } = useEntryForm();
  const nameOf = useFieldName();
  return (
    <FormControlLabel
      sx={{ display: 'flex' }}
      label={nameOf(nameIn(path))}
      control={
        <Checkbox checked={value === true} onChange={(_event, isOn) => change(path, isOn)} />
      }
    />
  );
}

export function ChoicePart({ field, path, value }: FieldProps<'choice'>) {
  const { change } = useEntryForm();
  const nameOf = useFieldName();
  return (
    <TextField
      id={idOf(path)}
      select
      label={nameOf(nameIn(path))}
      value={textOf(value)}
      sx={{ my: 1.5 }}
      onChange={({ target }) => change(path, target.value)}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
    >
      {field.options.map((option) => (
        <option key={option}>{option}</option>
      ))}
    </TextField>
  );
}

export function Group({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <Box
      component="fieldset"
      sx={{
        border: 0,
        borderLeft: 2,
        borderColor: 'divider',
        m: 0,
        my: 2,
        p: 0,
        pl: 2,
        minWidth: 0,
      }}
    >
      <Typography component="legend" variant="subtitle2" sx={{ p: 0 }}>
        {name}
      </Typography>
      {children}
    </Box>
  );
}
