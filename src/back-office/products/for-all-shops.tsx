import { useLingui } from '@lingui/react/macro';
import Alert from '@mui/material/Alert';
import { getProductWords } from '#src/domain/catalogue/new-product.calls.ts';
import { useRead } from '../calls/use-read.ts';

/** Whether the member works for all shops, as who makes and changes products does; undefined until it is known. */
export const useIsForAllShops = (): boolean | undefined =>
  useRead(getProductWords, {}).data?.isForAllShops;

/** Says to members of some shops why they change no product here. */
export function ForAllShops() {
  const { t } = useLingui();
  return (
    <Alert severity="info">{t`Only who works for all shops makes and changes products.`}</Alert>
  );
}
