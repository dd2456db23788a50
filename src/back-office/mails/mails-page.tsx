import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link, Title } from 'react-admin';
import { listMailKinds } from '#src/domain/mail/mail-texts.calls.ts';
import type { MailKinds } from '#src/domain/mail/mail-texts.schema.ts';
import { useRead } from '../calls/use-read.ts';
import { useFormats } from '../look/formats.ts';
import { useLanguageNames } from '../look/language-names.ts';
import { Refusal } from '../look/refusal.tsx';
import { useMailWords } from './mail-words.ts';

type Row = MailKinds['values'][number];

const LANGUAGES = {
  ...{ display: 'grid', gap: 1.5, listStyle: 'none', m: 0, mt: 1, p: 0 },
  gridTemplateColumns: 'repeat(auto-fill, minmax(130px, 1fr))',
};

function Kind({ kind, languages }: Row) {
  const { t } = useLingui();
  const { kindName } = useMailWords();
  const { moment } = useFormats();
  const nameOf = useLanguageNames();
  const name = kindName(kind);
  return (
    <Box component="li" sx={{ p: 2, borderBottom: 1, borderColor: 'divider' }}>
      <Typography variant="subtitle1" component="h2">
        {name}
      </Typography>
      <Box component="ul" sx={LANGUAGES}>
        {languages.map(({ lang, edited, outdated, savedBy, savedAt }) => (
          <Box component="li" key={lang}>
            <Link to={`/mails/${kind}/${lang}`} aria-label={`${name}, ${nameOf(lang)}`}>
              {nameOf(lang)}
            </Link>
            {edited > 0 && savedAt !== null && (
              <Typography variant="body2" color="textSecondary">
                {t`Changed by ${savedBy}, ${moment(savedAt)}`}
              </Typography>
            )}
            {outdated > 0 && (
              <Typography variant="body2" color="warning.main">
                {t`An update has another text`}
              </Typography>
            )}
          </Box>
        ))}
      </Box>
    </Box>
  );
}

/** Kinds of mail, each with the languages of one's shops. */
export function MailsPage() {
  const { t } = useLingui();
  const { data, refusal } = useRead(listMailKinds, {});
  return (
    <Stack spacing={2} sx={{ mt: 2 }}>
      <Title title={t`Mails`} />
      <Typography color="textSecondary">
        {t`What customers are written, in each language. What you change, every mail says from then on.`}
      </Typography>
      <Refusal of={refusal} />
      {data !== undefined && (
        <Card>
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {data.values.map((row) => (
              <Kind key={row.kind} {...row} />
            ))}
          </Box>
        </Card>
      )}
    </Stack>
  );
}
