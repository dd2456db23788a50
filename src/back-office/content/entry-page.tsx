import { useLingui } from '@lingui/react/macro';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useBlocker } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { Link, Title, useParams } from 'react-admin';
import { z } from 'zod';
import { contentTypeSchema } from '#src/domain/content/content.schema.ts';
import { headText, linksIn, partOf } from '#src/domain/content/entry-fields.ts';
import { checkLinks } from '#src/domain/content/link-target.calls.ts';
import { MAX_CHECKED_LINKS } from '#src/domain/content/link-target.schema.ts';
import { isNamedKind } from '#src/domain/content/new-entry.ts';
import { getStaffAssets, getStaffEntry } from '#src/domain/content/staff-content.calls.ts';
import type { StaffEntry } from '#src/domain/content/staff-content.schema.ts';
import { listMedia } from '#src/domain/media/media.calls.ts';
import { getDomain, ONLINE_LOCALES } from '#src/domain/shop/locales.ts';
import { ask } from '../calls/ask.ts';
import { useRead } from '../calls/use-read.ts';
import { refusalOf } from '../calls/use-write.ts';
import { Refusal } from '../look/refusal.tsx';
import { Section } from '../look/section.tsx';
import { useShopNames } from '../look/shop-names.ts';
import { useSettled } from '../look/use-settled.ts';
import { TYPE_NAMES } from './content-words.ts';
import { EntryActions } from './entry-actions.tsx';
import { EntryField } from './entry-field.tsx';
import { type EntryForm, EntryFormProvider, type Path, useEntryForm } from './entry-form.ts';
import { EntryMoves } from './entry-moves.tsx';
import { Outcome, Standing, Versions } from './entry-status.tsx';
import { type EditedEntry, useEntry } from './use-entry.ts';

const paramsSchema = z.object({
  contentType: contentTypeSchema,
  uid: z.string(),
  shop: z.enum(ONLINE_LOCALES),
});

/** The shop of another language whose text is shown beside. */
function useBeside({ others, draftedIn }: StaffEntry) {
  const { t } = useLingui();
  const { nameOf } = useShopNames();
  // A draft may be a copy without its words yet.
  const written = others.find(({ shop }) => !draftedIn.includes(shop)) ?? others[0];
  const [chosen, choose] = useState(written?.shop ?? '');
  const beside = others.find(({ shop }) => shop === chosen) ?? null;
  const choice = others.length > 0 && (
    <TextField
      select
      label={t`Beside it`}
      value={chosen}
      onChange={({ target }) => choose(target.value)}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
    >
      <option value="">—</option>
      {others.map(({ shop }) => (
        <option key={shop} value={shop}>
          {nameOf(shop)}
        </option>
      ))}
    </TextField>
  );
  return { beside, choice };
}

/** The sentence about a field that may not be served as it is typed. */
function useProblems({ issues }: EditedEntry): Pick<EntryForm, 'problemAt' | 'isWrong'> {
  const { t } = useLingui();
  const wrong = new Map(issues.map(({ path, code }) => [path.join('.'), code]));
  const problemAt = (path: Path) => {
    const code = wrong.get(path.join('.'));
    if (code === undefined) return null;
    return code === 'too_small' ? t`Too short, or too low.` : t`This is not of the right form.`;
  };
  const isWrong = (path: Path) =>
    issues.some((issue) => path.every((step, at) => issue.path[at] === step));
  return { problemAt, isWrong };
}

/** What search engines read of a page of an entry: its title and text, or those of its first blocks. */
const pageTexts = (fields: unknown) => ({
  ...{ title: headText(fields, 'title'), description: headText(fields, 'text') },
});

/** Where the links of what is typed lead, asked for once nothing was typed for a moment. */
function useLinks({ entry: { shop }, field, value }: EditedEntry): EntryForm['linkAt'] {
  const typed = useSettled(JSON.stringify(linksIn(field, value).slice(0, MAX_CHECKED_LINKS)));
  const { data } = useQuery({
    queryKey: [checkLinks.path, shop, typed],
    queryFn: ({ signal }) => {
      const urls = z.array(z.string()).parse(JSON.parse(typed));
      return ask(checkLinks, { params: { shop }, body: { urls } }, signal);
    },
    placeholderData: keepPreviousData,
    retry: false,
  });
  return (url) => data?.values.find((one) => one.url === url);
}

