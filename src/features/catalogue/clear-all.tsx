import { Trans } from '@lingui/react/macro';
import type { FormEvent } from 'react';
import { withoutChoices } from '#src/domain/catalogue/list-choices.ts';
import type { ListSearch } from '#src/domain/catalogue/list-search.ts';
import { Button } from '#src/ui/button.tsx';
import { HiddenParams } from './hidden-params.tsx';
import type { ListNavigation } from './list-navigation.ts';

type ClearAllProps = { search: ListSearch; navigation: ListNavigation };

/** Takes everything off again; a form, so that it works before any script has come. */
export function ClearAll({ search, navigation }: ClearAllProps) {
  const unfiltered = withoutChoices(search);
  const clear = (event: FormEvent) => {
    event.preventDefault();
    navigation.show(unfiltered);
  };
  return (
    <form method="get" onSubmit={clear}>
      <HiddenParams fixed={navigation.fixed} search={unfiltered} />
      <Button type="submit" look="quiet">
        <Trans>Clear all</Trans>
      </Button>
    </form>
  );
}
