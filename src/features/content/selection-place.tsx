import { whenShown } from '#src/ui/after-load.tsx';
import { OptionalPart } from '#src/ui/optional-part.tsx';

const SelectionRow = whenShown('SelectionRow', () => import('./selection-row.late.tsx'));

/** Holds the place of the editors' selection on a page that rarely shows it. */
export function SelectionPlace() {
  return (
    <OptionalPart>
      <SelectionRow />
    </OptionalPart>
  );
}
