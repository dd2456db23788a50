import { Trans, useLingui } from '@lingui/react/macro';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { beginTotp, proveTotp } from '#src/domain/staff/own.calls.ts';
import type { TotpEnrolment } from '#src/domain/staff/staff.schema.ts';
import { useWrite } from '../calls/use-write.ts';
import { Refusal } from '../look/refusal.tsx';
import { CodeForm } from './code-form.tsx';

/** Sets an authenticator app up: shows its secret once, and asks for a first code. */
export function SetUpTotp({ onDone }: { onDone: () => void }) {
  const { t } = useLingui();
  const { write, isWriting, refusal } = useWrite();
  const [enrolment, setEnrolment] = useState<TotpEnrolment | null>(null);

  if (enrolment === null) {
    return (
      <>
        <Typography sx={{ mb: 2 }}>
          <Trans>
            An authenticator app on your phone shows a new code every 30 seconds. You are asked for
            one when you sign in.
          </Trans>
        </Typography>
        <Refusal of={refusal} />
        <Button
          variant="contained"
          loading={isWriting}
          onClick={async () => setEnrolment((await write(beginTotp, {})) ?? null)}
        >
          <Trans>Set up the authenticator app</Trans>
        </Button>
      </>
    );
  }
  const { secret, otpauthUrl, qrCode } = enrolment;
  return (
    <>
      <Typography>
        <Trans>
          Scan this with your app, open the link on your phone, or type this key into your app:
        </Trans>
      </Typography>
      <Box
        component="img"
        src={`data:image/svg+xml,${encodeURIComponent(qrCode)}`}
        alt={t`QR code that sets up the authenticator app. It says the same as the key below.`}
        sx={{ display: 'block', my: 1, width: 200, height: 200 }}
      />
      <Box component="code" sx={{ display: 'block', my: 1, overflowWrap: 'anywhere' }}>
        {secret.replaceAll(/(.{4})/g, '$1 ').trim()}
      </Box>
      <Button href={otpauthUrl} variant="outlined" sx={{ mb: 1 }}>
        <Trans>Open in the app</Trans>
      </Button>
      <Alert severity="info" sx={{ mb: 1 }}>
        {t`The key is shown this once. Who knows it can make your codes.`}
      </Alert>
      <Refusal of={refusal} />
      <CodeForm
        isWriting={isWriting}
        onCode={async (code) => {
          if ((await write(proveTotp, { body: { code } })) !== undefined) onDone();
        }}
      />
    </>
  );
}
