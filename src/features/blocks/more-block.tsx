import { FAMILY_WIDTHS } from '#src/domain/catalogue/pictures.ts';
import { ProductTile } from '#src/features/catalogue/product-tile.tsx';
import { HeroPicture } from '#src/features/merchandise/hero-picture.tsx';
import { PriceNote } from '#src/features/merchandise/price-note.tsx';
import { RichText } from '#src/features/rich-text/rich-text.tsx';
import { ContentLink } from '#src/features/shop/content-link.tsx';
import { ProductLink } from '#src/features/shop/links.tsx';
import { Rail } from '#src/ui/rail.tsx';
import { heading, home, story as recipe } from '#styles/recipes';
import { BlockLink } from './block-link.tsx';
import type { BlockProps } from './block-props.ts';
import type { ShownBlock, ShownPlace } from './blocks.server.ts';

/** The picture's own units: places have fixed coordinates, whatever its size on the screen. */
const WIDTH = 960;
const HEIGHT = 1200;
const MARK = 28;
const THUMB = 58;

type Kind = Exclude<ShownBlock['kind'], 'lead'>;

type Props<Of extends Kind> = BlockProps<Of> & {
  /** Where its picture is in the line. */
  side: 'start' | 'end';
};

function Places({ places, title }: { places: readonly ShownPlace[]; title: string }) {
  const styles = recipe();
  return (
    <svg className={styles.places} viewBox={`0 0 ${WIDTH} ${HEIGHT}`}>
      <title>{title}</title>
      {places.map(({ x, y, product }, at) => {
        const [cx, cy] = [(x * WIDTH) / 100, (y * HEIGHT) / 100];
        return (
          <ProductLink
            key={product.productId}
            product={product}
            className={styles.place}
            aria-label={`${at + 1}. ${product.name}`}
          >
            <circle cx={cx} cy={cy} r={THUMB} />
            <circle cx={cx} cy={cy} r={MARK} />
            <text x={cx} y={cy + 10}>
              {at + 1}
            </text>
          </ProductLink>
        );
      })}
    </svg>
  );
}

/** A picture whose garments link to their products, with these products beside it. */
function Look({ block: look, side, level: Level, isFirst, isLastPriced }: Props<'look'>) {
  const styles = recipe();
  return (
    <>
      <section className={styles.look} data-side={side}>
        <figure className={styles.frame}>
          <HeroPicture
            hero={look.hero}
            alt={look.alt}
            shape="portrait"
            sizes="(min-width: 768px) 46vw, 100vw"
            className={styles.picture}
            isFirst={isFirst}
          />
          <Places places={look.places} title={look.title} />
        </figure>
        <div className={styles.side}>
          <Level className={heading({ size: 'section' })}>{look.title}</Level>
          <p>{look.text}</p>
          <ol className={styles.pieces}>
            {look.places.map(({ product }, at) => (
              <li key={product.productId} className={styles.piece}>
                <span className={styles.number} aria-hidden="true">
                  {at + 1}
                </span>
                <ProductTile product={product} level="h3" />
              </li>
            ))}
          </ol>
        </div>
      </section>
      {isLastPriced && (
        <div className={styles.line}>
          <PriceNote />
        </div>
      )}
    </>
  );
}

function Picture({ block, side, level: Level, isFirst }: Props<'picture'>) {
  const styles = recipe();
  return (
    <section className={styles.split} data-side={side}>
      <HeroPicture
        hero={block.hero}
        alt=""
        sizes="(min-width: 1280px) 54vw, 92vw"
        className={styles.splitPicture}
        isFirst={isFirst}
      />
      <div className={styles.splitText}>
        <Level className={heading({ size: 'section' })}>{block.title}</Level>
        <p>{block.text}</p>
        <BlockLink link={block.link} look="quiet" />
      </div>
    </section>
  );
}

function Banner({ block, level: Level, isFirst }: Props<'banner'>) {
  const styles = recipe();
  return (
    <section className={styles.banner}>
      <HeroPicture
        hero={block.hero}
        alt=""
        sizes="100vw"
        className={styles.bannerPicture}
        isFirst={isFirst}
      />
      <div className={styles.bannerText}>
        <Level className={heading({ size: 'section' })}>{block.title}</Level>
        {block.text && <p>{block.text}</p>}
        <BlockLink link={block.link} />
      </div>
    </section>
  );
}

function Families({ block: { families } }: Props<'families'>) {
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

function Products({ block, level: Level, isLastPriced }: Props<'products'>) {
  const styles = home();
  if (block.products.length === 0) return null;
  return (
    <section className={styles.section}>
      <div className={styles.sectionHead}>
        <Level className={heading({ size: 'section' })}>{block.title}</Level>
        <BlockLink link={block.link} look="quiet" />
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

function Stories({ block: { stories } }: Props<'stories'>) {
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
            <BlockLink link={story.link} look="quiet" />
          </div>
        </article>
      ))}
    </section>
  );
}

export type MoreBlockProps = Props<Kind>;

/** All kinds of blocks but the opening. */
export function MoreBlock(props: MoreBlockProps) {
  const { block, ...rest } = props;
  const styles = recipe();
  const { level: Level } = rest;
  switch (block.kind) {
    case 'words':
      return (
        <section className={styles.words}>
          <Level className={heading({ size: 'section' })}>{block.title}</Level>
          <RichText nodes={block.nodes} />
        </section>
      );
    case 'picture':
      return <Picture {...rest} block={block} />;
    case 'banner':
      return <Banner {...rest} block={block} />;
    case 'look':
      return <Look {...rest} block={block} />;
    case 'families':
      return <Families {...rest} block={block} />;
    case 'products':
      return <Products {...rest} block={block} />;
    case 'stories':
      return <Stories {...rest} block={block} />;
  }
}
