import { Trans, useLingui } from '@lingui/react/macro';
import type { Profile, ProfileField } from '#src/domain/account/profile.ts';
import { bareCode } from '#src/domain/text/typed-text.ts';
import { SettingsLink } from '#src/features/shop/settings-link.tsx';
import { useShop } from '#src/features/shop/shop-provider.tsx';
import { useFormats } from '#src/i18n/use-formats.ts';
import { SelectField, TextField } from '#src/ui/field.tsx';
import { settingsPart, text } from '#styles/recipes';

type ProfileFieldsProps = {
  start: Profile;
  /** What the shop asks for. */
  facts: { email: string; phoneCountries: readonly string[]; fiscalNumberExample: string | null };
  errorOf: (field: ProfileField) => string | undefined;
  onPhoneCountry: (country: string) => void;
};

/** The fields of a profile. An emptied one is not sent: it stays as it was (§5). */
export function ProfileFields({ start, facts, errorOf, onPhoneCountry }: ProfileFieldsProps) {
  const { t, i18n } = useLingui();
  const { country } = useFormats();
  const { lacks } = useShop();
  const optionalLabel = t`(optional)`;
  const { email, fiscalNumberExample } = facts;
  const field = (name: ProfileField) => ({
    name,
    defaultValue: start[name],
    error: errorOf(name),
  });
  const countries = [...new Set([start.phoneNumberCountry, ...facts.phoneCountries])].toSorted(
    (one, other) => country(one).localeCompare(country(other), i18n.locale),
  );
  return (
    <>
      <p className={text({ tone: 'muted', measure: 'read' })}>
        {lacks.includes('credentials') ? (
          <Trans>You sign in as {email}.</Trans>
        ) : (
          <Trans>
            You sign in as {email}.{' '}
            <SettingsLink page="email" className={settingsPart().link}>
              Change email address
            </SettingsLink>
          </Trans>
        )}
      </p>
      <SelectField {...field('gender')} label={t`Title`} optionalLabel={optionalLabel}>
        <option value="">{t`Prefer not to say`}</option>
        <option value="F">{t`Ms`}</option>
        <option value="M">{t`Mr`}</option>
      </SelectField>
      <TextField {...field('firstName')} label={t`First name`} required autoComplete="given-name" />
      <TextField {...field('lastName')} label={t`Last name`} required autoComplete="family-name" />
      <TextField
        {...field('birthday')}
        label={t`Date of birth`}
        optionalLabel={optionalLabel}
        type="date"
        autoComplete="bday"
      />
      <SelectField
        {...field('phoneNumberCountry')}
        label={t`Country of the phone number`}
        onChange={({ target }) => onPhoneCountry(target.value)}
        autoComplete="country"
      >
        {countries.map((code) => (
          <option key={code} value={code}>
            {country(code)}
          </option>
        ))}
      </SelectField>
      <TextField
        {...field('phoneNumber')}
        label={t`Phone`}
        optionalLabel={optionalLabel}
        type="tel"
        autoComplete="tel"
      />
      {fiscalNumberExample !== null && (
        <TextField
          {...field('fiscalNumber')}
          label={t`Tax number`}
          optionalLabel={optionalLabel}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          onBlur={({ currentTarget }) => {
            currentTarget.value = bareCode(currentTarget.value);
          }}
        />
      )}
    </>
  );
}
