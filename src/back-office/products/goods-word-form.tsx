import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Form, required, TextInput } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { changeGoodsWord, makeGoodsWord } from '#src/domain/catalogue/goods-word.calls.ts';
import {
  type GoodsWord,
  type WordDocument,
  type WordKind,
  wordDocumentSchema,
} from '#src/domain/catalogue/goods-word.schema.ts';
import { LANGUAGES } from '#src/domain/shop/locales.ts';
import { useWrite } from '../calls/use-write.ts';
import { DialogBody, DialogDeeds, DialogFrame } from '../look/dialog-frame.tsx';
import { FormDialog } from '../look/form-dialog.tsx';
import { useLanguageNames } from '../look/language-names.ts';
import { Refusal } from '../look/refusal.tsx';
import { NEW_WORDS } from './goods-word-words.ts';

const NOBODY = { name: '', address: '', contact: '' };
const COMPANIES = ['manufacturer', 'responsible'] as const;

/** What the form begins with. */
function typedOf(kind: WordKind, document: WordDocument | null): FieldValues {
  if (document === null) {
    return kind === 'brand'
      ? { name: '', manufacturer: NOBODY, responsible: NOBODY }
      : { labels: Object.fromEntries(LANGUAGES.map((lang) => [lang, ''])), hex: '#888888' };
  }
  if (document.kind !== 'brand') return document;
  const { name, manufacturer, responsible } = document;
  return { name, manufacturer: manufacturer ?? NOBODY, responsible: responsible ?? NOBODY };
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** What was typed, as the wire has it. */
function documentOf(kind: WordKind, typed: FieldValues): WordDocument {
  if (kind === 'brand') {
    const company = (of: (typeof COMPANIES)[number]) => {
      const { name, address, contact } = typed[of] ?? NOBODY;
      if (textOf(name).trim() === '') return null;
      return { name, address: textOf(address), contact: textOf(contact) };
    };
    return wordDocumentSchema.parse({
      ...{ kind, name: typed.name },
      ...{ manufacturer: company('manufacturer'), responsible: company('responsible') },
    });
  }
  const labels = Object.fromEntries(LANGUAGES.map((lang) => [lang, textOf(typed.labels?.[lang])]));
  return wordDocumentSchema.parse({ kind, labels, ...(kind === 'colour' && { hex: typed.hex }) });
}

function BrandFields() {
  const { t } = useLingui();
  const heads = {
    manufacturer: t`Manufacturer, where a product says no other`,
    responsible: t`Responsible in the Union`,
  };
  return (
    <>
      <TextInput
        source="name"
        label={t`Name`}
        validate={required()}
        slotProps={{ htmlInput: { maxLength: 70 } }}
        fullWidth
      />
      {COMPANIES.map((company) => (
        <Box component="fieldset" key={company} sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
          <Typography component="legend" variant="subtitle2">
            {heads[company]}
          </Typography>
          <TextInput source={`${company}.name`} label={t`Name`} fullWidth />
          <TextInput source={`${company}.address`} label={t`Postal address`} fullWidth />
          <TextInput source={`${company}.contact`} label={t`Email or website`} fullWidth />
        </Box>
      ))}
    </>
  );
}

function WordFields({ kind }: { kind: WordKind }) {
  const { t, i18n } = useLingui();
  const languageOf = useLanguageNames();
  if (kind === 'brand') return <BrandFields />;
  const ordered = [...LANGUAGES].sort(
    (one, other) => Number(other === i18n.locale) - Number(one === i18n.locale),
  );
  return (
    <>
      <Typography color="textSecondary">
        <Trans>A language without a name takes that of another one.</Trans>
      </Typography>
      {ordered.map((lang) => (
        <TextInput
          key={lang}
          source={`labels.${lang}`}
          label={languageOf(lang)}
          slotProps={{ htmlInput: { lang, maxLength: 40 } }}
          fullWidth
        />
      ))}
      {kind === 'colour' && (
        <TextInput source="hex" type="color" label={t`Fill`} helperText={false} fullWidth />
      )}
    </>
  );
}

const firstOf = (kind: WordKind, locale: string) =>
  kind === 'brand' ? 'name' : `labels.${locale}`;

export function NewGoodsWord({ kind }: { kind: WordKind }) {
  const { i18n } = useLingui();
  const { write, isWriting, refusal } = useWrite();
  return (
    <FormDialog
      key={kind}
      {...{ isWriting, refusal }}
      first={firstOf(kind, i18n.locale)}
      label={i18n._(NEW_WORDS[kind])}
      variant="contained"
      defaultValues={typedOf(kind, null)}
      onSave={async (typed) =>
        (await write(makeGoodsWord, { body: documentOf(kind, typed) })) !== undefined
      }
    >
      <WordFields {...{ kind }} />
    </FormDialog>
  );
}

export function ChangeGoodsWord({ word }: { word: GoodsWord }) {
  const { t, i18n } = useLingui();
  const { write, isWriting, refusal } = useWrite();
  const { id: wordId, name, revision, document } = word;
  const { kind } = document;
  return (
    <FormDialog
      {...{ isWriting, refusal }}
      first={firstOf(kind, i18n.locale)}
      label={t`Change`}
      title={t`Change “${name}”`}
      variant="text"
      defaultValues={typedOf(kind, document)}
      onSave={async (typed) => {
        const body = { revision, document: documentOf(kind, typed) };
        return (await write(changeGoodsWord, { params: { kind, wordId }, body })) !== undefined;
      }}
    >
      <WordFields {...{ kind }} />
    </FormDialog>
  );
}

type MakeProps = {
  kind: WordKind;
  /** As it was typed in the language of the page. */
  name: string;
  onMade: (id: string) => void;
  onBack: () => void;
};

/** A word that is made where it is missed. */
export function MakeGoodsWord({ kind, name, onMade, onBack }: MakeProps) {
  const { i18n } = useLingui();
  const { write, isWriting, refusal } = useWrite();
  const label = i18n._(NEW_WORDS[kind]);
  const blank = typedOf(kind, null);
  return (
    <DialogFrame isOpen title={label} {...{ onBack }}>
      <Form
        record={{ ...blank, labels: { ...blank.labels, [i18n.locale]: name } }}
        onSubmit={async (typed: FieldValues) => {
          const made = await write(makeGoodsWord, { body: documentOf(kind, typed) });
          if (made !== undefined) onMade(made.id);
        }}
      >
        <DialogBody first={firstOf(kind, i18n.locale)}>
          <Refusal of={refusal} />
          <WordFields {...{ kind }} />
        </DialogBody>
        <DialogDeeds {...{ onBack }}>
          <Button type="submit" variant="contained" loading={isWriting}>
            {label}
          </Button>
        </DialogDeeds>
      </Form>
    </DialogFrame>
  );
}
