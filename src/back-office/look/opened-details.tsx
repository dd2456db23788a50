import Box from '@mui/material/Box';
import { type ReactNode, useState } from 'react';

type DetailsProps = { summary: string; children: ReactNode };

/** Details under a line that opens them; what is in them is asked for once they are open. */
export function OpenedDetails({ summary, children }: DetailsProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Box
      component="details"
      sx={{ px: 2, pb: 1 }}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <Box component="summary" sx={{ cursor: 'pointer', py: 1 }}>
        {summary}
      </Box>
      {isOpen && children}
    </Box>
  );
}
