import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { Place } from '#src/domain/store/store.schema.ts';
import { storeMap } from '#styles/recipes';
import { MAP, PIN_RADIUS, pointIn, viewOf } from './map-view.ts';
import { mapGroundQuery } from './stores.functions.ts';

type StoreMapProps = {
  stores: readonly Place[];
  cardId: (store: Place) => string;
};

/** The ground of the map; without it, where it could not be loaded, pins still lead to their cards. */
function Ground({ stores }: Pick<StoreMapProps, 'stores'>) {
  const styles = storeMap();
  const { data: ground } = useQuery(mapGroundQuery(stores));
  if (ground === undefined) return null;
  return (
    <svg aria-hidden="true">
      <path className={styles.land} d={ground.land} />
      <path className={styles.borders} d={ground.borders} />
      {ground.labels.map(({ name, x, y, dot }) => (
        <g key={`${name} ${x} ${y}`}>
          {dot !== null && <circle className={styles.dot} cx={dot.x} cy={dot.y} r="2" />}
          <text className={styles.town} x={x} y={y} dy="0.35em">
            {name}
          </text>
        </g>
      ))}
    </svg>
  );
}

/** Where the listed places lie, under the numbers of the list; a pin leads to its card (DOM-30). */
export function StoreMap({ stores, cardId }: StoreMapProps) {
  const { t } = useLingui();
  const styles = storeMap();
  if (stores.length === 0) return null;
  const view = viewOf(stores);
  return (
    <nav className={styles.root} aria-label={t`Map`}>
      <svg className={styles.drawing} viewBox={`0 0 ${MAP.width} ${MAP.height}`}>
        <title>{t`Map`}</title>
        <rect className={styles.sea} width={MAP.width} height={MAP.height} />
        <Ground stores={stores} />
        {/* The first of the list lies on top. */}
        {stores
          .map((store, at) => ({ store, number: at + 1 }))
          .reverse()
          .map(({ store, number }) => {
            const { x, y } = pointIn(view, store);
            return (
              <a
                key={store.storeId}
                href={`#${cardId(store)}`}
                aria-label={`${number}. ${store.name}`}
              >
                <circle className={styles.pin} cx={x} cy={y} r={PIN_RADIUS} />
                <text className={styles.number} x={x} y={y} dy="0.35em">
                  {number}
                </text>
              </a>
            );
          })}
      </svg>
      <small className={styles.source}>
        <Trans>
          Map: Natural Earth, <a href="https://www.geonames.org/">GeoNames</a> (CC BY 4.0)
        </Trans>
      </small>
    </nav>
  );
}
