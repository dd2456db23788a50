import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ReactNode, useState } from 'react';
import { type FieldValues, useFormContext } from 'react-hook-form';
import type { Refusal as Refused } from '../calls/ask.ts';
import { refusalOf } from '../calls/use-write.ts';
import { Refusal } from '../look/refusal.tsx';

type ForecastProps<Found> = {
  label: string;
  /** Asks what a form would do; null where it asks for nothing yet. */
  read: (values: FieldValues) => Promise<Found> | null;
  children: (found: Found) => ReactNode;
};

/** What an answer says comes into view, where the dialog is longer than the screen. */
const showWhole = (answer: HTMLElement | null) => answer?.scrollIntoView({ block: 'nearest' });

/** What the form that it stands in will do, before it is sent. */
export function Forecast<Found>({ label, read, children }: ForecastProps<Found>) {
  const { getValues } = useFormContext();
  const [found, setFound] = useState<Found | null>(null);
  const [refusal, setRefusal] = useState<Refused | null>(null);

  async function look() {
    const answer = read(getValues());
    setFound(null);
    setRefusal(answer === null ? { code: 'BAD_REQUEST' } : null);
    try {
      setFound(await answer);
    } catch (error) {
      setRefusal(refusalOf(error));
    }
  }

  return (
    <Box aria-live="polite" sx={{ mt: 1 }}>
      <Button size="small" onClick={look}>
        {label}
      </Button>
      <Refusal of={refusal} />
      {found !== null && <div ref={showWhole}>{children(found)}</div>}
    </Box>
  );
}
