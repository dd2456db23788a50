import { useLingui } from '@lingui/react/macro';
import Autocomplete, { createFilterOptions } from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import type { WordKind } from '#src/domain/catalogue/goods-word.schema.ts';
import { MakeGoodsWord } from './goods-word-form.tsx';

type Word = { id: string; label: string };

type Props = {
  kind: Exclude<WordKind, 'brand'>;
  label: string;
  value: string;
  words: readonly Word[];
  isFixed?: boolean;
  /** Who may not make a word is offered none. */
  mayMake: boolean;
  onChange: (id: string) => void;
};

const filterWords = createFilterOptions<Word>();
/** The id of what is typed and not there. */
const NEW = '';

/** One word of a list; one that is not there is made from here. */
export function WordChoice({
  kind,
  label,
  value,
  words,
  isFixed = false,
  mayMake,
  onChange,
}: Props) {
  const { t } = useLingui();
  const [making, setMaking] = useState<string | null>(null);
  const isThere = (typed: string) =>
    words.some((word) => word.label.toLowerCase() === typed.toLowerCase());
  return (
    <>
      <Autocomplete<Word>
        size="small"
        options={[...words]}
        value={words.find(({ id }) => id === value) ?? null}
        disabled={isFixed}
        autoHighlight
        noOptionsText={t`Nothing was found.`}
        isOptionEqualToValue={(one, other) => one.id === other.id}
        getOptionKey={({ id }) => id}
        filterOptions={(options, state) => {
          const typed = state.inputValue.trim();
          const found = filterWords(options, state);
          const isOffered = mayMake && typed !== '' && !isThere(typed);
          return isOffered ? [...found, { id: NEW, label: typed }] : found;
        }}
        renderOption={({ key, ...props }, word) => (
          <li key={key} {...props}>
            {word.id === NEW ? t`Make “${word.label}”` : word.label}
          </li>
        )}
        onChange={(_, word) => {
          if (word?.id === NEW) setMaking(word.label);
          else onChange(word?.id ?? '');
        }}
        renderInput={(params) => <TextField {...params} {...{ label }} />}
      />
      {making !== null && (
        <MakeGoodsWord
          {...{ kind }}
          name={making}
          onBack={() => setMaking(null)}
          onMade={(id) => {
            setMaking(null);
            onChange(id);
          }}
        />
      )}
    </>
  );
}
