import { Trans, useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import type { FormEvent } from 'react';
import type { LocaleCode } from '#src/domain/shop/locales.ts';
import { Button } from '#src/ui/button.tsx';
import { TextField } from '#src/ui/field.tsx';
import { searchForm } from '#styles/recipes';

type SearchFormProps = {
  locale: LocaleCode;
  /** What is searched for already. */
  text?: string;
  /** Without it the browser opens the page with the results. */
  onSubmit?: (event: FormEvent<HTMLFormElement>) => void;
};

/** A plain form, so that searching works before hydration, and without a shop. */
export function SearchForm({ locale, text = '', onSubmit }: SearchFormProps) {
  const { t } = useLingui();
  const page = useRouter().buildLocation({ to: '/$locale/search', params: { locale } });
  return (
    <search>
      <form className={searchForm()} action={page.href} onSubmit={onSubmit}>
        <TextField
          key={text}
          label={t`What are you looking for?`}
          name="q"
          type="search"
          enterKeyHint="search"
          defaultValue={text}
          maxLength={100}
          autoComplete="off"
        />
        <Button type="submit">
          <Trans>Search</Trans>
        </Button>
      </form>
    </search>
  );
}
