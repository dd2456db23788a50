import { useLingui } from '@lingui/react/macro';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useBlocker } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { Link, Title, useParams, useRedirect } from 'react-admin';
import { z } from 'zod';
import {
  getStaffMail,
  listMailKinds,
  restoreMailTexts,
  saveMailTexts,
} from '#src/domain/mail/mail-texts.calls.ts';
import {
  mailLanguageSchema,
  mailTextsKindSchema,
  type StaffMail,
  type StaffMailText,
} from '#src/domain/mail/mail-texts.schema.ts';
import { faultOf } from '#src/domain/mail/mail-texts.ts';
import { ask } from '../calls/ask.ts';
import { useRead } from '../calls/use-read.ts';
import { refusalOf, useWrite } from '../calls/use-write.ts';
import { useLanguageNames } from '../look/language-names.ts';
import { Refusal } from '../look/refusal.tsx';
import { Section } from '../look/section.tsx';
import { History } from '../settings/setting-history.tsx';
import { MailPreview } from './mail-preview.tsx';
import { MailText } from './mail-text.tsx';
import { partOfText, useMailWords } from './mail-words.ts';

const paramsSchema = z.object({ kind: mailTextsKindSchema, lang: mailLanguageSchema });

const usedTexts = ({ texts }: StaffMail) =>
  Object.fromEntries(texts.map(({ key, text, shipped }) => [key, text ?? shipped]));

/** What was changed, each version beside the one before it. */
function changesOf({ versions, texts }: StaffMail) {
  const shipped = Object.fromEntries(texts.map((text) => [text.key, text.shipped]));
  return versions.map(({ version, savedBy, savedAt, texts: after }) => {
    const before = versions.find((one) => one.version === version - 1)?.texts ?? {};
    return {
      ...{ id: String(version - 1), by: savedBy, at: savedAt },
      ...{ before: { ...shipped, ...before }, after: { ...shipped, ...after } },
    };
  });
}

type EditorProps = { loaded: StaffMail };

function Editor({ loaded }: EditorProps) {
  const { t } = useLingui();
  const { kindName, textName, partName, shown } = useMailWords();
  const languageName = useLanguageNames();
  const { write, isWriting, refusal } = useWrite();
  const [mail, setMail] = useState(loaded);
  const [typed, setTyped] = useState(() => usedTexts(loaded));
  const [seen, setSeen] = useState<readonly string[]>([]);
  const [isSaved, setSaved] = useState(false);
  const { kind, lang, version, isEditable } = mail;
  const params = { kind, lang };
  const textOf = ({ key, shipped }: StaffMailText) => typed[key] ?? shipped;
  const isTouched = seen.length > 0 || JSON.stringify(typed) !== JSON.stringify(usedTexts(mail));
  const isUsable = mail.texts.every(
    (text) => faultOf(text.key, textOf(text), text.placeholders) === null,
  );
  useBlocker({
    disabled: !isTouched,
    shouldBlockFn: () => !window.confirm(t`Leave without saving what you have typed?`),
  });

  function show(written: StaffMail) {
    setMail(written);
    setTyped(usedTexts(written));
    setSeen([]);
  }
  async function save() {
    setSaved(false);
    const body = { version, texts: typed, seen: [...seen] };
    const written = await write(saveMailTexts, { params, body });
    if (written === undefined) {
      // What is typed stays; the next click is about what somebody else wrote.
      const theirs = await ask(getStaffMail, { params }).catch(() => null);
      if (theirs !== null) setMail(theirs);
      return;
    }
    show(written);
    setSaved(true);
  }
  async function restore(restored: string) {
    setSaved(false);
    const body = { version, restored: Number(restored) };
    const written = await write(restoreMailTexts, { params, body });
    if (written !== undefined) show(written);
    return written !== undefined;
  }

  const parts = Map.groupBy(mail.texts, ({ key }) => partOfText(key));
  return (
    <>
      <Title title={`${kindName(kind)}, ${languageName(lang)}`} />
      <Box
        sx={{
          ...{ display: 'grid', gap: 2, alignItems: 'start' },
          ...{ gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' } },
        }}
      >
        <Section title={t`Texts`}>
          {!isEditable && (
            <Alert severity="info">
              {t`Shops that are not yours say these texts, too. Somebody of all shops of this language can change them.`}
            </Alert>
          )}
          {[...parts].map(([part, texts]) => (
            <Box key={part}>
              {parts.size > 1 && (
                <Typography variant="subtitle2" component="h3" sx={{ mt: 2 }}>
                  {partName(part)}
                </Typography>
              )}
              {texts.map((text) => (
                <MailText
                  key={text.key}
                  {...{ text, lang }}
                  value={textOf(text)}
                  isReadOnly={!isEditable}
                  isSeen={seen.includes(text.key)}
                  onChange={(value) => {
                    setSaved(false);
                    setTyped((all) => ({ ...all, [text.key]: value }));
                  }}
                  onKeep={() => setSeen((all) => [...all, text.key])}
                />
              ))}
            </Box>
          ))}
          <Refusal of={refusal} />
          <div aria-live="polite">
            {isSaved && (
              <Alert severity="success">{t`Saved. Every mail from now on says it.`}</Alert>
            )}
          </div>
          {isEditable && (
            <Button
              variant="contained"
              sx={{ mt: 1 }}
              loading={isWriting}
              disabled={!isTouched || !isUsable}
              onClick={save}
            >
              {t`Save`}
            </Button>
          )}
        </Section>
        <MailPreview {...{ mail, isUsable }} texts={typed} />
      </Box>
      <History
        {...{ isWriting }}
        refusal={null}
        history={changesOf(mail)}
        linesOf={(fields) =>
          Object.entries(fields).map(([key, text]) => `${textName(key)} – ${shown(String(text))}`)
        }
        onUndo={restore}
      />
    </>
  );
}

/** The languages that a kind of mail is written in. */
function Languages({ kind, lang }: z.infer<typeof paramsSchema>) {
  const { t } = useLingui();
  const languageName = useLanguageNames();
  const redirect = useRedirect();
  const { languages = [] } = useRead(listMailKinds, {}).data ?? {};
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
      <TextField
        select
        label={t`Language`}
        value={lang}
        onChange={({ target }) => redirect(`/mails/${kind}/${target.value}`)}
        slotProps={{ select: { native: true } }}
        sx={{ minWidth: '12rem' }}
      >
        {[...new Set([lang, ...languages])].sort().map((one) => (
          <option key={one} value={one}>
            {languageName(one)}
          </option>
        ))}
      </TextField>
      <Link to="/mails">{t`All mails`}</Link>
    </Box>
  );
}

/** The texts of a kind of mail in a language: typed, seen as their reader sees them, and undone. */
export function MailPage() {
  const named = useParams();
  const params = useMemo(() => paramsSchema.safeParse(named).data, [named]);
  const key = params && `${params.kind}/${params.lang}`;
  const { data, error } = useQuery({
    queryKey: ['mail', key],
    queryFn: () => (params ? ask(getStaffMail, { params }) : null),
    // A form begins at what is used now, and nothing is read below what is typed.
    ...{ gcTime: 0, staleTime: Number.POSITIVE_INFINITY, retry: false },
  });
  if (error !== null) return <Refusal of={refusalOf(error)} />;
  if (data === null || params === undefined) return <Refusal of={{ code: 'NOT_FOUND' }} />;
  return (
    <Stack spacing={2} sx={{ mt: 2, maxWidth: 1400, minWidth: 0 }}>
      <Languages {...params} />
      {data !== undefined && <Editor key={key} loaded={data} />}
    </Stack>
  );
}
