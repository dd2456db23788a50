import { useLingui } from '@lingui/react/macro';
import type { CellRefusal } from '#src/domain/catalogue/price-grid.schema.ts';
import type { Problem } from './grid-cells.ts';

/** Why a cell of the grid cannot be saved, and what to do. */
export function useGridSentences() {
  const { t } = useLingui();
  const problemOf = (problem: Problem): string => {
    if (problem === 'amount') return t`Please enter an amount such as 49.90.`;
    if (problem === 'missing') return t`A price is missing.`;
    return t`The reduced price must be below the price.`;
  };
  const sentenceOf = (refusal: CellRefusal | null): string => {
    if (refusal === null) return '';
    if (refusal === 'PRICES_INVALID') return t`The reduced price must be below the price.`;
    if (refusal === 'PRICES_PLANNED') {
      return t`A later price is planned here: withdraw it on the page of the product first.`;
    }
    if (refusal === 'NOT_FOUND') return t`This product or size is not there any more.`;
    return t`Somebody else changed it: the grid shows the new price once you discard yours.`;
  };
  return { problemOf, sentenceOf };
}
