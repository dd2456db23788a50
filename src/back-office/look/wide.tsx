import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** What may be wider than a telephone, and is scrolled there, by keys, too. */
export const Wide = ({ label, children }: { label: string; children: ReactNode }) => (
  <Box role="group" aria-label={label} tabIndex={0} sx={{ overflowX: 'auto' }}>
    {children}
  </Box>
);
