import { Trans } from '@lingui/react/macro';
import type { ListSearch } from '#src/domain/catalogue/list-search.ts';
import { flow, text } from '#styles/recipes';
import { ClearAll } from './clear-all.tsx';
import type { ListAddress } from './list-address.ts';

/** Choices that leave nothing, with the way back. */
export function NothingLeft({ search, address }: { search: ListSearch; address: ListAddress }) {
  return (
    <div className={flow({ gap: '4' })}>
      <p className={text({ size: 'lg' })}>
        <Trans>No items match all of your filters.</Trans>
      </p>
      <p className={text({ tone: 'muted' })}>
        <Trans>Remove a filter, or start again with the full selection.</Trans>
      </p>
      <ClearAll search={search} address={address} />
    </div>
  );
}
