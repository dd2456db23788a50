import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

export type Fact = readonly [name: string, value: ReactNode];

export const Facts = ({ rows }: { rows: readonly Fact[] }) => (
  <Box
    component="dl"
    sx={{ display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: 2, rowGap: 0.5, m: 0 }}
  >
    {rows.map(([name, value]) => [
      <Typography component="dt" key={`${name}-name`} color="textSecondary">
        {name}
      </Typography>,
      <Typography component="dd" key={name} sx={{ m: 0, overflowWrap: 'anywhere' }}>
        {value}
      </Typography>,
    ])}
  </Box>
);
