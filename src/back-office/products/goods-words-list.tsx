import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  AutocompleteInput,
  required,
  SearchInput,
  SelectInput,
  TopToolbar,
  useListContext,
} from 'react-admin';
import { mergeGoodsWord, removeGoodsWord } from '#src/domain/catalogue/goods-word.calls.ts';
import { goodsWordList } from '#src/domain/catalogue/goods-word.list.ts';
import {
  type GoodsWord,
  WORD_KINDS,
  type WordKind,
} from '#src/domain/catalogue/goods-word.schema.ts';
import { getProductWords } from '#src/domain/catalogue/new-product.calls.ts';
import type { ProductWords } from '#src/domain/catalogue/new-product.schema.ts';
import { useRead } from '../calls/use-read.ts';
import { useWrite } from '../calls/use-write.ts';
import { ConfirmButton } from '../look/confirm-button.tsx';
import { FormDialog } from '../look/form-dialog.tsx';
import { useLanguageNames } from '../look/language-names.ts';
import { ListPage } from '../look/list-page.tsx';
import { Refusal } from '../look/refusal.tsx';
import { ChangeGoodsWord, NewGoodsWord } from './goods-word-form.tsx';
import { WORD_KIND_NAMES } from './goods-word-words.ts';

const asChoices = (words: readonly { id: string; label: string }[]) =>
  words.map(({ id, label }) => ({ id, name: label }));

/** The words of a kind, as a field offers them. */
const OFFERED: Record<WordKind, (words: ProductWords) => { id: string; name: string }[]> = {
  brand: ({ brands }) => brands.map((brand) => ({ id: brand, name: brand })),
  colour: ({ colours }) => asChoices(colours),
  material: ({ materials }) => asChoices(materials),
  care: ({ care }) => asChoices(care),
};

/** Gives the products of a word another one. */
function MergeGoodsWord({ word, words }: { word: GoodsWord; words: ProductWords }) {
  const { t } = useLingui();
  const { write, isWriting, refusal } = useWrite();
  const { id: wordId, name } = word;
  const { kind } = word.document;
  return (
    <FormDialog
      {...{ isWriting, refusal }}
      label={t`Merge`}
      title={t`Merge “${name}” with another one`}
      variant="text"
      onSave={async ({ into }) =>
        (await write(mergeGoodsWord, { params: { kind, wordId }, body: { into } })) !== undefined
      }
    >
      <Typography color="textSecondary">
        {t`Products get the one that you choose, and so does what a file brings as “${name}” later. This cannot be undone.`}
      </Typography>
      <AutocompleteInput
        source="into"
        label={t`Stands for both`}
        choices={OFFERED[kind](words).filter(({ id }) => id !== wordId)}
        validate={required()}
        fullWidth
      />
    </FormDialog>
  );
}

function Deeds({ word, words }: { word: GoodsWord; words: ProductWords }) {
  const { t } = useLingui();
  const { write, isWriting, refusal } = useWrite();
  const { id: wordId, name, products } = word;
  const params = { kind: word.document.kind, wordId };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap' }}>
      <ChangeGoodsWord {...{ word }} />
      <MergeGoodsWord {...{ word, words }} />
      {products === 0 && (
        <ConfirmButton
          {...{ isWriting }}
          label={t`Delete`}
          question={t`No product has “${name}”. Delete it?`}
          onYes={() => write(removeGoodsWord, { params })}
        />
      )}
      <Refusal of={refusal} />
    </Box>
  );
}

function Name({ word: { name, document } }: { word: GoodsWord }) {
  if (document.kind !== 'colour') return name;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <Box
        aria-hidden
        sx={{
          ...{ width: 20, height: 20, flexShrink: 0, borderRadius: '50%' },
          ...{ border: 1, borderColor: 'divider', bgcolor: document.hex },
        }}
      />
      {name}
    </Box>
  );
}

function Toolbar() {
  const { filterValues } = useListContext();
  const kind = WORD_KINDS.find((one) => one === filterValues.kind) ?? 'brand';
  return (
    <TopToolbar>
      <NewGoodsWord {...{ kind }} />
    </TopToolbar>
  );
}

/** Brands, colours, materials and care: the words that products are described with. */
export function GoodsWordsList() {
  const { t, i18n } = useLingui();
  const languageOf = useLanguageNames();
  const { data: words } = useRead(getProductWords, {});
  const isChangeable = words?.isForAllShops === true;
  return (
    <ListPage
      list={goodsWordList}
      title={t`Brands, colours`}
      heads={{ name: t`Name`, missing: t`Not said yet in`, products: t`Products` }}
      texts={{
        missing: ({ missing }) => missing.map(languageOf).join(', '),
        products: ({ products }) =>
          t`${plural(products, { 0: 'no products', one: '# product', other: '# products' })}`,
      }}
      cells={{ name: (word) => <Name {...{ word }} /> }}
      {...(isChangeable && {
        more: { head: t`What to do`, of: (word: GoodsWord) => <Deeds {...{ word, words }} /> },
      })}
      toolbar={isChangeable ? <Toolbar /> : false}
      filterDefaultValues={{ kind: 'brand' }}
      filters={[
        <SelectInput
          key="kind"
          source="kind"
          label={t`Show`}
          alwaysOn
          validate={required()}
          choices={WORD_KINDS.map((id) => ({ id, name: i18n._(WORD_KIND_NAMES[id]) }))}
        />,
        <SearchInput key="q" source="q" alwaysOn placeholder={t`Part of a name`} />,
      ]}
    >
      {words !== undefined && !isChangeable && (
        <Typography color="textSecondary" sx={{ p: 2 }}>
          {t`All shops share them: who works for all of them changes them.`}
        </Typography>
      )}
    </ListPage>
  );
}
