import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { shownName } from '#src/domain/account/display-name.ts';
import {
  PROFILE_FIELDS,
  type Profile,
  type ProfileField,
  type ProfileProblem,
  profileProblems,
  readGender,
  tidyProfile,
} from '#src/domain/account/profile.ts';
import { toAlpha2 } from '#src/domain/address/address.ts';
import { problemMessage } from '#src/features/addresses/address-fields.ts';
import { typedText, useCheckedForm } from '#src/ui/use-checked-form.ts';
import { flow, heading } from '#styles/recipes';
import { ProfileFields } from './profile-fields.tsx';
import { profileQuery, saveProfile } from './settings.functions.ts';
import { SettingsForm } from './settings-form.tsx';
import { useBackToSettings, useSave } from './use-save.ts';

const PROBLEMS: Record<ProfileProblem, MessageDescriptor> = {
  required: msg`Please enter a name.`,
  'too-long': msg`Please shorten this to 50 characters.`,
  format: msg`Please check what you entered here.`,
  'name-format': msg`Please enter a name alone, without links, < or >.`,
  'too-young': msg`You must be at least 16 years old.`,
};

function messageOf(
  field: ProfileField,
  problem: ProfileProblem,
  { phoneCountry, fiscalNumber }: { phoneCountry: string; fiscalNumber: string | null },
): MessageDescriptor {
  if (problem !== 'format') return PROBLEMS[problem];
  if (field === 'birthday') return msg`Please enter a complete date in the past.`;
  if (field === 'phoneNumber') return problemMessage('phoneNumber', 'phone-format', phoneCountry);
  if (field !== 'fiscalNumber') return PROBLEMS.format;
  return msg`This number does not look right. It should look like ${fiscalNumber ?? ''}.`;
}

function read(data: FormData): Profile {
  return tidyProfile({
    gender: readGender(data.get('gender')),
    firstName: typedText(data, 'firstName'),
    lastName: typedText(data, 'lastName'),
    birthday: typedText(data, 'birthday'),
    phoneNumberCountry: typedText(data, 'phoneNumberCountry'),
    phoneNumber: typedText(data, 'phoneNumber'),
    fiscalNumber: typedText(data, 'fiscalNumber'),
  });
}

/** `/account/settings/edit`: what customers say of themselves (ACC-03). */
export function ProfilePage() {
  const { t, i18n } = useLingui();
  const { data } = useSuspenseQuery(profileQuery);
  const [start] = useState<Profile>(() => ({
    ...data.profile,
    firstName: shownName(data.profile.firstName),
    lastName: shownName(data.profile.lastName),
    phoneNumberCountry: data.profile.phoneNumberCountry || data.country,
  }));
  const goBack = useBackToSettings();
  const [phoneCountry, setPhoneCountry] = useState(start.phoneNumberCountry);
  const { save, isBusy, code } = useSave({
    send: (profile: Profile) => saveProfile({ data: profile }),
    onDone: () => goBack(t`Your details have been saved.`),
  });
  const { form, problems } = useCheckedForm({
    read,
    problemsOf: (profile) => profileProblems(profile, Date.now()),
    onValid: (profile, { refuse }) =>
      save(profile, (refusal) => {
        const field = PROFILE_FIELDS.find((name) => name === refusal.field);
        if (field !== undefined) refuse({ [field]: 'format' });
        return field !== undefined;
      }),
  });
  const errorOf = (field: ProfileField) => {
    const problem = problems[field];
    if (problem === undefined) return undefined;
    const facts = { phoneCountry: toAlpha2(phoneCountry), fiscalNumber: data.fiscalNumberExample };
    return i18n._(messageOf(field, problem, facts));
  };
  return (
    <div className={flow({ gap: '6' })}>
      <h1 className={heading()}>
        <Trans>Your details</Trans>
      </h1>
      <SettingsForm form={form} isBusy={isBusy} code={code}>
        <ProfileFields
          start={start}
          facts={data}
          errorOf={errorOf}
          onPhoneCountry={setPhoneCountry}
        />
      </SettingsForm>
    </div>
  );
}
