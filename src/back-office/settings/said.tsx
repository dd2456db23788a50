import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Section } from '../look/section.tsx';

type SaidProps = { title: string; lines: readonly string[]; children: ReactNode };

/** What is set now, a sentence a line, and the ways to change it. */
export function Said({ title, lines, children }: SaidProps) {
  return (
    <Section {...{ title }}>
      <Box sx={{ mb: 1, overflowWrap: 'anywhere' }}>
        {lines.map((line) => (
          <Typography key={line}>{line}</Typography>
        ))}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>{children}</Box>
    </Section>
  );
}
