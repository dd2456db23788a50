import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { AutocompleteArrayInput, NumberInput, SelectInput, TextInput } from 'react-admin';
import { type FieldValues, useFormContext, useWatch } from 'react-hook-form';
import { FAMILY_ROLES } from '#src/domain/catalogue/catalogue.values.ts';
import { changeFamily, makeFamily } from '#src/domain/catalogue/family.calls.ts';
import {
  type FamilyDocument,
  type FamilyWords,
  familyDocumentSchema,
  type StaffFamily,
} from '#src/domain/catalogue/family.schema.ts';
import { LANGUAGES, type Language } from '#src/domain/shop/locales.ts';
import { SIZE_SCALES } from '#src/domain/size/size-scales.ts';
import { useWrite } from '../calls/use-write.ts';
import { FormDialog } from '../look/form-dialog.tsx';
import { useLanguageNames } from '../look/language-names.ts';
import { SearchTexts } from '../look/search-texts.tsx';
import { useShopNames } from '../look/shop-names.ts';
import { FAMILY_ROLE_NAMES, SIZE_SCALE_NAMES } from './family-words.ts';
import { useFamilyName } from './use-family-name.ts';

const SHOWN = ['everywhere', 'some', 'nowhere'] as const;
type Shown = (typeof SHOWN)[number];

const shownOf = ({ shops }: Pick<FamilyDocument, 'shops'>): Shown => {
  if (shops === null) return 'everywhere';
  return shops.length === 0 ? 'nowhere' : 'some';
};

/** What the form begins with: a language that was never written is empty. */
function typedOf(document: FamilyDocument | null): FieldValues {
  const text = { title: '', slug: '', text: '', searchTitle: '', searchDescription: '' };
  const texts = Object.fromEntries(
    LANGUAGES.map((lang) => [lang, { ...(document?.texts[lang] ?? text) }]),
  );
  return {
    ...{ parentId: document?.parentId ?? '', role: document?.role ?? '' },
    ...{ googleCategory: document?.googleCategory ?? '', sizeScale: document?.sizeScale ?? '' },
    ...{ shown: document === null ? 'everywhere' : shownOf(document), texts },
    shops: document?.shops ?? [],
  };
}

const SHOPS_OF: Record<Shown, (shops: unknown) => unknown> = {
  everywhere: () => null,
  some: (shops) => shops,
  nowhere: () => [],
};

/** What was typed, as the wire has it: what is empty is not said. */
function documentOf({ shown, shops, texts, ...typed }: FieldValues): FamilyDocument {
  const isShown = SHOWN.find((one) => one === shown) ?? 'everywhere';
  return familyDocumentSchema.parse({
    ...Object.fromEntries(Object.entries(typed).map(([name, value]) => [name, value || null])),
    shops: SHOPS_OF[isShown](shops),
    texts: Object.fromEntries(
      LANGUAGES.map((lang) => {
        const { title, slug, text, searchTitle, searchDescription } = texts[lang];
        return [
          lang,
          {
            ...{ title: title ?? '', slug: slug ?? '', text: text ?? '' },
            ...{ searchTitle: searchTitle ?? '', searchDescription: searchDescription ?? '' },
          },
        ];
      }),
    ),
  });
}

/** A select that says what choosing nothing means. */
const SHOWS_EMPTY = { select: { displayEmpty: true } };

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** What search engines are told of a family in one language. */
function FamilySearchTexts({ lang }: { lang: Language }) {
  const { setValue } = useFormContext();
  const words: Partial<FamilyWords> = useWatch({ name: `texts.${lang}` }) ?? {};
  const { title = '', text = '', searchTitle = '', searchDescription = '' } = words;
  const put = (name: string, value: string) =>
    setValue(`texts.${lang}.${name}`, value, { shouldDirty: true });
  return (
    <SearchTexts
      {...{ lang }}
      texts={{ title: searchTitle, description: searchDescription }}
      otherwise={{ title, description: text }}
      onChange={(said) => {
        put('searchTitle', said.title);
        put('searchDescription', said.description);
      }}
    />
  );
}

