import { useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useNotify, usePermissions } from 'react-admin';
import {
  mailDraftOrderAgain,
  withdrawDraftOrder,
} from '#src/domain/draft-order/draft-order.calls.ts';
import type { ListedDraftOrder } from '#src/domain/draft-order/draft-order.schema.ts';
import { useWrite } from '../calls/use-write.ts';
import { ConfirmButton } from '../look/confirm-button.tsx';
import { Refusal } from '../look/refusal.tsx';

/** What may be done about what waits to be paid. */
export function DraftActions({ draft }: { draft: ListedDraftOrder }) {
  const { t } = useLingui();
  const notify = useNotify();
  const { permissions = [] } = usePermissions();
  const { write, isWriting, refusal } = useWrite();
  const { id: draftId, version, state, email, customerName } = draft;
  if (state !== 'waiting' || !permissions.includes('orders:write')) {
    return <Refusal of={refusal} />;
  }
  const form = () => ({ params: { draftId }, body: { changeId: crypto.randomUUID(), version } });
  return (
    <>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button
          size="small"
          loading={isWriting}
          onClick={async () => {
            const mailed = await write(mailDraftOrderAgain, form());
            if (mailed !== undefined) notify(t`The payment link is on its way to ${email}.`);
          }}
        >
          {t`Send again`}
        </Button>
        <ConfirmButton
          {...{ isWriting }}
          label={t`Withdraw`}
          question={t`${customerName || email} can no longer pay by the link. Nothing is charged.`}
          onYes={() => write(withdrawDraftOrder, form())}
        />
      </Stack>
      <Refusal of={refusal} />
    </>
  );
}
