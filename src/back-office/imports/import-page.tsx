import { useLingui } from '@lingui/react/macro';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import { Show, useRecordContext } from 'react-admin';
import type { Import } from '#src/domain/import/import.schema.ts';
import { Facts } from '../look/facts.tsx';
import { useFormats } from '../look/formats.ts';
import { FULL_RECORD } from '../look/full-record.ts';
import { Section } from '../look/section.tsx';
import { ImportDeeds } from './import-deeds.tsx';
import { ImportForm } from './import-form.tsx';
import { ImportReport } from './import-report.tsx';
import { LISTED_KINDS, PROBLEM_SENTENCES, STATE_NAMES } from './import-words.ts';

const GOING: ReadonlySet<Import['state']> = new Set(['uploading', 'checking', 'running']);
const LOOK_AGAIN_MS = 1_000;

function Problem({ file: { problem, about } }: { file: Import }) {
  const { i18n } = useLingui();
  if (problem === null) return null;
  return (
    <Alert severity="error">
      {i18n._(PROBLEM_SENTENCES[problem])} {about}
    </Alert>
  );
}

/** How far it is, and what came or would come of it. */
function Result({ file }: { file: Import }) {
  const { t, i18n } = useLingui();
  const { number, moment } = useFormats();
  const { state, kind, rows, done, added, updated, unchanged } = file;
  const { refused, encoding, endedAt } = file;
  const isForeseen = state === 'checked';
  const share = rows === null || rows === 0 ? 0 : Math.min(100, (done / rows) * 100);
  return (
    <Section title={i18n._(LISTED_KINDS[kind ?? 'unknown'])}>
      <Box role="status">
        <Facts
          rows={[
            [t`State`, i18n._(STATE_NAMES[state])],
            ...(rows === null ? [] : [[t`Rows`, number(rows)] as const]),
            [isForeseen ? t`Will be added` : t`Added`, number(added)],
            [isForeseen ? t`Will be changed` : t`Changed`, number(updated)],
            [isForeseen ? t`Will stay as they are` : t`Unchanged`, number(unchanged)],
            [t`Refused rows`, number(refused)],
            ...(encoding === null ? [] : [[t`Read as`, encoding] as const]),
            [t`Begun`, `${moment(file.madeAt)}, ${file.madeBy}`],
            ...(endedAt === null ? [] : [[t`Ended`, moment(endedAt)] as const]),
          ]}
        />
      </Box>
      {GOING.has(state) && (
        <LinearProgress
          variant={state === 'running' ? 'determinate' : 'indeterminate'}
          value={share}
          aria-label={i18n._(STATE_NAMES[state])}
          sx={{ mt: 2 }}
        />
      )}
      {state === 'checked' && file.problem === null && (
        <Alert severity="info" sx={{ mt: 2 }}>
          {t`Nothing is changed yet.`}
        </Alert>
      )}
    </Section>
  );
}

function Sheet() {
  const file = useRecordContext<Import>();
  if (file === undefined) return null;
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)', p: 2 }}>
      <Problem {...{ file }} />
      <Result {...{ file }} />
      <ImportDeeds key={`${file.state} ${file.questions.length}`} {...{ file }} />
      {file.state === 'checked' && <ImportForm key={file.kind} {...{ file }} />}
      <ImportReport {...{ file }} />
    </Box>
  );
}

function Title() {
  const file = useRecordContext<Import>();
  return <span>{file?.fileName ?? ''}</span>;
}

/** A file: what it is, what would come of it, how far it is, and what came of it. */
export const ImportPage = () => (
  <Show
    title={<Title />}
    actions={false}
    queryOptions={{
      ...FULL_RECORD,
      refetchInterval: ({ state: { data } }) =>
        data !== undefined && GOING.has(data.state) ? LOOK_AGAIN_MS : false,
    }}
  >
    <Sheet />
  </Show>
);
