import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { required, TextInput } from 'react-admin';
import { type FieldValues, useFormContext, useWatch } from 'react-hook-form';
import { proposedLabel } from '#src/domain/promotion/label-proposals.ts';
import { getDomain, LANGUAGES, type Language, ONLINE_LOCALES } from '#src/domain/shop/locales.ts';
import { useLanguageNames } from '../look/language-names.ts';
import { BEGUN, currenciesOf, type PromotionValues, typedEffect } from './promotion-values.ts';

const currenciesRead = (language: Language, shops: readonly string[]) =>
  currenciesOf(
    ONLINE_LOCALES.filter((shop) => shops.includes(shop) && getDomain(shop).lang === language),
  );

type LabelInputProps = { language: Language; proposed: string };

/** What is proposed stays in the field until somebody writes other words. */
function LabelInput({ language, proposed }: LabelInputProps) {
  const { t } = useLingui();
  const languageName = useLanguageNames();
  const { getValues, setValue } = useFormContext();
  const source = `labels.${language}`;
  const before = useRef('');
  useEffect(() => {
    const now: unknown = getValues(source);
    if (now === '' || now === before.current) setValue(source, proposed);
    before.current = proposed;
  }, [getValues, setValue, source, proposed]);
  const name = languageName(language);
  return (
    <TextInput
      {...{ source }}
      label={t`What customers read: ${name}`}
      validate={required()}
      slotProps={{ htmlInput: { maxLength: 80, lang: language } }}
    />
  );
}

/** What customers read in each language, with a proposal for what they get. */
export function LabelInputs() {
  const typed: FieldValues = useWatch();
  const values: PromotionValues = { ...BEGUN, ...typed };
  const effect = typedEffect(values);
  return LANGUAGES.map((language) => (
    <LabelInput
      key={language}
      {...{ language }}
      proposed={
        effect === null
          ? ''
          : proposedLabel(language, effect, currenciesRead(language, values.shops))
      }
    />
  ));
}
