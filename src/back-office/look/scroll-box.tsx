import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** Scrolls what may be wider than a telephone, by keys too. */
export const ScrollBox = ({ label, children }: { label: string; children: ReactNode }) => (
  <Box role="group" aria-label={label} tabIndex={0} sx={{ overflowX: 'auto' }}>
    {children}
  </Box>
);
