import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { Command } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { useEffect, useRef, useState } from 'react';
import { DialogBody, DialogDeeds, DialogFrame } from '../../look/dialog-frame.tsx';
import { useFieldName } from '../content-words.ts';
import { idOf, type Path, useEntryForm } from '../entry-form.ts';
import { LinkField } from '../link-part.tsx';
import { cleanHtml } from './pasted.ts';
import { COMMANDS, type Standing, setLink, standingOf, stateOf } from './rich-editor.ts';
import { htmlOf, isLink } from './rich-schema.ts';

const TEXT = {
  ...{ border: 1, borderColor: 'text.secondary', borderRadius: 1, px: 1.5, py: 1 },
  ...{ minHeight: 120, maxHeight: 480, overflowY: 'auto', overflowWrap: 'anywhere' },
  ...{ whiteSpace: 'pre-wrap', '&:focus': { outline: 2, outlineColor: 'primary.main' } },
  '& > :first-child': { mt: 0 },
  '& > :last-child': { mb: 0 },
  '& h3': { fontSize: '1.1rem', my: 1 },
  '& p': { my: 1 },
  '& li p': { my: 0 },
} as const;

const NOTHING: Standing = {
  isStrong: false,
  isEm: false,
  isHeading: false,
  list: null,
  href: null,
};

type AskForLinkProps = {
  href: string | null;
  /** Whether words have to be given, for nothing is selected. */
  isBare: boolean;
  onSet: (href: string | null, words: string) => void;
  onBack: () => void;
};

/** What a link of a text leads to. */
function AskForLink({ href, isBare, onSet, onBack }: AskForLinkProps) {
  const { t } = useLingui();
  const [url, setUrl] = useState(href ?? '');
  const [words, setWords] = useState('');
  const isWrong = url !== '' && !isLink(url);
  return (
    <>
      <DialogBody>
        <LinkField
          id="rich-link"
          label={t`Path or URL`}
          value={url}
          onChange={setUrl}
          onChosen={({ title }) => setWords((typed) => typed || title)}
        />
        {isBare && href === null && (
          <TextField
            margin="dense"
            label={t`Words of the link`}
            value={words}
            onChange={({ target }) => setWords(target.value)}
          />
        )}
        {isWrong && (
          <Typography color="error" role="alert">
            {t`A link is a path of the shop, or begins with https://.`}
          </Typography>
        )}
      </DialogBody>
      <DialogDeeds {...{ onBack }}>
        {href !== null && (
          <Button color="error" onClick={() => onSet(null, '')}>
            {t`Remove the link`}
          </Button>
        )}
        <Button
          variant="contained"
          disabled={url === '' || isWrong}
          onClick={() => onSet(url, words)}
        >
          {t`Set the link`}
        </Button>
      </DialogDeeds>
    </>
  );
}

/** Rich text: written as it will be read, kept as HTML of the few tags that the shop shows. */
export function RichPart({ path, value }: { path: Path; value: string }) {
  const { t } = useLingui();
  const { change, problemAt, lang } = useEntryForm();
  const label = useFieldName()(String(path.at(-1)));
  const place = useRef<HTMLDivElement>(null);
  const editor = useRef<EditorView>(null);
  /** What was told last: a text from elsewhere, such as an earlier version, is another one. */
  const told = useRef(value);
  const [standing, setStanding] = useState(NOTHING);
  const [isAsking, setAsking] = useState(false);
  const id = idOf(path);
  const problem = problemAt(path);
  const write = useRef<(html: string) => void>(() => undefined);
  useEffect(() => {
    write.current = (html) => {
      told.current = html;
      change(path, html);
    };
  });

  // The editor lives as long as its place: it begins with what was told last.
  useEffect(() => {
    if (place.current === null) return undefined;
    const view = new EditorView(place.current, {
      state: stateOf(told.current, () => setAsking(true)),
      transformPastedHTML: cleanHtml,
      attributes: {
        ...{ id, lang, role: 'textbox', 'aria-multiline': 'true', 'aria-label': label },
        'aria-describedby': `${id}-problem`,
      },
      dispatchTransaction: (transaction) => {
        view.updateState(view.state.apply(transaction));
        setStanding(standingOf(view.state));
        if (transaction.docChanged) write.current(htmlOf(view.state.doc));
      },
    });
    editor.current = view;
    return () => view.destroy();
  }, [id, lang, label]);
  useEffect(() => {
    const view = editor.current;
    if (view === null || value === told.current) return;
    told.current = value;
    view.updateState(stateOf(value, () => setAsking(true)));
  }, [value]);

  const run = (command: Command) => {
    const view = editor.current;
    if (view === null) return;
    command(view.state, view.dispatch, view);
    view.focus();
  };
  const button = (name: string, command: Command, isOn: boolean) => (
    <Button
      size="small"
      variant={isOn ? 'contained' : 'outlined'}
      aria-pressed={isOn}
      // The selection stays where it is.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => run(command)}
    >
      {name}
    </Button>
  );
  const back = () => {
    setAsking(false);
    editor.current?.focus();
  };
  return (
    <Box sx={{ my: 1.5, minWidth: 0 }}>
      <Typography variant="body2" color="textSecondary" aria-hidden>
        {label}
      </Typography>
      <Box
        role="group"
        aria-label={t`Form of the text: ${label}`}
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, my: 0.5 }}
      >
        {button(t`Bold`, COMMANDS.strong, standing.isStrong)}
        {button(t`Italic`, COMMANDS.em, standing.isEm)}
        {button(t`Heading`, COMMANDS.heading, standing.isHeading)}
        {button(t`List`, COMMANDS.bullet, standing.list === 'bullet')}
        {button(t`Numbered list`, COMMANDS.ordered, standing.list === 'ordered')}
        <Button
          size="small"
          variant={standing.href === null ? 'outlined' : 'contained'}
          aria-haspopup="dialog"
          onClick={() => setAsking(true)}
        >
          {t`Link`}
        </Button>
      </Box>
      <Box ref={place} sx={{ '& .ProseMirror': TEXT }} />
      <Typography id={`${id}-problem`} variant="body2" color="error">
        {problem}
      </Typography>
      <DialogFrame isOpen={isAsking} title={t`Link`} onBack={back}>
        <AskForLink
          href={standing.href}
          isBare={editor.current?.state.selection.empty ?? true}
          onSet={(href, words) => {
            setAsking(false);
            run(setLink(href, words));
          }}
          onBack={back}
        />
      </DialogFrame>
    </Box>
  );
}
