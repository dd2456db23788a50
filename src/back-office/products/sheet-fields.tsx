import { useLingui } from '@lingui/react/macro';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import {
  FOOTWEAR_MATERIALS,
  FOOTWEAR_PARTS,
  type FootwearPart,
} from '#src/domain/catalogue/footwear.ts';
import type { ProductWords } from '#src/domain/catalogue/new-product.schema.ts';
import { isOfShoes } from '#src/domain/size/shoes.ts';
import { CertificateFields } from './certificate-fields.tsx';
import { EnvironmentFields } from './environment-fields.tsx';
import { emptySize, type ProductDraft } from './product-draft.ts';
import { FOOTWEAR_MATERIAL_NAMES, FOOTWEAR_PART_NAMES } from './product-words.ts';
import { WordChoice } from './word-choice.tsx';
import { WordSelect } from './word-select.tsx';

type Props = {
  draft: ProductDraft;
  words: ProductWords;
  onChange: (draft: ProductDraft) => void;
};

const GROUP = { border: 0, m: 0, p: 0, mt: 2, minWidth: 0 } as const;

/** Shoes by part (directive 94/11/EC). */
function FootwearFields({ draft, onChange }: Omit<Props, 'words'>) {
  const { t, i18n } = useLingui();
  const words = FOOTWEAR_MATERIALS.map((id) => ({
    ...{ id, label: i18n._(FOOTWEAR_MATERIAL_NAMES[id]) },
  }));
  const { footwear } = draft;
  const choose = (part: FootwearPart, chosen: string) => {
    const material = FOOTWEAR_MATERIALS.find((id) => id === chosen) ?? '';
    onChange({ ...draft, footwear: { ...footwear, [part]: material } });
  };
  return (
    <Box component="fieldset" sx={{ ...GROUP, display: 'grid', gap: 2 }}>
      <Typography component="legend" variant="subtitle2" sx={{ p: 0, mb: 1 }}>
        {t`Shoes by part, all three or none`}
      </Typography>
      {FOOTWEAR_PARTS.map((part) => (
        <WordSelect
          key={part}
          label={i18n._(FOOTWEAR_PART_NAMES[part])}
          value={footwear[part]}
          words={words}
          onChange={(chosen) => choose(part, chosen)}
        />
      ))}
    </Box>
  );
}

type CompanyOf = 'manufacturer' | 'responsible';

function Company({
  of,
  label,
  draft,
  onChange,
}: Omit<Props, 'words'> & { of: CompanyOf; label: string }) {
  const { t } = useLingui();
  const company = draft[of];
  const field = (name: keyof typeof company, text: string) => (
    <TextField
      fullWidth
      margin="dense"
      size="small"
      label={text}
      value={company[name]}
      onChange={({ target }) => onChange({ ...draft, [of]: { ...company, [name]: target.value } })}
    />
  );
  return (
    <Box component="fieldset" sx={GROUP}>
      <Typography component="legend" variant="subtitle2" sx={{ p: 0 }}>
        {label}
      </Typography>
      {field('name', t`Name`)}
      {field('address', t`Postal address`)}
      {field('contact', t`Email or website`)}
    </Box>
  );
}

/** A brand, which is made with the product where it is not there yet. */
function BrandField({ draft, words, onChange }: Props) {
  const { t } = useLingui();
  const brand = draft.brand.trim();
  const isNew = brand !== '' && !words.brands.includes(brand);
  return (
    <Autocomplete
      freeSolo
      size="small"
      options={words.brands}
      inputValue={draft.brand}
      onInputChange={(_, value, reason) => {
        if (reason !== 'reset' || value !== '') onChange({ ...draft, brand: value });
      }}
      renderInput={(params) => (
        <TextField
          {...params}
          label={t`Brand`}
          helperText={isNew ? t`New: it is made with the product.` : t`Empty for your own.`}
        />
      )}
    />
  );
}

