import { useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import { useListContext } from 'react-admin';
import { getPickList } from '#src/domain/order/order-bulk.calls.ts';
import type { ListedOrder } from '#src/domain/order/staff-order.schema.ts';
import { LANGUAGES } from '#src/domain/shop/locales.ts';
import { useWrite } from '../calls/use-write.ts';
import { savePdf } from '../look/save-file.ts';

/** What to take from the shelves for the orders that the page lists, as a PDF in its language. */
export function PickList() {
  const { t, i18n } = useLingui();
  const { data = [] } = useListContext<ListedOrder>();
  const { write, isWriting } = useWrite();
  const download = async () => {
    const lang = LANGUAGES.find((known) => known === i18n.locale);
    const file = await write(getPickList, {
      query: { orders: data.map(({ orderNumber }) => orderNumber).join(','), lang },
    });
    if (file !== undefined) savePdf(file);
  };
  return (
    <Button
      size="small"
      disabled={data.length === 0}
      loading={isWriting}
      onClick={download}
      aria-keyshortcuts="L"
    >
      {t`Pick list (PDF)`}
    </Button>
  );
}
