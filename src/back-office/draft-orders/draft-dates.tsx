import { useLingui } from '@lingui/react/macro';
import Typography from '@mui/material/Typography';
import type { ListedDraftOrder } from '#src/domain/draft-order/draft-order.schema.ts';
import { useFormats } from '../look/formats.ts';

type DraftDatesProps = { draft: Pick<ListedDraftOrder, 'mailedAt' | 'endsAt' | 'madeBy'> };

export function DraftDates({ draft: { mailedAt, endsAt, madeBy } }: DraftDatesProps) {
  const { t } = useLingui();
  const { moment } = useFormats();
  return (
    <Typography variant="body2" color="textSecondary">
      {[t`sent ${moment(mailedAt)}`, t`ends ${moment(endsAt)}`, t`made by ${madeBy}`].join(' · ')}
    </Typography>
  );
}
