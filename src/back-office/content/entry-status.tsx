import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { StaffEntry } from '#src/domain/content/staff-content.schema.ts';
import { useFormats } from '../look/formats.ts';
import { Refusal } from '../look/refusal.tsx';
import { Section } from '../look/section.tsx';
import { useFieldName } from './content-words.ts';
import type { EditedEntry } from './use-entry.ts';

const SAID: Record<NonNullable<EditedEntry['said']>, MessageDescriptor> = {
  saved: msg`Saved. Shoppers do not see it yet.`,
  planned: msg`Saved. It is published by itself at that time.`,
  published: msg`Published. Shoppers see it within two minutes.`,
  discarded: msg`The draft is gone.`,
  again: msg`Shown again. Shoppers see it within two minutes.`,
};

/** Who was faster, and what became of what is typed. */
function Faster({ theirs }: { theirs: StaffEntry }) {
  const { t } = useLingui();
  const { moment } = useFormats();
  const [latest] = theirs.versions;
  const who = theirs.draft?.savedBy ?? latest?.publishedBy ?? t`Somebody`;
  const at = theirs.draft?.savedAt ?? latest?.publishedAt;
  const when = at === undefined ? '' : moment(at);
  return (
    <Alert severity="warning" sx={{ my: 1 }}>
      {t`${who} was faster (${when}). What you have typed stands below and is not saved. Save again to put it in the place of theirs.`}
    </Alert>
  );
}

/** What became of the last click. */
export function Outcome({ edited }: { edited: EditedEntry }) {
  const { t, i18n } = useLingui();
  const nameOf = useFieldName();
  const { refusal, said, issues, faster } = edited;
  const fields = issues.map(({ path }) =>
    path.map((step) => (typeof step === 'number' ? step + 1 : nameOf(String(step)))).join(' '),
  );
  const wrong = [...new Set(fields)].join(', ');
  return (
    <>
      {said !== null && (
        <Alert severity="success" role="status" sx={{ my: 1 }}>
          {i18n._(SAID[said])}
        </Alert>
      )}
      {issues.length > 0 && (
        <Alert severity="error" sx={{ my: 1 }}>
          {t`Nothing was saved. Please check: ${wrong}`}
        </Alert>
      )}
      {faster === null ? <Refusal of={refusal} /> : <Faster theirs={faster} />}
    </>
  );
}

/** How a text stands: what shoppers see, who has begun what, and the way to its preview. */
export function Standing({ entry }: { entry: StaffEntry }) {
  const { t } = useLingui();
  const { moment } = useFormats();
  const { isOwn, draft, versions, previewUrl } = entry;
  const [latest] = versions;
  const publisher = latest?.publishedBy ?? null;
  const shown = !isOwn
    ? t`This shop has no text of its own yet.`
    : latest === undefined || publisher === null
      ? t`Published as the shop was opened.`
      : t`Published by ${publisher}, ${moment(latest.publishedAt)}.`;
  const begun =
    draft === null ? t`No draft.` : t`Draft of ${draft.savedBy}, ${moment(draft.savedAt)}.`;
  const due =
    draft === null || draft.publishAt === null
      ? ''
      : t`It is published by itself on ${moment(draft.publishAt)}.`;
  return (
    <>
      <Typography>{[shown, begun, due].filter(Boolean).join(' ')}</Typography>
      {previewUrl !== null && (
        <Typography>
          <Link href={previewUrl} target="_blank" rel="noreferrer">
            {t`Preview in the shop`}
          </Link>{' '}
          {t`(for four hours, and for anyone with the link)`}
        </Typography>
      )}
    </>
  );
}

/** What was published so far, the newest first; each can be shown again. */
export function Versions({ edited }: { edited: EditedEntry }) {
  const { t } = useLingui();
  const { moment } = useFormats();
  const { entry, isWriting, showAgain } = edited;
  return (
    <Section title={t`Published so far`}>
      {entry.versions.length === 0 && <Typography>{t`Nothing has been changed yet.`}</Typography>}
      <ol>
        {entry.versions.map(({ versionId, publishedAt, publishedBy }, at) => {
          const name =
            publishedBy === null
              ? t`As the shop was opened`
              : `${moment(publishedAt)}, ${publishedBy}`;
          return (
            <li key={versionId}>
              {name}{' '}
              {at === 0 && entry.isOwn ? (
                <strong>{t`shown now`}</strong>
              ) : (
                <Button
                  size="small"
                  loading={isWriting}
                  aria-label={t`Show this again: ${name}`}
                  onClick={() => showAgain(versionId)}
                >
                  {t`Show this again`}
                </Button>
              )}
            </li>
          );
        })}
      </ol>
    </Section>
  );
}
