import { baseKeymap, chainCommands, setBlockType, toggleMark } from 'prosemirror-commands';
import { history, redo, undo } from 'prosemirror-history';
import { keymap } from 'prosemirror-keymap';
import { type MarkType, type NodeType, DOMParser as Reader } from 'prosemirror-model';
import { liftListItem, sinkListItem, splitListItem, wrapInList } from 'prosemirror-schema-list';
import { type Command, EditorState } from 'prosemirror-state';
import { cleanHtml } from './pasted.ts';
import { RICH_SCHEMA } from './rich-schema.ts';

const { nodes, marks } = RICH_SCHEMA;

/** Where the selection is: what the buttons of the editor show as pressed. */
export type Standing = {
  isStrong: boolean;
  isEm: boolean;
  isHeading: boolean;
  list: 'bullet' | 'ordered' | null;
  /** Of the link that it is in. */
  href: string | null;
};

function hasMark({ selection, doc, storedMarks }: EditorState, mark: MarkType): boolean {
  const { from, to, empty, $from } = selection;
  return empty
    ? mark.isInSet(storedMarks ?? $from.marks()) !== undefined
    : doc.rangeHasMark(from, to, mark);
}

function listAt({ selection: { $from } }: EditorState): NodeType | null {
  for (let depth = $from.depth; depth > 0; depth -= 1) {
    const { type } = $from.node(depth);
    if (type === nodes.bullet_list || type === nodes.ordered_list) return type;
  }
  return null;
}

function hrefAt({ selection: { $from, $to } }: EditorState): string | null {
  const found = [...$from.marks(), ...($to.nodeBefore?.marks ?? [])].find(
    ({ type }) => type === marks.link,
  );
  return found === undefined ? null : String(found.attrs.href);
}

export function standingOf(state: EditorState): Standing {
  const list = listAt(state);
  return {
    isStrong: hasMark(state, marks.strong),
    isEm: hasMark(state, marks.em),
    isHeading: state.selection.$from.parent.type === nodes.heading,
    list: list === null ? null : list === nodes.bullet_list ? 'bullet' : 'ordered',
    href: hrefAt(state),
  };
}

/** A heading becomes a paragraph again, and the other way round. */
const toggleHeading: Command = (state, dispatch, view) =>
  setBlockType(standingOf(state).isHeading ? nodes.paragraph : nodes.heading)(
    state,
    dispatch,
    view,
  );

/** Makes a list, another kind of list, or paragraphs of a list of this kind. */
const toggleList =
  (wanted: NodeType): Command =>
  (state, dispatch, view) => {
    const present = listAt(state);
    if (present === null) {
      // An item holds paragraphs alone.
      const isHeading = state.selection.$from.parent.type === nodes.heading;
      return isHeading ? false : wrapInList(wanted)(state, dispatch, view);
    }
    if (present === wanted) return liftListItem(nodes.list_item)(state, dispatch, view);
    const { $from } = state.selection;
    for (let depth = $from.depth; depth > 0; depth -= 1) {
      if ($from.node(depth).type !== present) continue;
      dispatch?.(state.tr.setNodeMarkup($from.before(depth), wanted));
      return true;
    }
    return false;
  };

/** Where a link begins and ends around an empty selection. */
function linkAround({ doc, selection: { $from } }: EditorState) {
  const { parent, parentOffset } = $from;
  const start = $from.start();
  let [from, to] = [$from.pos, $from.pos];
  parent.forEach((node, offset) => {
    const isHere = offset <= parentOffset && parentOffset <= offset + node.nodeSize;
    if (isHere && marks.link.isInSet(node.marks) !== undefined) {
      from = Math.min(from, start + offset);
      to = Math.max(to, start + offset + node.nodeSize);
    }
  });
  return doc.rangeHasMark(from, to, marks.link) ? { from, to } : null;
}

/** Links what is selected, the link that the selection is in, or new words; null unlinks. */
export const setLink =
  (href: string | null, words = ''): Command =>
  (state, dispatch) => {
    const { selection } = state;
    const range = selection.empty ? linkAround(state) : selection;
    const { tr } = state;
    if (range !== null) {
      tr.removeMark(range.from, range.to, marks.link);
      if (href !== null) tr.addMark(range.from, range.to, marks.link.create({ href }));
    } else if (href !== null) {
      tr.replaceSelectionWith(
        RICH_SCHEMA.text(words || href, [marks.link.create({ href })]),
        false,
      );
    }
    dispatch?.(tr.scrollIntoView());
    return true;
  };

export const COMMANDS = {
  strong: toggleMark(marks.strong),
  em: toggleMark(marks.em),
  heading: toggleHeading,
  bullet: toggleList(nodes.bullet_list),
  ordered: toggleList(nodes.ordered_list),
} as const satisfies Record<string, Command>;

/** A text with its history. Tab leaves the field; items of lists move by Mod-] and Mod-[. */
export function stateOf(html: string, onLink: () => void): EditorState {
  const { body } = new DOMParser().parseFromString(cleanHtml(html), 'text/html');
  const askForLink: Command = () => {
    onLink();
    return true;
  };
  return EditorState.create({
    doc: Reader.fromSchema(RICH_SCHEMA).parse(body),
    plugins: [
      history(),
      keymap({
        ...{ 'Mod-b': COMMANDS.strong, 'Mod-i': COMMANDS.em, 'Mod-k': askForLink },
        ...{ 'Mod-z': undo, 'Mod-y': redo, 'Shift-Mod-z': redo },
        Enter: splitListItem(nodes.list_item),
        'Mod-]': sinkListItem(nodes.list_item),
        'Mod-[': chainCommands(liftListItem(nodes.list_item)),
      }),
      keymap(baseKeymap),
    ],
  });
}
