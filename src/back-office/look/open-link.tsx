import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'react-admin';

/** The way to what a row is about, for the keyboard, too; a click on the rest of the row does the same. */
export const OpenLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <Link {...{ to }} color="inherit" onClick={(event: MouseEvent) => event.stopPropagation()}>
    {children}
  </Link>
);
