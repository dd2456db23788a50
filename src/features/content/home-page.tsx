import { useSuspenseQuery } from '@tanstack/react-query';
import { firstBlock } from '#src/domain/content/blocks.ts';
import { Blocks } from '#src/features/blocks/blocks.tsx';
import { HomeBlock } from '#src/features/blocks/home-block.tsx';
import { ShopData } from '#src/features/search-engines/structured-data.tsx';
import { useShop } from '#src/features/shop/shop-provider.tsx';
import { OptionalPart } from '#src/ui/optional-part.tsx';
import { heading } from '#styles/recipes';
import { homeQuery } from './content.functions.ts';

/** Home, as its editors composed it. */
export function HomePage() {
  const { brandName } = useShop();
  const { data } = useSuspenseQuery(homeQuery);
  const { page, promises } = data;
  const blocks = page?.sections ?? [];
  const top = firstBlock(blocks, 'lead') ?? blocks.find((block) => 'title' in block);
  return (
    <>
      <OptionalPart>{page && promises && <ShopData {...promises} />}</OptionalPart>
      {top === undefined && <h1 className={heading({ size: 'hero' })}>{brandName}</h1>}
      <Blocks blocks={blocks} heading={top} more={HomeBlock} />
    </>
  );
}
