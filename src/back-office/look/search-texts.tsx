import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import {
  MAX_SEARCH_TEXT,
  type SearchTexts as Said,
  SHOWN_SEARCH_TEXT,
} from '#src/domain/text/search-texts.ts';

type SearchTextsProps = {
  /** What is typed. */
  texts: Said;
  /** What search engines read where nothing is typed. */
  otherwise: Said;
  lang: string;
  isDisabled?: boolean;
  /** Begins the names of its fields where a page has several of them. */
  of?: string;
  onChange: (texts: Said) => void;
};

/** As much of a text as a page of results shows. */
const cutAt = (text: string, length: number) =>
  text.length <= length ? text : `${text.slice(0, length).trimEnd()} …`;

/** Title and description for search engines, with how long they are and how they will look. */
export function SearchTexts(props: SearchTextsProps) {
  const { texts, otherwise, lang, isDisabled = false, of, onChange } = props;
  const { t } = useLingui();
  // As it was when the form was opened: it does not close below what is typed.
  const [isOpen] = useState(texts.title !== '' || texts.description !== '');
  const shown = {
    title: texts.title.trim() || otherwise.title,
    description: texts.description.trim() || otherwise.description,
  };
  const field = (name: keyof Said, label: string) => {
    const length = texts[name].trim().length;
    const limit = SHOWN_SEARCH_TEXT[name];
    const count = t`${length} of ${limit} characters are shown`;
    const long = t`${length} characters: most results show the first ${limit}`;
    const own = t`Empty: made of what the page says`;
    return (
      <TextField
        fullWidth
        margin="dense"
        label={of === undefined ? label : `${label}, ${of}`}
        value={texts[name]}
        disabled={isDisabled}
        helperText={length === 0 ? own : length > limit ? long : count}
        {...(name === 'description' && { multiline: true, minRows: 2, maxRows: 8 })}
        onChange={({ target }) => onChange({ ...texts, [name]: target.value })}
        slotProps={{ htmlInput: { lang, maxLength: MAX_SEARCH_TEXT[name] } }}
      />
    );
  };
  return (
    <details open={isOpen}>
      <summary>{t`Search engines`}</summary>
      {field('title', t`Title in search results`)}
      {field('description', t`Description in search results`)}
      <Box
        component="figure"
        sx={{ m: 0, my: 1, p: 1.5, border: 1, borderColor: 'divider', maxWidth: 600 }}
      >
        <Typography component="figcaption" variant="caption" color="textSecondary">
          {t`How it may look`}
        </Typography>
        <Typography {...{ lang }} sx={{ fontSize: 18, overflowWrap: 'anywhere' }} color="primary">
          {cutAt(shown.title, SHOWN_SEARCH_TEXT.title)}
        </Typography>
        <Typography {...{ lang }} variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {cutAt(shown.description, SHOWN_SEARCH_TEXT.description)}
        </Typography>
      </Box>
    </details>
  );
}
