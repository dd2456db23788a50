import { Plural, Trans, useLingui } from '@lingui/react/macro';
import ArrowDownwardIcon from '@mui/icons-material/ArrowDownward';
import ArrowUpwardIcon from '@mui/icons-material/ArrowUpward';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Title } from 'react-admin';
import { listFamilies, moveFamily, removeFamily } from '#src/domain/catalogue/family.calls.ts';
import type { StaffFamily } from '#src/domain/catalogue/family.schema.ts';
import { useRead } from '../calls/use-read.ts';
import { useWrite } from '../calls/use-write.ts';
import { ConfirmButton } from '../look/confirm-button.tsx';
import { Refusal } from '../look/refusal.tsx';
import { useShopNames } from '../look/shop-names.ts';
import { ChangeFamily, NewFamily } from './family-form.tsx';
import { FAMILY_ROLE_NAMES } from './family-words.ts';
import { useFamilyName } from './use-family-name.ts';

type RowProps = { family: StaffFamily; tree: readonly StaffFamily[]; isChangeable: boolean };

/** Where it is shown, and what it is for. */
function Said({ family: { document } }: Pick<RowProps, 'family'>) {
  const { t, i18n } = useLingui();
  const { nameOf } = useShopNames();
  const { role, shops } = document;
  const where = shops === null ? null : shops.map(nameOf).join(', ');
  return (
    <>
      {role !== null && <Chip size="small" label={i18n._(FAMILY_ROLE_NAMES[role])} />}
      {where !== null && (
        <Chip size="small" variant="outlined" label={where === '' ? t`Hidden` : where} />
      )}
    </>
  );
}

function Deeds({ family, tree }: Omit<RowProps, 'isChangeable'>) {
  const { t } = useLingui();
  const { write, isWriting, refusal } = useWrite();
  const nameOf = useFamilyName();
  const { id, document, products } = family;
  const params = { familyId: id };
  const beside = tree.filter((one) => one.document.parentId === document.parentId);
  const place = beside.findIndex((one) => one.id === id);
  const isEmpty =
    products === 0 && document.role !== 'sale' && !tree.some((one) => one.document.parentId === id);
  const name = nameOf(family);
  return (
    <>
      <IconButton
        aria-label={t`Move ${name} up`}
        disabled={isWriting || place === 0}
        onClick={() => write(moveFamily, { params, body: { to: 'up' } })}
      >
        <ArrowUpwardIcon fontSize="small" />
      </IconButton>
      <IconButton
        aria-label={t`Move ${name} down`}
        disabled={isWriting || place === beside.length - 1}
        onClick={() => write(moveFamily, { params, body: { to: 'down' } })}
      >
        <ArrowDownwardIcon fontSize="small" />
      </IconButton>
      <ChangeFamily {...{ family, tree }} />
      {isEmpty && (
        <ConfirmButton
          {...{ isWriting }}
          label={t`Delete`}
          question={t`Links to ${name} will find no page. Delete the family?`}
          onYes={() => write(removeFamily, { params })}
        />
      )}
      <Refusal of={refusal} />
    </>
  );
}

function FamilyRow({ family, tree, isChangeable }: RowProps) {
  const nameOf = useFamilyName();
  const { depth, products } = family;
  return (
    <Box
      component="li"
      sx={{
        ...{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 },
        ...{ pl: 2 + depth * 3, pr: 1, py: 0.5, borderTop: 1, borderColor: 'divider' },
      }}
    >
      <Typography sx={{ fontWeight: depth === 0 ? 600 : 400 }}>{nameOf(family)}</Typography>
      <Typography variant="body2" color="textSecondary">
        <Plural value={products} _0="no products" one="# product" other="# products" />
      </Typography>
      <Said {...{ family }} />
      {isChangeable && (
        <Box sx={{ ml: 'auto', display: 'flex', flexWrap: 'wrap', alignItems: 'center' }}>
          <Deeds {...{ family, tree }} />
        </Box>
      )}
    </Box>
  );
}

/** The tree that products are listed in. */
export function FamiliesPage() {
  const { t } = useLingui();
  const { data, refusal } = useRead(listFamilies, {});
  return (
    <Stack spacing={2} sx={{ mt: 2 }}>
      <Title title={t`Families`} />
      <Refusal of={refusal} />
      {data !== undefined && (
        <>
          <Typography color="textSecondary">
            {data.isForAllShops ? (
              <Trans>
                Shops list products by these families, in this order. Links by an earlier name lead
                to the new one.
              </Trans>
            ) : (
              <Trans>All shops share the families: who works for all of them changes them.</Trans>
            )}
          </Typography>
          {data.isForAllShops && (
            <Box>
              <NewFamily tree={data.values} />
            </Box>
          )}
          <Paper component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {data.values.map((family) => (
              <FamilyRow
                key={family.id}
                {...{ family, tree: data.values, isChangeable: data.isForAllShops }}
              />
            ))}
          </Paper>
        </>
      )}
    </Stack>
  );
}
