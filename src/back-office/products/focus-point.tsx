import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import type { KeyboardEvent, MouseEvent } from 'react';
import type { Focus } from '#src/domain/catalogue/product-document.schema.ts';

/** How far an arrow key moves the point, in percent. */
const STEP = 2;
const MIDDLE: Focus = { x: 50, y: 50 };
const within = (value: number) => Math.min(100, Math.max(0, Math.round(value)));

const MOVES: ReadonlyMap<string, Focus> = new Map([
  ['ArrowLeft', { x: -STEP, y: 0 }],
  ['ArrowRight', { x: STEP, y: 0 }],
  ['ArrowUp', { x: 0, y: -STEP }],
  ['ArrowDown', { x: 0, y: STEP }],
]);

type FocusPointProps = {
  /** The whole photograph. */
  url: string;
  focus: Focus | null;
  onChange: (focus: Focus) => void;
};

/** A photograph on which the point is chosen that stays in sight, by a click or by arrow keys. */
export function FocusPoint({ url, focus, onChange }: FocusPointProps) {
  const { t } = useLingui();
  const { x, y } = focus ?? MIDDLE;

  function click(event: MouseEvent<HTMLButtonElement>) {
    // A click by key has no place.
    if (event.detail === 0) return;
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    onChange({
      x: within(((event.clientX - left) / width) * 100),
      y: within(((event.clientY - top) / height) * 100),
    });
  }

  function press(event: KeyboardEvent) {
    const move = MOVES.get(event.key);
    if (move === undefined) return;
    event.preventDefault();
    onChange({ x: within(x + move.x), y: within(y + move.y) });
  }

  return (
    <Box
      component="button"
      type="button"
      aria-label={t`Point that stays in sight: ${x} % from the left, ${y} % from the top. Arrow keys move it.`}
      onClick={click}
      onKeyDown={press}
      sx={{
        ...{ position: 'relative', display: 'inline-block', p: 0, border: 0, cursor: 'crosshair' },
        ...{ maxWidth: '100%', lineHeight: 0 },
      }}
    >
      <Box
        component="img"
        src={url}
        alt=""
        sx={{ display: 'block', maxWidth: '100%', maxHeight: 320 }}
      />
      <Box
        component="span"
        sx={{
          ...{ position: 'absolute', left: `${x}%`, top: `${y}%`, width: 28, height: 28 },
          ...{ transform: 'translate(-50%, -50%)', borderRadius: '50%', pointerEvents: 'none' },
          ...{ border: '3px solid #fff', boxShadow: '0 0 0 2px #000, inset 0 0 0 1px #000' },
        }}
      />
    </Box>
  );
}