function Materials({ draft, words, onChange }: Props) {
  const { t } = useLingui();
  const { materials } = draft;
  const set = (at: number, own: Partial<(typeof materials)[number]>) =>
    onChange({
      ...draft,
      materials: materials.map((one, place) => (place === at ? { ...one, ...own } : one)),
    });
  return (
    <Box component="fieldset" sx={GROUP}>
      <Typography component="legend" variant="subtitle2" sx={{ p: 0, mb: 1 }}>
        {t`Materials, 100 % together`}
      </Typography>
      {materials.map(({ key, materialId, percent }, at) => (
        <Box key={key} sx={{ display: 'grid', gap: 1, gridTemplateColumns: '1fr 6rem', mb: 1 }}>
          <WordChoice
            kind="material"
            label={t`Material`}
            value={materialId}
            words={words.materials}
            mayMake={words.isForAllShops}
            onChange={(id) => set(at, { materialId: id })}
          />
          <TextField
            size="small"
            label={t`Percent`}
            value={percent}
            onChange={({ target }) => set(at, { percent: target.value })}
            slotProps={{ htmlInput: { inputMode: 'numeric' } }}
          />
        </Box>
      ))}
      <Button
        size="small"
        onClick={() =>
          onChange({
            ...draft,
            materials: [...materials, { key: crypto.randomUUID(), materialId: '', percent: '' }],
          })
        }
      >
        {t`Add a material`}
      </Button>
    </Box>
  );
}

/** What is the same for all colours of a product: where it is listed, who makes it, of what. */
export function SheetFields({ draft, words, onChange }: Props) {
  const { t } = useLingui();

  /** The scale of a family's sizes comes with it, and its sizes where none are typed yet. */
  function chooseFamily(family: string) {
    const known = words.families.find(({ id }) => id === family);
    const sizes = known?.sizes ?? [];
    onChange({
      ...{ ...draft, family, sizeScale: known?.sizeScale ?? draft.sizeScale },
      colours: draft.colours.map((colour) =>
        colour.sizes.length > 0 ? colour : { ...colour, sizes: sizes.map((one) => emptySize(one)) },
      ),
    });
  }

  return (
    <>
      <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: { md: '1fr 1fr 1fr' } }}>
        <WordSelect
          label={t`Family`}
          value={draft.family}
          words={words.families}
          onChange={chooseFamily}
        />
        <BrandField {...{ draft, words, onChange }} />
        <WordSelect
          label={t`Origin`}
          value={draft.originCountry}
          words={words.countries}
          onChange={(id) => onChange({ ...draft, originCountry: id })}
        />
      </Box>
      <Materials {...{ draft, words, onChange }} />
      <CertificateFields {...{ draft, onChange }} />
      <EnvironmentFields {...{ draft, words, onChange }} />
      {isOfShoes(draft.sizeScale) && <FootwearFields {...{ draft, onChange }} />}
      <Box component="fieldset" sx={GROUP}>
        <Typography component="legend" variant="subtitle2" sx={{ p: 0 }}>
          {t`Care`}
        </Typography>
        <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr', lg: '1fr 1fr 1fr' } }}>
          {words.care.map(({ id, label }) => (
            <FormControlLabel
              key={id}
              {...{ label }}
              control={
                <Checkbox
                  size="small"
                  checked={draft.care.includes(id)}
                  onChange={({ target }) =>
                    onChange({
                      ...draft,
                      care: target.checked
                        ? [...draft.care, id]
                        : draft.care.filter((one) => one !== id),
                    })
                  }
                />
              }
            />
          ))}
        </Box>
      </Box>
      <Box sx={{ display: 'grid', columnGap: 3, gridTemplateColumns: { md: '1fr 1fr' } }}>
        <Company of="manufacturer" label={t`Manufacturer`} {...{ draft, onChange }} />
        <Company of="responsible" label={t`Responsible in the Union`} {...{ draft, onChange }} />
      </Box>
      <TextField
        fullWidth
        margin="dense"
        size="small"
        label={t`Warnings`}
        value={draft.warnings}
        onChange={({ target }) => onChange({ ...draft, warnings: target.value })}
      />
      <TextField
        fullWidth
        margin="dense"
        size="small"
        label={t`Digital product passport`}
        helperText={t`Its URL, such as https://id.gs1.org/01/…: the page of the product links to it.`}
        value={draft.passportUrl}
        onChange={({ target }) => onChange({ ...draft, passportUrl: target.value })}
        slotProps={{ htmlInput: { inputMode: 'url', maxLength: 500 } }}
      />
    </>
  );
}
