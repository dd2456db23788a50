import { useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import { useListContext } from 'react-admin';
import { getPickList } from '#src/domain/order/order-desk.calls.ts';
import { LANGUAGES } from '#src/domain/shop/locales.ts';
import { useWrite } from '../calls/use-write.ts';
import { savePdf } from '../look/save-file.ts';

/** What to take from the shelves for the chosen orders, as a PDF in the language of the page. */
export function PickList() {
  const { t, i18n } = useLingui();
  const { selectedIds = [] } = useListContext();
  const { write, isWriting } = useWrite();
  const download = async () => {
    const lang = LANGUAGES.find((known) => known === i18n.locale);
    const file = await write(getPickList, { query: { orders: selectedIds.join(','), lang } });
    if (file !== undefined) savePdf(file);
  };
  return (
    <Button size="small" loading={isWriting} onClick={download}>
      {t`Pick list (PDF)`}
    </Button>
  );
}
