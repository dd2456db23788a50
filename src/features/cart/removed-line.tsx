import { Trans } from '@lingui/react/macro';
import { Button } from '#src/ui/button.tsx';
import { banner } from '#styles/recipes';

/** In the place of a line that was just removed: what happened, and the way back (§4). */
export function RemovedLine({ name, onUndo }: { name: string; onUndo: () => void }) {
  return (
    <div role="status" className={banner()}>
      <span>
        <Trans>{name} removed</Trans>
      </span>
      <Button look="quiet" onClick={onUndo}>
        <Trans>Undo</Trans>
      </Button>
    </div>
  );
}