function FamilyFields({ tree, own }: { tree: readonly StaffFamily[]; own?: string }) {
  const { t, i18n } = useLingui();
  const languageOf = useLanguageNames();
  const { choices } = useShopNames();
  const nameOf = useFamilyName();
  const [first] = LANGUAGES.filter((lang) => lang === i18n.locale);
  const ordered = [...LANGUAGES].sort(
    (one, other) => Number(other === first) - Number(one === first),
  );
  const isSlug = (typed: unknown) =>
    typeof typed !== 'string' || typed === '' || SLUG.test(typed)
      ? undefined
      : t`Small letters without accents, digits and hyphens.`;
  return (
    <>
      <SelectInput
        source="parentId"
        label={t`Below`}
        emptyText={t`At the top`}
        slotProps={SHOWS_EMPTY}
        choices={tree
          .filter(({ id }) => id !== own)
          .map((one) => ({ id: one.id, name: `${'– '.repeat(one.depth)}${nameOf(one)}` }))}
        fullWidth
      />
      {ordered.map((lang) => (
        <Box component="fieldset" key={lang} sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
          <Typography component="legend" variant="subtitle2">
            {languageOf(lang)}
          </Typography>
          <TextInput source={`texts.${lang}.title`} label={t`Name`} fullWidth />
          <TextInput
            source={`texts.${lang}.slug`}
            label={t`Name in the URL`}
            validate={isSlug}
            fullWidth
          />
          <TextInput
            source={`texts.${lang}.text`}
            label={t`Text above the list`}
            fullWidth
            multiline
          />
          <FamilySearchTexts {...{ lang }} />
        </Box>
      ))}
      <SelectInput
        source="shown"
        label={t`Shown`}
        choices={[
          { id: 'everywhere', name: t`In all shops` },
          { id: 'some', name: t`In the shops below` },
          { id: 'nowhere', name: t`Nowhere` },
        ]}
        fullWidth
      />
      <AutocompleteArrayInput source="shops" label={t`Shops`} {...{ choices }} fullWidth />
      <SelectInput
        source="role"
        label={t`Role`}
        emptyText={t`None of its own`}
        slotProps={SHOWS_EMPTY}
        choices={FAMILY_ROLES.map((id) => ({ id, name: i18n._(FAMILY_ROLE_NAMES[id]) }))}
        helperText={t`Families below share it. Filters and portals read it.`}
        fullWidth
      />
      <SelectInput
        source="sizeScale"
        label={t`Sizes`}
        emptyText="—"
        choices={SIZE_SCALES.map((id) => ({ id, name: i18n._(SIZE_SCALE_NAMES[id]) }))}
        helperText={t`What a new product of this family begins with.`}
        fullWidth
      />
      <NumberInput
        source="googleCategory"
        label={t`Google product category`}
        helperText={t`Its number in Google’s taxonomy, such as 2271 for dresses; empty for that of the family above.`}
        min={1}
        max={999_999}
        fullWidth
      />
    </>
  );
}

export function NewFamily({ tree }: { tree: readonly StaffFamily[] }) {
  const { t, i18n } = useLingui();
  const { write, isWriting, refusal } = useWrite();
  const [changeId, setChangeId] = useState(() => crypto.randomUUID());
  return (
    <FormDialog
      {...{ isWriting, refusal }}
      first={`texts.${i18n.locale}.title`}
      label={t`New family`}
      variant="contained"
      defaultValues={typedOf(null)}
      onSave={async (typed) => {
        const body = { changeId, document: documentOf(typed) };
        const isMade = (await write(makeFamily, { body })) !== undefined;
        if (isMade) setChangeId(crypto.randomUUID());
        return isMade;
      }}
    >
      <Typography color="textSecondary">
        {t`A language without a name takes that of another one.`}
      </Typography>
      <FamilyFields {...{ tree }} />
    </FormDialog>
  );
}

type ChangeProps = { family: StaffFamily; tree: readonly StaffFamily[] };

export function ChangeFamily({ family, tree }: ChangeProps) {
  const { t, i18n } = useLingui();
  const { id, document, revision } = family;
  const name = useFamilyName()(family);
  const { write, isWriting, refusal } = useWrite();
  return (
    <FormDialog
      {...{ isWriting, refusal }}
      first={`texts.${i18n.locale}.title`}
      label={t`Change`}
      title={t`Change “${name}”`}
      variant="text"
      defaultValues={typedOf(document)}
      onSave={async (typed) => {
        const body = { revision, document: documentOf(typed) };
        const params = { familyId: id };
        return (await write(changeFamily, { params, body })) !== undefined;
      }}
    >
      <FamilyFields {...{ tree }} own={id} />
    </FormDialog>
  );
}
