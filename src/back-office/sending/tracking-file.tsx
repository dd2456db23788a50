import { Plural, useLingui } from '@lingui/react/macro';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ChangeEvent, useRef, useState } from 'react';
import type { z } from 'zod';
import { readTrackingFile } from '#src/domain/order/sending.calls.ts';
import { useWrite } from '../calls/use-write.ts';
import { Refusal } from '../look/refusal.tsx';
import { PROBLEM_NAMES } from './sending-words.ts';

type Row = z.output<typeof readTrackingFile.answer>['values'][number];

/** Takes numbers of parcels from a file, and names each row that it cannot take. */
export function TrackingFile({ onRead }: { onRead: (rows: readonly Row[]) => void }) {
  const { t, i18n } = useLingui();
  const { write, isWriting, refusal } = useWrite();
  const [rows, setRows] = useState<readonly Row[] | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const read = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (file === undefined) return;
    const csv = await file.text();
    // The same file may be chosen again.
    target.value = '';
    const answer = await write(readTrackingFile, { body: { csv } });
    if (answer === undefined) return;
    setRows(answer.values);
    onRead(answer.values.filter(({ problem }) => problem === null));
  };
  const flawed = (rows ?? []).flatMap(({ problem, ...row }) =>
    problem === null ? [] : [{ ...row, problem }],
  );
  const taken = (rows?.length ?? 0) - flawed.length;
  return (
    <>
      <input ref={input} type="file" accept=".csv,text/csv" hidden onChange={read} />
      <Button variant="outlined" loading={isWriting} onClick={() => input.current?.click()}>
        {t`Numbers from a file (CSV)`}
      </Button>
      <Box role="status" sx={{ width: '100%' }}>
        <Refusal of={refusal} />
        {rows !== null && (
          <Alert severity={flawed.length > 0 ? 'warning' : 'success'}>
            <Plural
              value={taken}
              one="# number was taken from the file."
              other="# numbers were taken from the file."
            />
            {flawed.map(({ line, orderNumber, problem }) => (
              <div key={line}>
                {t`Row ${line}, ${orderNumber || '—'}: ${i18n._(PROBLEM_NAMES[problem])}`}
              </div>
            ))}
          </Alert>
        )}
      </Box>
    </>
  );
}
