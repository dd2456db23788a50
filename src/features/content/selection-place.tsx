import { Suspense } from 'react';
import { whenShown } from '#src/ui/after-load.tsx';

const SelectionRow = whenShown('SelectionRow', () => import('./selection-row.late.tsx'));

/** Holds the place of the editors' selection on a page that rarely shows it. */
export function SelectionPlace() {
  return (
    <Suspense>
      <SelectionRow />
    </Suspense>
  );
}
