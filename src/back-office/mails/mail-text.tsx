import { useLingui } from '@lingui/react/macro';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import type { StaffMailText } from '#src/domain/mail/mail-texts.schema.ts';
import { faultOf, maxLengthOf, type TextFault } from '#src/domain/mail/mail-texts.ts';
import { changedPart } from './changed-part.ts';
import { useMailWords } from './mail-words.ts';

function useFaultSentence() {
  const { t } = useLingui();
  const { placeholderName } = useMailWords();
  return (fault: TextFault, maxLength: number) => {
    switch (fault.kind) {
      case 'empty':
        return t`It cannot be empty.`;
      case 'long':
        return t`It is longer than ${maxLength} characters.`;
      case 'lines':
        return t`A subject is one line.`;
      case 'unknown':
        return t`“${fault.name}” is no value that this text knows. Choose one of those below it.`;
      case 'missing': {
        const missing = placeholderName(fault.name);
        return t`“${missing}” is missing: the reader needs it.`;
      }
    }
  };
}

type NewerProps = { text: StaffMailText; was: string; onTake: () => void; onKeep: () => void };

/** What an update has changed of the text that one's own was made from. */
function Newer({ text, was, onTake, onKeep }: NewerProps) {
  const { t } = useLingui();
  const { shown } = useMailWords();
  const { start, gone, come, end } = changedPart(shown(was), shown(text.shipped));
  return (
    <Alert severity="warning" sx={{ my: 1 }}>
      <Typography variant="body2">
        {t`An update has changed the text that ships since yours was written. Yours is used.`}
      </Typography>
      <Typography variant="body2" sx={{ my: 1, whiteSpace: 'pre-wrap' }}>
        {start}
        <del>{gone}</del>
        {gone !== '' && come !== '' && ' '}
        <ins>{come}</ins>
        {end}
      </Typography>
      <Button size="small" onClick={onKeep}>
        {t`Keep my text`}
      </Button>
      <Button size="small" onClick={onTake}>
        {t`Use the new one`}
      </Button>
    </Alert>
  );
}

type MailTextProps = {
  text: StaffMailText;
  value: string;
  lang: string;
  isReadOnly: boolean;
  isSeen: boolean;
  onChange: (value: string) => void;
  onKeep: () => void;
};

/** A text of a mail, with the values that it may name. */
export function MailText({
  text,
  value,
  lang,
  isReadOnly,
  isSeen,
  onChange,
  onKeep,
}: MailTextProps) {
  const { t } = useLingui();
  const { textName, placeholderName, shown, typed } = useMailWords();
  const sentenceOf = useFaultSentence();
  const input = useRef<HTMLTextAreaElement | HTMLInputElement>(null);
  const { key, placeholders, shipped, shippedThen } = text;
  const name = textName(key);
  const fault = faultOf(key, value, placeholders);
  const maxLength = maxLengthOf(key);
  const insert = (placeholder: string) => {
    const field = input.current;
    const whole = shown(value);
    const at = field?.selectionStart ?? whole.length;
    const end = field?.selectionEnd ?? at;
    onChange(typed(`${whole.slice(0, at)}{${placeholder}}${whole.slice(end)}`));
    field?.focus();
  };
  return (
    <Box sx={{ my: 2 }}>
      {shippedThen !== null && !isSeen && (
        <Newer {...{ text, onKeep }} was={shippedThen} onTake={() => onChange(shipped)} />
      )}
      <TextField
        fullWidth
        multiline
        id={`mail-text-${key}`}
        label={name}
        value={shown(value)}
        inputRef={input}
        error={fault !== null}
        helperText={fault && sentenceOf(fault, maxLength)}
        onChange={({ target }) => onChange(typed(target.value))}
        slotProps={{ htmlInput: { lang, readOnly: isReadOnly } }}
      />
      {!isReadOnly && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, mt: 0.5, alignItems: 'center' }}>
          {placeholders.map((one) => {
            const placeholder = placeholderName(one);
            return (
              <Chip
                key={one}
                size="small"
                variant="outlined"
                label={placeholder}
                aria-label={t`Insert into “${name}”: ${placeholder}`}
                onClick={() => insert(placeholder)}
              />
            );
          })}
          {value !== shipped && (
            <Button
              size="small"
              aria-label={t`Back to the text that ships: ${name}`}
              onClick={() => onChange(shipped)}
            >
              {t`Back to the text that ships`}
            </Button>
          )}
        </Box>
      )}
      {value !== shipped && (
        <Typography
          variant="body2"
          color="textSecondary"
          lang={lang}
          sx={{ mt: 0.5, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
        >
          {t`As it ships: ${shown(shipped)}`}
        </Typography>
      )}
    </Box>
  );
}
