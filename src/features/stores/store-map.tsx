import { useLingui } from '@lingui/react/macro';
import type { Place } from '#src/domain/store.ts';
import { storeMap } from '#styles/recipes';
import { MAP, projectionFor } from './map-view.ts';
import { OUTLINES } from './outlines.ts';
import '#src/ui/late.css';

type StoreMapProps = {
  stores: readonly Place[];
  /** Id of a place's card on the page. */
  cardId: (store: Place) => string;
};

/** Lines that tell a plain from a blank: a town has no coast. */
const GRID_STEP = 50;
const GRID = [
  ...Array.from({ length: MAP.width / GRID_STEP }, (_, at) => `M${at * GRID_STEP} 0V${MAP.height}`),
  ...Array.from({ length: MAP.height / GRID_STEP }, (_, at) => `M0 ${at * GRID_STEP}H${MAP.width}`),
].join('');

/** Where the listed places lie, under the numbers of the list; a pin leads to its card (DOM-30). */
export function StoreMap({ stores, cardId }: StoreMapProps) {
  const { t } = useLingui();
  const styles = storeMap();
  if (stores.length === 0) return null;
  const project = projectionFor(stores);
  const land = OUTLINES.map((outline) =>
    outline
      .map(([longitude, latitude]) => project(longitude, latitude))
      .map(({ x, y }, at) => `${at === 0 ? 'M' : 'L'}${x} ${y}`)
      .join(''),
  );
  return (
    <nav aria-label={t`Map`}>
      <svg className={styles.root} viewBox={`0 0 ${MAP.width} ${MAP.height}`}>
        <title>{t`Map`}</title>
        <rect className={styles.sea} width={MAP.width} height={MAP.height} />
        <path className={styles.land} d={`${land.join('Z')}Z`} />
        <path className={styles.grid} d={GRID} />
        {/* The first of the list lies on top. */}
        {stores
          .map((store, at) => ({ store, number: at + 1 }))
          .reverse()
          .map(({ store, number }) => {
            const { x, y } = project(store.longitude, store.latitude);
            return (
              <a
                key={store.storeId}
                href={`#${cardId(store)}`}
                aria-label={`${number}. ${store.name}`}
              >
                <circle className={styles.pin} cx={x} cy={y} r="11" />
                <text className={styles.number} x={x} y={y} dy="0.35em">
                  {number}
                </text>
              </a>
            );
          })}
      </svg>
    </nav>
  );
}
