import { useLingui } from '@lingui/react/macro';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Title, useGetIdentity, usePermissions } from 'react-admin';
import { Sales } from './sales.tsx';
import { FailingJobs, Gaps } from './troubles.tsx';
import { WaitingCards, waitingFor } from './waiting.tsx';

/** What waits for a role, and what it should know of. */
export function FirstPage() {
  const { t } = useLingui();
  const { permissions = [] } = usePermissions();
  const { identity } = useGetIdentity();
  const name = identity?.fullName ?? '';
  const may = (permission: string) => permissions.includes(permission);
  const waiting = waitingFor(permissions);
  const isIdle = waiting.length === 0 && !may('finance:read') && !may('content:write');
  return (
    <Stack spacing={2} sx={{ mt: 2 }}>
      <Title title={t`Today`} />
      <Typography variant="h5" component="h2">
        {t`Hello ${name}`}
      </Typography>
      {isIdle && <Typography>{t`Nothing waits for you.`}</Typography>}
      {waiting.length > 0 && <WaitingCards {...{ waiting }} />}
      {may('settings:write') && <FailingJobs />}
      {may('content:write') && <Gaps />}
      {may('finance:read') && <Sales />}
    </Stack>
  );
}
