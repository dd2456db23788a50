import { ProductTile } from '#src/features/catalogue/product-tile.tsx';
import { HeroPicture } from '#src/features/merchandise/hero-picture.tsx';
import { PriceNote } from '#src/features/merchandise/price-note.tsx';
import { RichText } from '#src/features/rich-text/rich-text.tsx';
import { ContentLink } from '#src/features/shop/content-link.tsx';
import { ProductLink } from '#src/features/shop/links.tsx';
import { button, heading, story as recipe } from '#styles/recipes';
import type { BlockProps } from './block-props.ts';
import type { ShownPlace } from './blocks.server.ts';

/** The picture's own units: places have fixed coordinates, whatever its size on the screen. */
const WIDTH = 960;
const HEIGHT = 1200;
const MARK = 28;
const THUMB = 58;

type Props<Kind extends 'words' | 'picture' | 'banner' | 'look'> = BlockProps<Kind> & {
  /** Where its picture stands in the line. */
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
        {block.link.label && (
          <ContentLink link={block.link} className={button({ look: 'quiet' })}>
            {block.link.label}
          </ContentLink>
        )}
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
        {block.link.label && (
          <ContentLink link={block.link} className={button()}>
            {block.link.label}
          </ContentLink>
        )}
      </div>
    </section>
  );
}

/** The kinds of blocks that are on few pages, or below their first screen. */
export function MoreBlock(props: Props<'words' | 'picture' | 'banner' | 'look'>) {
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
  }
}
