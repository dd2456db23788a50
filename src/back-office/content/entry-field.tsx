import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import { type DragEvent, useEffect, useState } from 'react';
import {
  emptyValue,
  emptyVariant,
  type Field,
  moved,
  partOf,
} from '#src/domain/content/entry-fields.ts';
import { useFieldName } from './content-words.ts';
import { idOf, type Path, useEntryForm } from './entry-form.ts';
import { SearchPart } from './search-part.tsx';
import { ChoicePart, Group, NumberPart, SwitchPart, TextPart } from './simple-fields.tsx';
import { UploadPart } from './upload-part.tsx';

type EntryFieldProps = {
  field: Field;
  path: Path;
  value: unknown;
  /** The same part in the other language. */
  beside: unknown;
};
type Of<K extends Field['kind']> = EntryFieldProps & { field: Extract<Field, { kind: K }> };

function Fields({ field, path, value, beside }: Of<'group'>) {
  return field.fields.map(([name, inner]) => (
    <EntryField
      key={name}
      field={inner}
      path={[...path, name]}
      value={partOf(value, name)}
      beside={partOf(beside, name)}
    />
  ));
}

/** Given or left out. */
function Optional({ field, path, value, beside }: Of<'optional'>) {
  const { t } = useLingui();
  const { change } = useEntryForm();
  const name = useFieldName()(String(path.at(-1)));
  const isGiven = value !== null && value !== undefined;
  const given = t`${name}: given`;
  return (
    <Group
      name={
        <FormControlLabel
          label={given}
          control={
            <Checkbox
              checked={isGiven}
              onChange={(_event, isOn) => change(path, isOn ? emptyValue(field.of) : null)}
            />
          }
        />
      }
    >
      {isGiven && <EntryField field={field.of} {...{ path, value, beside }} />}
    </Group>
  );
}

type Side = 'up' | 'down';
type ItemButtonsProps = {
  items: readonly unknown[];
  path: Path;
  at: number;
  name: string;
  onMove: (to: number, side: Side) => void;
};

const buttonId = (path: Path, at: number, side: Side) => `${side}-${idOf([...path, at])}`;

function ItemButtons({ items, path, at, name, onMove }: ItemButtonsProps) {
  const { t } = useLingui();
  const { change } = useEntryForm();
  const place = at + 1;
  const mover = (side: Side, to: number, label: string, said: string) => (
    <Button
      id={buttonId(path, at, side)}
      size="small"
      aria-label={said}
      onClick={() => onMove(to, side)}
    >
      {label}
    </Button>
  );
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
      {at > 0 && mover('up', at - 1, t`Up`, t`Move up: ${name} ${place}`)}
      {place < items.length && mover('down', place, t`Down`, t`Move down: ${name} ${place}`)}
      <Button
        size="small"
        aria-label={t`Copy: ${name} ${place}`}
        onClick={() => change(path, items.toSpliced(place, 0, items[at]))}
      >
        {t`Copy`}
      </Button>
      <Button
        size="small"
        color="error"
        aria-label={t`Remove: ${name} ${place}`}
        onClick={() => change(path, items.toSpliced(at, 1))}
      >
        {t`Remove`}
      </Button>
    </Stack>
  );
}

/** Puts an item of a list at another place, by dragging or by buttons, whose focus follows it. */
function useMoves(path: Path, items: readonly unknown[]) {
  const { change } = useEntryForm();
  const [dragged, setDragged] = useState<number | null>(null);
  const [target, setTarget] = useState<number | null>(null);
  const [lately, setMoved] = useState<{ at: number; side: Side } | null>(null);
  useEffect(() => {
    if (lately === null) return;
    const button = (side: Side) => document.getElementById(buttonId(path, lately.at, side));
    (button(lately.side) ?? button('up') ?? button('down'))?.focus();
    setMoved(null);
  }, [lately, path]);
  const leave = () => {
    setDragged(null);
    setTarget(null);
  };
  return {
    move: (from: number, to: number, side: Side) => {
      change(path, moved(items, from, to));
      setMoved({ at: to, side });
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
        if (dragged !== at) change(path, moved(items, dragged, at));
        leave();
      },
    }),
  };
}

const HANDLE = { cursor: 'grab', mr: 1, px: 0.5, color: 'text.secondary', userSelect: 'none' };

function Items({ field: { of }, path, value, beside }: Of<'list'>) {
  const { t } = useLingui();
  const { change } = useEntryForm();
  const nameOf = useFieldName();
  const name = nameOf(String(path.at(-1)));
  const items: readonly unknown[] = Array.isArray(value) ? value : [];
  const moves = useMoves(path, items);
  const add = (item: unknown) => change(path, [...items, item]);
  const kinds = of.kind === 'variants' ? [...of.variants] : [];
  return (
    <Group {...{ name }}>
      {items.map((item, at) => (
        // Items have no name of their own, and what is typed is held above them all.
        <Box
          key={idOf([...path, at])}
          {...moves.place(at)}
          sx={{ outline: moves.isTarget(at) ? '2px solid' : 'none', outlineOffset: 4 }}
        >
          <Group
            name={
              <>
                {items.length > 1 && (
                  <Box component="span" aria-hidden sx={HANDLE} {...moves.handle(at)}>
                    ⠿
                  </Box>
                )}
                {`${name} ${at + 1}`}
              </>
            }
          >
            <ItemButtons
              {...{ items, path, at, name }}
              onMove={(to, side) => moves.move(at, to, side)}
            />
            <EntryField field={of} path={[...path, at]} value={item} beside={partOf(beside, at)} />
          </Group>
        </Box>
      ))}
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
        {of.kind === 'variants' ? (
          kinds.map(([kind, variant]) => (
            <Button
              key={kind}
              size="small"
              variant="outlined"
              onClick={() => add(emptyVariant(of.by, kind, variant))}
            >
              {t`Add: ${nameOf(kind)}`}
            </Button>
          ))
        ) : (
          <Button size="small" variant="outlined" onClick={() => add(emptyValue(of))}>
            {t`Add: ${name}`}
          </Button>
        )}
      </Stack>
    </Group>
  );
}

function Variant({ field, path, value, beside }: Of<'variants'>) {
  const kind = String(partOf(value, field.by));
  const name = useFieldName()(kind);
  const variant = field.variants.get(kind);
  if (variant?.kind !== 'group') return null;
  return (
    <>
      <strong>{name}</strong>
      <Fields field={variant} {...{ path, value, beside }} />
    </>
  );
}

/** The controls of a field of an entry with what is typed in it. */
export function EntryField(props: EntryFieldProps) {
  const { field, path, value, beside } = props;
  const name = useFieldName()(String(path.at(-1)));
  switch (field.kind) {
    case 'text':
      return <TextPart {...{ field, path, value, beside }} />;
    case 'number':
      return <NumberPart {...{ field, path, value }} />;
    case 'switch':
      return <SwitchPart {...{ field, path, value }} />;
    case 'choice':
      return <ChoicePart {...{ field, path, value }} />;
    case 'upload':
      return <UploadPart {...{ path, value }} />;
    case 'searchTexts':
      return <SearchPart {...{ path, value }} />;
    case 'optional':
      return <Optional {...props} {...{ field }} />;
    case 'list':
      return <Items {...props} {...{ field }} />;
    case 'variants':
      return <Variant {...props} {...{ field }} />;
    case 'group':
      // Parts of a list are named by their place already.
      return typeof path.at(-1) === 'string' ? (
        <Group {...{ name }}>
          <Fields {...props} {...{ field }} />
        </Group>
      ) : (
        <Fields {...props} {...{ field }} />
      );
  }
}
