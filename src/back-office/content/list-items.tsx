import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import { type DragEvent, type ReactNode, useEffect, useState } from 'react';
import { moved } from '#src/domain/content/entry-fields.ts';
import { useBlockSentence, useFieldName } from './content-words.ts';
import { idOf, type Path, useEntryForm } from './entry-form.ts';

/** Items of a list of an entry: moved by dragging and by keys, copied, removed, folded. */

type ItemButton = 'up' | 'down' | 'open';
type Lately = { at: number; button: ItemButton };

export const buttonId = (path: Path, at: number, button: ItemButton) =>
  `${button}-${idOf([...path, at])}`;

/** Where an item of a list is, once another one is at another place. */
function placeAfter(at: number, from: number, to: number): number {
  if (at === from) return to;
  if (from < at && at <= to) return at - 1;
  return to <= at && at < from ? at + 1 : at;
}

/** What becomes of the items of a list. Focus follows an item that is moved, copied or added. */
export function useMoves(path: Path, items: readonly unknown[]) {
  const { change } = useEntryForm();
  const [dragged, setDragged] = useState<number | null>(null);
  const [target, setTarget] = useState<number | null>(null);
  const [lately, setLately] = useState<Lately | null>(null);
  const [opened, setOpened] = useState<readonly number[]>([]);
  useEffect(() => {
    if (lately === null) return;
    const find = (button: ItemButton) => document.getElementById(buttonId(path, lately.at, button));
    (find(lately.button) ?? find('up') ?? find('down') ?? find('open'))?.focus();
    setLately(null);
  }, [lately, path]);
  const leave = () => {
    setDragged(null);
    setTarget(null);
  };
  const move = (from: number, to: number) => {
    change(path, moved(items, from, to));
    setOpened((open) => open.map((at) => placeAfter(at, from, to)));
  };
  return {
    isOpen: (at: number) => opened.includes(at),
    areOpen: items.every((_item, at) => opened.includes(at)),
    toggle: (at: number) =>
      setOpened((open) => (open.includes(at) ? open.filter((one) => one !== at) : [...open, at])),
    toggleAll: (isOpen: boolean) => setOpened(isOpen ? items.map((_item, at) => at) : []),
    noteAdded: () => {
      setOpened((open) => [...open, items.length]);
      setLately({ at: items.length, button: 'open' });
    },
    moveBy: (from: number, to: number, button: ItemButton) => {
      move(from, to);
      setLately({ at: to, button });
    },
    copy: (at: number) => {
      change(path, items.toSpliced(at + 1, 0, items[at]));
      setOpened((open) => open.map((one) => (one > at ? one + 1 : one)));
      setLately({ at: at + 1, button: 'open' });
    },
    remove: (at: number) => {
      change(path, items.toSpliced(at, 1));
      setOpened((open) => open.flatMap((one) => (one === at ? [] : [one > at ? one - 1 : one])));
      setLately({ at: Math.max(0, at - 1), button: 'open' });
    },
    isTarget: (at: number) => target === at && dragged !== at,
    handle: (at: number) => ({
      draggable: true,
      onDragStart: () => setDragged(at),
      onDragEnd: leave,
    }),
    place: (at: number) => ({
      onDragOver: (event: DragEvent) => {
        // Items of another list, and of lists in this one, are not put here.
        if (dragged === null) return;
        event.preventDefault();
        event.stopPropagation();
        setTarget(at);
      },
      onDrop: (event: DragEvent) => {
        if (dragged === null) return;
        event.preventDefault();
        event.stopPropagation();
        if (dragged !== at) move(dragged, at);
        leave();
      },
    }),
  };
}

type Moves = ReturnType<typeof useMoves>;

type ItemButtonsProps = {
  items: readonly unknown[];
  path: Path;
  at: number;
  name: string;
  moves: Moves;
};

export function ItemButtons({ items, path, at, name, moves }: ItemButtonsProps) {
  const { t } = useLingui();
  const place = at + 1;
  const mover = (side: 'up' | 'down', to: number, label: string, said: string) => {
    const isThere = to >= 0 && to < items.length;
    if (isThere) {
      return (
        <Button
          id={buttonId(path, at, side)}
          size="small"
          aria-label={said}
          onClick={() => moves.moveBy(at, to, side)}
        >
          {label}
        </Button>
      );
    }
    // Its room stays, so that each button is in one column with those of the other items.
    return (
      items.length > 1 && (
        <Button size="small" disabled sx={{ visibility: 'hidden' }}>
          {label}
        </Button>
      )
    );
  };
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
      {mover('up', at - 1, t`Up`, t`Move up: ${name} ${place}`)}
      {mover('down', place, t`Down`, t`Move down: ${name} ${place}`)}
      <Button size="small" aria-label={t`Copy: ${name} ${place}`} onClick={() => moves.copy(at)}>
        {t`Copy`}
      </Button>
      <Button
        size="small"
        color="error"
        aria-label={t`Remove: ${name} ${place}`}
        onClick={() => moves.remove(at)}
      >
        {t`Remove`}
      </Button>
    </Stack>
  );
}

const HANDLE = { cursor: 'grab', mr: 1, px: 0.5, color: 'text.secondary', userSelect: 'none' };

/** What an item is dragged by. */
export const Handle = ({ moves, at }: { moves: Moves; at: number }) => (
  <Box component="span" aria-hidden sx={HANDLE} {...moves.handle(at)}>
    ⠿
  </Box>
);

type FoldButtonProps = { id: string; isOpen: boolean; onToggle: () => void; children: ReactNode };

/** Shows and hides what an item has in it. */
export const FoldButton = ({ id, isOpen, onToggle, children }: FoldButtonProps) => (
  <Button
    {...{ id }}
    size="small"
    color="inherit"
    aria-expanded={isOpen}
    onClick={onToggle}
    sx={{ textAlign: 'start', fontWeight: 600, overflowWrap: 'anywhere' }}
  >
    <Box component="span" aria-hidden sx={{ mr: 1 }}>
      {isOpen ? '▾' : '▸'}
    </Box>
    {children}
  </Button>
);

export function FoldAll({ moves }: { moves: Moves }) {
  const { t } = useLingui();
  return (
    <Button size="small" onClick={() => moves.toggleAll(!moves.areOpen)}>
      {moves.areOpen ? t`Fold all blocks` : t`Unfold all blocks`}
    </Button>
  );
}

type AddBlockProps = { kinds: readonly string[]; onChosen: (kind: string) => void };

/** The kinds of blocks, each with what it is good for. */
export function AddBlock({ kinds, onChosen }: AddBlockProps) {
  const { t } = useLingui();
  const nameOf = useFieldName();
  const sentenceOf = useBlockSentence();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  // Then focus goes to the block, and not back to the button.
  const [isChosen, setChosen] = useState(false);
  const close = () => setAnchor(null);
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        aria-haspopup="menu"
        onClick={({ currentTarget }) => {
          setChosen(false);
          setAnchor(currentTarget);
        }}
      >
        {t`Add a block`}
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close} disableRestoreFocus={isChosen}>
        {kinds.map((kind) => (
          <MenuItem
            key={kind}
            onClick={() => {
              setChosen(true);
              close();
              onChosen(kind);
            }}
            sx={{ whiteSpace: 'normal', maxWidth: 420 }}
          >
            <ListItemText primary={nameOf(kind)} secondary={sentenceOf(kind)} />
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
