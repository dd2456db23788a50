import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { type Unwritten, unwrittenIn } from '#src/domain/content/carried-text.ts';
import { CONTENT_SCHEMAS } from '#src/domain/content/content.schema.ts';
import { fieldOf, partOf, withPart } from '#src/domain/content/entry-fields.ts';
import { getStaffEntry, saveDraft } from '#src/domain/content/staff-content.calls.ts';
import type { StaffEntry } from '#src/domain/content/staff-content.schema.ts';
import { getDomain, type Language, type OnlineLocale } from '#src/domain/shop/locales.ts';
import { ask, type Refusal as Refused } from '../calls/ask.ts';
import { refusalOf } from '../calls/use-write.ts';
import { DialogBody, DialogDeeds, DialogFrame } from '../look/dialog-frame.tsx';
import { useLanguageNames } from '../look/language-names.ts';
import { Refusal } from '../look/refusal.tsx';
import { useShopNames } from '../look/shop-names.ts';
import { useFieldName } from './content-words.ts';
import { EntryField } from './entry-field.tsx';
import { type EntryForm, EntryFormProvider, type Path } from './entry-form.ts';

/** Drafts of one language, and the words that they lack. */
type ToWrite = { lang: Language; drafts: readonly StaffEntry[]; words: readonly Unwritten[] };

/** The drafts of other languages that lack words that the entry has. */
function useToWrite(entry: StaffEntry, shops: readonly OnlineLocale[]) {
  const { contentType, uid } = entry;
  const field = fieldOf(CONTENT_SCHEMAS[contentType]);
  const { data, error } = useQuery({
    queryKey: ['texts-to-write', contentType, uid, shops],
    queryFn: ({ signal }) =>
      Promise.all(
        shops.map((shop) => ask(getStaffEntry, { params: { contentType, uid, shop } }, signal)),
      ),
    // What is typed is about the drafts as they were when the form was opened.
    ...{ gcTime: 0, staleTime: Number.POSITIVE_INFINITY, retry: false },
  });
  const byLanguage = Map.groupBy(data ?? [], ({ shop }) => getDomain(shop).lang);
  const all = [...byLanguage].map(([lang, drafts]): ToWrite => {
    const words = drafts.flatMap(({ fields }) => unwrittenIn(field, fields, entry.fields));
    return {
      lang,
      drafts,
      words: [...new Map(words.map((one) => [one.path.join(), one])).values()],
    };
  });
  return {
    toWrite: all.filter(({ words }) => words.length > 0),
    isRead: data !== undefined,
    refusal: error === null ? null : refusalOf(error),
  };
}

type Typed = Readonly<Record<string, string>>;
const keyOf = (lang: Language, path: Path) => [lang, ...path].join('.');

type LanguageProps = {
  entry: StaffEntry;
  of: ToWrite;
  typed: Typed;
  onType: (key: string, text: string) => void;
};

/** The words of one language, each below what the entry says. */
function LanguageWords({ entry, of: { lang, drafts, words }, typed, onType }: LanguageProps) {
  const languageName = useLanguageNames();
  const { nameOf } = useShopNames();
  const fieldName = useFieldName();
  const placeOf = (path: Path) =>
    path
      .slice(0, -1)
      .map((step) => (typeof step === 'number' ? step + 1 : fieldName(step)))
      .join(' ');
  const [first] = drafts;
  if (first === undefined) return null;
  const shops = drafts.map(({ shop }) => nameOf(shop)).join(', ');
  const name = languageName(lang);
  const form: EntryForm = {
    change: (path, text) => onType(path.join('.'), String(text)),
    ...{
      problemAt: () => null,
      isWrong: () => false,
      describe: () => {},
      name: () => {},
      linkAt: () => undefined,
    },
    ...{ shop: first.shop, library: [], picturesOf: () => [], lang },
    ...{ otherwise: { title: '', description: '' }, besideLang: getDomain(entry.shop).lang },
  };
  return (
    <Box component="section" aria-label={name} sx={{ mb: 3 }}>
      <Typography component="h3" variant="subtitle1" sx={{ fontWeight: 600 }}>
        {`${name} · ${shops}`}
      </Typography>
      <EntryFormProvider value={form}>
        {words.map(({ path, field }, at) => (
          <Box key={path.join('.')} sx={{ mt: 1 }}>
            {placeOf(path) !== placeOf(words[at - 1]?.path ?? []) && (
              <Typography variant="caption" color="textSecondary">
                {placeOf(path)}
              </Typography>
            )}
            <EntryField
              {...{ field }}
              path={[lang, ...path]}
              value={typed[keyOf(lang, path)] ?? ''}
              beside={path.reduce<unknown>((part, step) => partOf(part, step), entry.fields)}
            />
          </Box>
        ))}
      </EntryFormProvider>
    </Box>
  );
}

type TextsToWriteProps = { entry: StaffEntry; shops: readonly OnlineLocale[]; onBack: () => void };

/** The words that drafts in shops of other languages lack, in one form. */
export function TextsToWrite({ entry, shops, onBack }: TextsToWriteProps) {
  const { t } = useLingui();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const [isWriting, setWriting] = useState(false);
  const [refused, setRefused] = useState<Refused | null>(null);
  const { toWrite, isRead, refusal } = useToWrite(entry, shops);
  const [typed, setTyped] = useState<Typed>({});
  const { contentType, uid } = entry;

  async function save() {
    setWriting(true);
    try {
      for (const { lang, drafts, words } of toWrite) {
        for (const { shop, fields, revision, draft } of drafts) {
          const written = words.reduce<unknown>((value, { path }) => {
            const text = typed[keyOf(lang, path)] ?? '';
            return text === '' ? value : withPart(value, path, text);
          }, fields);
          if (written === fields) continue;
          const publishAt = draft?.publishAt ?? null;
          const body = { revision, fields: { ...Object(written) }, publishAt };
          await ask(saveDraft, { params: { contentType, uid, shop }, body });
        }
      }
      notify(t`Saved. Shoppers do not see it yet.`);
      onBack();
    } catch (error) {
      setRefused(refusalOf(error));
    } finally {
      setWriting(false);
      // What was saved is read again: what is left is about how it stands now.
      await queryClient.invalidateQueries();
    }
  }

  return (
    <DialogFrame isOpen title={t`Write in other languages`} {...{ onBack }}>
      <DialogBody>
        <Refusal of={refused ?? refusal} />
        {!isRead && refusal === null && <LinearProgress aria-label={t`The drafts are read`} />}
        {isRead && toWrite.length === 0 && (
          <Typography>{t`Nothing is missing: every draft has its words.`}</Typography>
        )}
        {toWrite.map((of) => (
          <LanguageWords
            key={of.lang}
            {...{ entry, of, typed }}
            onType={(key, text) => setTyped((before) => ({ ...before, [key]: text }))}
          />
        ))}
      </DialogBody>
      <DialogDeeds {...{ onBack }}>
        {toWrite.length > 0 && (
          <Button variant="contained" loading={isWriting} onClick={save}>
            {t`Save drafts`}
          </Button>
        )}
      </DialogDeeds>
    </DialogFrame>
  );
}
