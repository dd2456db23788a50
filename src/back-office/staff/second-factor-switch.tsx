import { useLingui } from '@lingui/react/macro';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Paper from '@mui/material/Paper';
import Switch from '@mui/material/Switch';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { usePermissions } from 'react-admin';
import { changeStaffSettings, getStaffSettings } from '#src/domain/staff/member.calls.ts';
import { SHIPPED_ROLES } from '#src/domain/staff/shipped-roles.ts';
import { ask } from '../calls/ask.ts';
import { useWrite } from '../calls/use-write.ts';
import { Refusal } from '../look/refusal.tsx';

/** Whether everybody needs a second factor; owners decide. */
export function SecondFactorSwitch() {
  const { t } = useLingui();
  const { permissions = [] } = usePermissions<readonly string[]>();
  const isOwner = SHIPPED_ROLES.owner.permissions.every((one) => permissions.includes(one));
  const { data } = useQuery({
    queryKey: ['staff-settings'],
    queryFn: ({ signal }) => ask(getStaffSettings, {}, signal),
    enabled: isOwner,
  });
  const { write, isWriting, refusal } = useWrite();
  const hintId = useId();
  if (!isOwner || data === undefined) return null;
  const isOn = data.secondFactorRequired;
  return (
    <Paper sx={{ p: 2, mt: 2 }}>
      <FormControlLabel
        control={
          <Switch
            checked={isOn}
            disabled={isWriting}
            onChange={(_, secondFactorRequired) =>
              write(changeStaffSettings, { body: { secondFactorRequired } })
            }
            slotProps={{ input: { 'aria-describedby': hintId } }}
          />
        }
        label={t`Everybody needs a second factor`}
      />
      <FormHelperText id={hintId}>
        {isOn
          ? t`Who has no authenticator app or passkey can do nothing until one is set up.`
          : t`A password alone lets in whoever has it. Switched on, who has no authenticator app or passkey can do nothing until one is set up.`}
      </FormHelperText>
      <Refusal of={refusal} />
    </Paper>
  );
}
