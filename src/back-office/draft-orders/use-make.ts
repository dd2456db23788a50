import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { makeDraftOrder } from '#src/domain/draft-order/draft-order.calls.ts';
import type { RequestTo } from '#src/domain/wire/call.ts';
import { useWrite } from '../calls/use-write.ts';

type Wanted = Omit<RequestTo<typeof makeDraftOrder>['body'], 'changeId'>;

/** Sends a form: one whose answer was lost on the way makes nothing more when it is sent again. */
export function useMake() {
  const { t } = useLingui();
  const notify = useNotify();
  const { write, ...state } = useWrite();
  const [changeId, setChangeId] = useState<string>(() => crypto.randomUUID());
  async function make(wanted: Wanted): Promise<boolean> {
    const made = await write(makeDraftOrder, { body: { changeId, ...wanted } });
    if (made === undefined) return false;
    setChangeId(crypto.randomUUID());
    notify(t`The payment link is on its way to ${made.email}.`);
    return true;
  }
  return { make, ...state };
}