/** Links that lead nowhere: shoppers would not find what they promise. */
function NowhereLinks({ edited: { field, value } }: { edited: EditedEntry }) {
  const { t } = useLingui();
  const { linkAt } = useEntryForm();
  const nowhere = new Set(linksIn(field, value).filter((url) => linkAt(url)?.target === null));
  if (nowhere.size === 0) return null;
  const urls = [...nowhere].join(', ');
  return <Alert severity="warning">{t`Links that lead nowhere in this shop: ${urls}`}</Alert>;
}

function Editor({ loaded }: { loaded: StaffEntry }) {
  const { t, i18n } = useLingui();
  const { nameOf } = useShopNames();
  const edited = useEntry(loaded);
  const { entry, field, value, isTouched, change } = edited;
  useBlocker({
    disabled: !isTouched,
    shouldBlockFn: () => !window.confirm(t`Leave without saving what you have typed?`),
  });
  const kind = i18n._(TYPE_NAMES[entry.contentType]);
  const name = isNamedKind(entry.contentType) ? `${kind} ${entry.uid}` : kind;
  const { beside, choice } = useBeside(entry);
  const problems = useProblems(edited);
  const { data: pictures } = useRead(getStaffAssets, {});
  const { data: library } = useRead(listMedia, { query: { size: 100 } });
  const linkAt = useLinks(edited);
  /** Fills the first of some fields beside one, where it is empty. */
  const fill = (path: Path, names: readonly string[], text: string) => {
    const group = path.slice(0, -1);
    const beside = group.reduce<unknown>((part, step) => partOf(part, step), value);
    const own = names.find((one) => partOf(beside, one) !== undefined);
    if (own !== undefined && text !== '' && partOf(beside, own) === '') {
      change([...group, own], text);
    }
  };
  const form = {
    describe: (path: Path, alt: string) => fill(path, ['alt'], alt),
    name: (path: Path, title: string) => fill(path, ['label', 'title'], title),
    ...{ linkAt, shop: entry.shop, library: library?.values ?? [] },
    ...{ change, ...problems, lang: getDomain(entry.shop).lang, otherwise: pageTexts(value) },
    besideLang: beside === null ? null : getDomain(beside.shop).lang,
    picturesOf: (folder: string) =>
      (pictures?.values ?? []).filter((one) => one.folder === folder).map(({ title }) => title),
  };
  return (
    <Stack spacing={2} sx={{ mt: 2, maxWidth: 1200 }}>
      <Title title={`${name}, ${nameOf(entry.shop)}`} />
      <Section title={t`Text`}>
        <Standing {...{ entry }} />
        <EntryMoves {...{ entry }} />
        <EntryActions {...{ edited }} />
        <Outcome {...{ edited }} />
        {choice && <Box sx={{ my: 1 }}>{choice}</Box>}
        <EntryFormProvider value={form}>
          <NowhereLinks {...{ edited }} />
          <EntryField path={[]} beside={beside?.fields ?? null} {...{ field, value }} />
        </EntryFormProvider>
      </Section>
      <Versions {...{ edited }} />
      <Typography>
        <Link to="/content">{t`All entries`}</Link>
      </Typography>
    </Stack>
  );
}

/** The text of an entry in a shop: typed, previewed, published and taken back. */
export function EntryPage() {
  const named = useParams();
  const params = useMemo(() => paramsSchema.safeParse(named).data, [named]);
  const key = params && `${params.contentType}/${params.uid}/${params.shop}`;
  const { data, error } = useQuery({
    queryKey: ['entry', key],
    queryFn: () => (params ? ask(getStaffEntry, { params }) : null),
    // A form begins at what stands there now, and nothing is read below what is typed.
    ...{ gcTime: 0, staleTime: Number.POSITIVE_INFINITY, retry: false },
  });
  if (error !== null) return <Refusal of={refusalOf(error)} />;
  if (data === null) return <Refusal of={{ code: 'NOT_FOUND' }} />;
  return data === undefined ? null : <Editor key={key} loaded={data} />;
}
