import { createIsomorphicFn } from '@tanstack/react-start';
import { lazy } from 'react';
import * as sheet from './filter-sheet.tsx';

export type { FilterSheetProps } from './filter-sheet.tsx';

export const loadFilterSheet = () => import('./filter-sheet.tsx');

/** On the server at once, for a page with its filters open; in the browser when it is wanted. */
export const FilterSheet = createIsomorphicFn()
  .server(() => sheet.FilterSheet)
  .client(() => lazy(() => loadFilterSheet().then((late) => ({ default: late.FilterSheet }))))();
