import { FAMILY_WIDTHS } from '#src/domain/catalogue/pictures.ts';
import { ProductTile } from '#src/features/catalogue/product-tile.tsx';
import { HeroPicture, LeadPicture } from '#src/features/merchandise/hero-picture.tsx';
import { PriceNote } from '#src/features/merchandise/price-note.tsx';
import { ContentLink } from '#src/features/shop/content-link.tsx';
import { OptionalPart } from '#src/ui/optional-part.tsx';
import { Rail } from '#src/ui/rail.tsx';
import { button, heading, home } from '#styles/recipes';
import type { BlockProps } from './block-props.ts';
import type { ShownBlock } from './blocks.server.ts';
import { MoreBlock } from './more-block.tsx';

function Lead({ block, level: Level, isFirst }: BlockProps<'lead'>) {
  const styles = home({ letters: block.letters });
  return (
    <section className={styles.hero}>
      {isFirst ? (
        <LeadPicture hero={block.hero} className={styles.heroPicture} />
      ) : (
        <HeroPicture hero={block.hero} alt="" sizes="100vw" className={styles.heroPicture} />
      )}
      <div className={styles.heroText}>
        <Level className={heading({ size: 'hero' })}>{block.title}</Level>
        <p className={styles.heroWords}>{block.text}</p>
        {block.link.label && (
          <ContentLink link={block.link} className={button()}>
            {block.link.label}
          </ContentLink>
        )}
      </div>
    </section>
  );
}

function Families({ block: { families } }: BlockProps<'families'>) {
  const styles = home();
  if (families.length === 0) return null;
  return (
    <ul className={styles.families}>
      {families.map((family) => (
        <li key={family.url} className={styles.family}>
          <HeroPicture
            hero={family.hero}
            alt=""
            shape="portrait"
            widths={FAMILY_WIDTHS}
            sizes="(min-width: 1600px) 16vw, (min-width: 768px) 31vw, 47vw"
            className={styles.familyPicture}
          />
          <ContentLink link={family} className={styles.familyLink}>
            {family.title}
          </ContentLink>
        </li>
      ))}
    </ul>
  );
}

function Products({ block, level: Level, isLastPriced }: BlockProps<'products'>) {
  const styles = home();
  if (block.products.length === 0) return null;
  return (
    <section className={styles.section}>
      <div className={styles.sectionHead}>
        <Level className={heading({ size: 'section' })}>{block.title}</Level>
        {block.link.label && (
          <ContentLink link={block.link} className={button({ look: 'quiet' })}>
            {block.link.label}
          </ContentLink>
        )}
      </div>
      <Rail className={styles.rail}>
        {block.products.map((product) => (
          <li key={product.productId}>
            <ProductTile product={product} level="h3" />
          </li>
        ))}
      </Rail>
      {isLastPriced && (
        <div className={styles.sectionHead}>
          <PriceNote />
        </div>
      )}
    </section>
  );
}

function Stories({ block: { stories } }: BlockProps<'stories'>) {
  const styles = home();
  if (stories.length === 0) return null;
  return (
    <section className={styles.editorial}>
      {stories.map((story, at) => (
        <article key={story.title} className={styles.story}>
          <HeroPicture
            hero={story.hero}
            alt=""
            sizes={at % 2 === 0 ? '92vw' : '(min-width: 768px) 53vw, 92vw'}
            className={styles.storyPicture}
          />
          <div className={styles.storyText}>
            <h2 className={heading({ size: 'section' })}>{story.title}</h2>
            <p>{story.text}</p>
            {story.link.label && (
              <ContentLink link={story.link} className={button({ look: 'quiet' })}>
                {story.link.label}
              </ContentLink>
            )}
          </div>
        </article>
      ))}
    </section>
  );
}

function Block(props: BlockProps<ShownBlock['kind']> & { side: 'start' | 'end' }) {
  const { block, side, ...rest } = props;
  switch (block.kind) {
    case 'lead':
      return <Lead {...rest} block={block} />;
    case 'families':
      return <Families {...rest} block={block} />;
    case 'products':
      return <Products {...rest} block={block} />;
    case 'stories':
      return <Stories {...rest} block={block} />;
    default:
      return <MoreBlock {...rest} block={block} side={side} />;
  }
}

const hasPrices = (block: ShownBlock) =>
  (block.kind === 'products' && block.products.length > 0) ||
  (block.kind === 'look' && block.places.length > 0);

type BlocksProps = {
  blocks: readonly ShownBlock[];
  /** Which of them heads the page: none where something above them does. */
  heading?: ShownBlock | undefined;
};

/** Blocks have no ids: their order never changes while they are shown. */
function show(block: ShownBlock, at: number, { blocks, heading: top }: BlocksProps) {
  const pictured = blocks.filter(({ kind }) => kind === 'picture' || kind === 'look');
  return (
    <OptionalPart key={at}>
      <Block
        block={block}
        level={block === top ? 'h1' : 'h2'}
        isFirst={top !== undefined && at === 0}
        isLastPriced={block === blocks.findLast(hasPrices)}
        side={pictured.indexOf(block) % 2 === 1 ? 'end' : 'start'}
      />
    </OptionalPart>
  );
}

/** What editors composed a page of, in their order. */
export const Blocks = (props: BlocksProps) =>
  props.blocks.map((block, at) => show(block, at, props));
