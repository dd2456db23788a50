import { useLingui } from '@lingui/react/macro';
import { ProductTile } from '#src/features/catalogue/product-tile.tsx';
import { HeroPicture } from '#src/features/merchandise/hero-picture.tsx';
import { ProductLink } from '#src/features/shop/links.tsx';
import { heading, story as recipe } from '#styles/recipes';
import type { ShownPlace, ShownSection } from './stories.server.ts';

/** The picture's own units: places have fixed coordinates, whatever its size on the screen. */
const WIDTH = 960;
const HEIGHT = 1200;
const MARK = 28;
const THUMB = 58;

function Places({ places }: { places: readonly ShownPlace[] }) {
  const { t } = useLingui();
  const styles = recipe();
  return (
    <svg className={styles.places} viewBox={`0 0 ${WIDTH} ${HEIGHT}`}>
      <title>{t`Items in this picture`}</title>
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

type LookProps = { look: Extract<ShownSection, { kind: 'look' }>; side: 'start' | 'end' };

/** A picture whose garments link to their products, with these products beside it. */
export function StoryLook({ look, side }: LookProps) {
  const styles = recipe();
  return (
    <section className={styles.look} data-side={side}>
      <figure className={styles.frame}>
        <HeroPicture
          hero={look.hero}
          alt={look.alt}
          shape="portrait"
          sizes="(min-width: 768px) 46vw, 100vw"
          className={styles.picture}
        />
        <Places places={look.places} />
      </figure>
      <div className={styles.side}>
        <h2 className={heading({ size: 'section' })}>{look.title}</h2>
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
  );
}
