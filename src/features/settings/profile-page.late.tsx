import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { shownName } from '#src/domain/display-name.ts';
import {
  PROFILE_FIELDS,
  type Profile,
  type ProfileField,
  type ProfileProblem,
  profileProblems,
  readGender,
} from '#src/domain/profile.ts';
import { flow, heading } from '#styles/recipes';
import { ProfileFields } from './profile-fields.late.tsx';
import { saveProfile } from './settings.functions.ts';
import { profileQuery } from './settings.queries.ts';
import { SettingsForm } from './settings-form.tsx';
import { useBackToSettings } from './use-back-to-settings.ts';
import { typedText, useCheckedForm } from './use-checked-form.ts';
import { useSave } from './use-save.ts';

const PROBLEMS: Record<ProfileProblem, MessageDescriptor> = {
  required: msg`Please enter a name.`,
  'too-long': msg`Please shorten this to 50 characters.`,
  format: msg`Please check what you entered here.`,
  'too-young': msg`You must be at least 16 years old.`,
};

const FORMATS: Partial<Record<ProfileField, MessageDescriptor>> = {
  birthday: msg`Please enter a complete date in the past.`,
  phoneNumber: msg`This phone number does not look complete. Please check it.`,
  fiscalNumber: msg`This number does not look complete. Please check it.`,
};

function read(data: FormData): Profile {
  return {
    gender: readGender(data.get('gender')),
    firstName: typedText(data, 'firstName'),
    lastName: typedText(data, 'lastName'),
    birthday: typedText(data, 'birthday'),
    phoneNumberCountry: typedText(data, 'phoneNumberCountry'),
    phoneNumber: typedText(data, 'phoneNumber'),
    fiscalNumber: typedText(data, 'fiscalNumber'),
  };
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
  const { form, problems, check, recheck } = useCheckedForm({
    order: PROFILE_FIELDS,
    read,
    problemsOf: (profile: Profile) => profileProblems(profile, Date.now()),
  });
  const { save, isBusy, code } = useSave({
    send: (profile: Profile) => saveProfile({ data: profile }),
    onDone: () => goBack(t`Your details have been saved.`),
  });
  const errorOf = (field: ProfileField) => {
    const problem = problems[field];
    if (problem === undefined) return undefined;
    return i18n._((problem === 'format' ? FORMATS[field] : undefined) ?? PROBLEMS[problem]);
  };
  return (
    <div className={flow({ gap: '6' })}>
      <h1 className={heading()}>
        <Trans>Your details</Trans>
      </h1>
      <SettingsForm
        form={form}
        onSubmit={() => {
          const profile = check();
          if (profile !== null) save(profile);
        }}
        onInput={recheck}
        isBusy={isBusy}
        code={code}
      >
        <ProfileFields start={start} facts={data} errorOf={errorOf} />
      </SettingsForm>
    </div>
  );
}
