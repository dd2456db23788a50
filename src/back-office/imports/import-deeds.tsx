import { Plural, useLingui } from '@lingui/react/macro';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useState } from 'react';
import { cancelImport, runImport } from '#src/domain/import/import.calls.ts';
import type { Import } from '#src/domain/import/import.schema.ts';
import { useWrite } from '../calls/use-write.ts';
import { ConfirmButton } from '../look/confirm-button.tsx';
import { useFormats } from '../look/formats.ts';
import { Refusal } from '../look/refusal.tsx';

/** What makes it look like the wrong file, in a sentence. */
function useQuestion() {
  const { t } = useLingui();
  const { number, moment } = useFormats();
  return ({ question, before, now }: Import['questions'][number]) => {
    if (question === 'older') {
      const [last, own] = [moment(before), moment(now)];
      return t`This file was saved on ${own}, the last one of its kind on ${last}.`;
    }
    const [last, own] = [number(Number(before)), number(Number(now))];
    return t`This file has ${own} rows, a full one should have about ${last}.`;
  };
}

/** Imports a file that was checked, once its questions are answered; stops one that is imported. */
export function ImportDeeds({ file }: { file: Import }) {
  const { t } = useLingui();
  const { id: importId, state, problem, questions, rows, refused } = file;
  const { write, isWriting, refusal } = useWrite();
  const [isSure, setSure] = useState(false);
  const say = useQuestion();
  const params = { importId };
  const confirmed = questions.map(({ question }) => question);
  const good = (rows ?? 0) - refused;
  const isReady = state === 'checked' && problem === null;
  if (state !== 'checked' && state !== 'running') return null;
  return (
    <Box>
      <Refusal of={refusal} />
      {isReady && questions.length > 0 && (
        <Alert severity="warning" sx={{ mb: 1 }}>
          {questions.map((one) => (
            <div key={one.question}>{say(one)}</div>
          ))}
          <FormControlLabel
            control={<Checkbox checked={isSure} onChange={(_, checked) => setSure(checked)} />}
            label={t`It is the right file`}
          />
        </Alert>
      )}
      {isReady && (
        <Button
          variant="contained"
          loading={isWriting}
          disabled={good <= 0 || (questions.length > 0 && !isSure)}
          onClick={() => write(runImport, { params, body: { confirmed } })}
        >
          <Plural value={good} one="Import # row" other="Import # rows" />
        </Button>
      )}
      {state === 'checked' && (
        <ConfirmButton
          {...{ isWriting }}
          label={t`Discard the file`}
          question={t`Nothing of the file is imported. Discard it?`}
          onYes={() => write(cancelImport, { params })}
        />
      )}
      {state === 'running' && (
        <ConfirmButton
          {...{ isWriting }}
          label={t`Stop the import`}
          question={t`What is imported already stays. Stop now?`}
          onYes={() => write(cancelImport, { params })}
        />
      )}
    </Box>
  );
}
