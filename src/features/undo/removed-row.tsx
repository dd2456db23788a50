import { Trans } from '@lingui/react/macro';
import { Button } from '#src/ui/button.tsx';
import { verbatim } from '#src/ui/verbatim.tsx';
import { removedLine } from '#styles/recipes';

/** In the place of a row that was just removed: what happened, and the way back (§4). */
export function RemovedRow({ name: removed, onUndo }: { name: string; onUndo: () => void }) {
  const name = verbatim(removed);
  const styles = removedLine();
  return (
    <div role="status" className={styles.root}>
      <span className={styles.text}>
        <Trans>{name} removed</Trans>
      </span>
      <Button look="quiet" onClick={onUndo}>
        <Trans>Undo</Trans>
      </Button>
      <span className={styles.time} aria-hidden="true" />
    </div>
  );
}
