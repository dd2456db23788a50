import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  RadioButtonGroupInput,
  required,
  Show,
  SimpleShowLayout,
  TextField,
  useNotify,
  useRecordContext,
  useRedirect,
} from 'react-admin';
import { assignRoles, inviteMemberAgain, removeMember } from '#src/domain/staff/member.calls.ts';
import type { StaffMember } from '#src/domain/staff/staff.schema.ts';
import { useWrite } from '../calls/use-write.ts';
import { ConfirmButton } from '../look/confirm-button.tsx';
import { FormDialog } from '../look/form-dialog.tsx';
import { Refusal } from '../look/refusal.tsx';
import { RoleInputs, rolesOf } from './role-inputs.tsx';

function MemberActions() {
  const member = useRecordContext<StaffMember>();
  const { t } = useLingui();
  const { write, isWriting, refusal } = useWrite();
  const notify = useNotify();
  const redirect = useRedirect();
  if (member === undefined || member.state === 'removed') return null;
  const { id: memberId, version, name, workingKeys } = member;
  const query = { version };
  const goes = t`${name} is signed out everywhere immediately and cannot sign in any more.`;
  const remove = async (keys?: 'end' | 'keep') => {
    const asked = { params: { memberId }, query: { version, keys } };
    const isDone = (await write(removeMember, asked)) !== undefined;
    if (isDone) redirect('list', 'members');
    return isDone;
  };
  return (
    <>
      <Refusal of={refusal} />
      <Stack direction="row" spacing={1} sx={{ flexWrap: 'wrap' }}>
        <FormDialog
          {...{ isWriting, refusal }}
          label={t`Change roles`}
          defaultValues={{ roles: member.roles }}
          onSave={async ({ roles }) => {
            const body = assignRoles.request.body.parse({ roles: rolesOf(roles) });
            return (await write(assignRoles, { params: { memberId }, query, body })) !== undefined;
          }}
        >
          <RoleInputs />
        </FormDialog>
        <ConfirmButton
          {...{ isWriting }}
          label={t`Send a new invitation`}
          question={t`${name} gets a link by mail. They choose password and second factor again with it.`}
          onYes={async () => {
            if (await write(inviteMemberAgain, { params: { memberId } }))
              notify(t`The mail is on its way.`);
          }}
        />
        {workingKeys === 0 ? (
          <ConfirmButton
            {...{ isWriting }}
            label={t`Remove the member`}
            question={goes}
            onYes={() => remove()}
          />
        ) : (
          <FormDialog
            {...{ isWriting, refusal }}
            label={t`Remove the member`}
            variant="text"
            onSave={({ keys }) => remove(keys)}
          >
            <Typography>{goes}</Typography>
            <RadioButtonGroupInput
              source="keys"
              label={t`${plural(workingKeys, {
                one: '# API key that they made still works',
                other: '# API keys that they made still work',
              })}`}
              validate={required()}
              row={false}
              choices={[
                { id: 'end', name: t`End them immediately` },
                { id: 'keep', name: t`Let them work on` },
              ]}
            />
          </FormDialog>
        )}
      </Stack>
    </>
  );
}

/** A member of staff, and what the owner may do with them. */
export function MemberPage() {
  const { t } = useLingui();
  return (
    <Show actions={false}>
      <SimpleShowLayout>
        <TextField source="name" label={t`Name`} />
        <TextField source="email" label={t`Email address`} />
        <MemberActions />
      </SimpleShowLayout>
    </Show>
  );
}
