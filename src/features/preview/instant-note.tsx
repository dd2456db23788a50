import { Trans } from '@lingui/react/macro';
import { useLayerWords } from '#src/features/shop/use-layer-words.ts';
import { useFormats } from '#src/i18n/use-formats.ts';

/** When a previewed shop is seen, and what of it is as today all the same. */
export function InstantNote({ at }: { at: string }) {
  useLayerWords();
  const { moment } = useFormats();
  const then = moment(at);
  return (
    <Trans>
      The shop as it will be on {then}: prices, promotions, content and products of that time, in
      lists with the order and the filters of today. Nothing can be ordered.
    </Trans>
  );
}
