import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import {
  emptyValue,
  emptyVariant,
  type Field,
  headText,
  partOf,
} from '#src/domain/content/entry-fields.ts';
import { useFieldHint, useFieldName } from './content-words.ts';
import { idOf, type Path, useEntryForm } from './entry-form.ts';
import {
  AddBlock,
  buttonId,
  FoldAll,
  FoldButton,
  Handle,
  ItemButtons,
  useMoves,
} from './list-items.tsx';
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
  const { change } = useEntryForm();
  const name = useFieldName()(String(path.at(-1)));
  const isGiven = value !== null && value !== undefined;
  return (
    <Group
      name={
        <FormControlLabel
          label={name}
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

/** Words that tell an item from its neighbours: its title, or those of what it holds. */
function summaryOf(field: Field, item: unknown): string {
  const title = headText(item, 'title');
  if (title !== '') return title;
  if (field.kind !== 'variants') return String(partOf(item, 'search') ?? '');
  const inner = field.variants.get(String(partOf(item, field.by)));
  const list =
    inner?.kind === 'group' ? inner.fields.find(([, { kind }]) => kind === 'list') : null;
  const items = list ? partOf(item, list[0]) : null;
  return Array.isArray(items) ? items.map((one) => headText(one, 'title')).join(', ') : '';
}

function Items({ field: { of }, path, value, beside }: Of<'list'>) {
  const { t } = useLingui();
  const { change, isWrong } = useEntryForm();
  const nameOf = useFieldName();
  const name = nameOf(String(path.at(-1)));
  const items: readonly unknown[] = Array.isArray(value) ? value : [];
  const moves = useMoves(path, items);
  const hint = useFieldHint()(String(path.at(-1)));
  // Blocks, and what they hold: a page of them is long.
  const isFolded = of.kind === 'variants' || (path[0] === 'sections' && of.kind === 'group');
  const others: readonly unknown[] = Array.isArray(beside) ? beside : [];
  const kindOf = (item: unknown) => (of.kind === 'variants' ? partOf(item, of.by) : null);
  /** The same item in the other language: the first, second … of its kind. */
  const besideOf = (at: number) => {
    const isAlike = (item: unknown) => kindOf(item) === kindOf(items[at]);
    return others.filter(isAlike)[items.slice(0, at).filter(isAlike).length];
  };
  const add = (item: unknown) => {
    change(path, [...items, item]);
    moves.noteAdded();
  };
  return (
    <Group {...{ name }}>
      {hint !== null && (
        <Typography variant="body2" color="textSecondary">
          {hint}
        </Typography>
      )}
      {of.kind === 'variants' && items.length > 1 && <FoldAll {...{ moves }} />}
      {items.map((item, at) => {
        const place = [...path, at];
        const isOpen = !isFolded || moves.isOpen(at) || isWrong(place);
        const kind = kindOf(item);
        const summary = isFolded ? summaryOf(of, item) : '';
        const called = kind === null ? `${name} ${at + 1}` : `${at + 1}. ${nameOf(String(kind))}`;
        return (
          // Items have no name of their own, and what is typed is held above them all.
          <Box
            key={idOf(place)}
            {...moves.place(at)}
            sx={{ outline: moves.isTarget(at) ? '2px solid' : 'none', outlineOffset: 4 }}
          >
            <Group
              name={
                <Box component="span" sx={{ display: 'flex', alignItems: 'center' }}>
                  {items.length > 1 && <Handle {...{ moves, at }} />}
                  {isFolded ? (
                    <FoldButton
                      id={buttonId(path, at, 'open')}
                      {...{ isOpen }}
                      onToggle={() => moves.toggle(at)}
                    >
                      {summary === '' ? called : `${called} · ${summary}`}
                    </FoldButton>
                  ) : (
                    called
                  )}
                </Box>
              }
            >
              <ItemButtons {...{ items, path, at, name, moves }} />
              {isOpen && <EntryField field={of} path={place} value={item} beside={besideOf(at)} />}
            </Group>
          </Box>
        );
      })}
      {of.kind === 'variants' ? (
        <AddBlock
          kinds={[...of.variants.keys()]}
          onChosen={(kind) => {
            const variant = of.variants.get(kind);
            if (variant !== undefined) add(emptyVariant(of.by, kind, variant));
          }}
        />
      ) : (
        <Button size="small" variant="outlined" onClick={() => add(emptyValue(of))}>
          {t`Add: ${name}`}
        </Button>
      )}
    </Group>
  );
}

function Variant({ field, path, value, beside }: Of<'variants'>) {
  const variant = field.variants.get(String(partOf(value, field.by)));
  if (variant?.kind !== 'group') return null;
  return <Fields field={variant} {...{ path, value, beside }} />;
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
