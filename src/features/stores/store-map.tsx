import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { Place } from '#src/domain/store/store.schema.ts';
import { useFormats } from '#src/i18n/use-formats.ts';
import { storeMap } from '#styles/recipes';
import type { MapGround } from './draw-map.server.ts';
import { isPlan, MAP, PIN_RADIUS, pointIn, scaleOf, spreadPins, viewOf } from './map-view.ts';
import { mapGroundQuery } from './stores.functions.ts';

type StoreMapProps = {
  stores: readonly Place[];
  cardId: (store: Place) => string;
  /** The card that is pointed at. */
  current?: string | null;
};

/** The ground of the map; without it, where it could not be loaded, pins still lead to their cards. */
function Ground({ ground, isTown }: { ground: MapGround; isTown: boolean }) {
  const styles = storeMap();
  return (
    <svg aria-hidden="true">
      {/* The coasts of the atlas are too coarse for a town. */}
      {!isTown && (
        <>
          <path className={styles.land} d={ground.land} />
          <path className={styles.borders} d={ground.borders} />
        </>
      )}
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

/** How far things are on a plan: a grid, and what a side of its squares takes. */
function Scale({ kilometres, units }: ReturnType<typeof scaleOf>) {
  const styles = storeMap();
  const { distance } = useFormats();
  const lines = (size: number) =>
    Array.from({ length: Math.floor(size / units) }, (_, at) => (at + 1) * units);
  const [x, y] = [12, MAP.height - 12];
  return (
    <svg aria-hidden="true">
      {lines(MAP.width).map((at) => (
        <path key={`x${at}`} className={styles.grid} d={`M${at} 0V${MAP.height}`} />
      ))}
      {lines(MAP.height).map((at) => (
        <path key={`y${at}`} className={styles.grid} d={`M0 ${at}H${MAP.width}`} />
      ))}
      <path className={styles.scale} d={`M${x} ${y - 5}v5h${units}v-5`} />
      <text className={styles.town} x={x + units + 6} y={y} dy="0.1em">
        {distance(kilometres)}
      </text>
    </svg>
  );
}

/**
 * Where the listed places lie, under the numbers of the list; a pin leads to its card (DOM-30). Places
 * of one town are on a plan, of which only their distances are known.
 */
export function StoreMap({ stores, cardId, current = null }: StoreMapProps) {
  const { t } = useLingui();
  const styles = storeMap();
  const { data: ground } = useQuery({ ...mapGroundQuery(stores), enabled: stores.length > 0 });
  if (stores.length === 0) return null;
  const view = viewOf(stores);
  const isTown = isPlan(view);
  // A wide map without its ground would be a blank.
  if (!isTown && ground?.land === '') return null;
  const places = stores.map((store) => pointIn(view, store));
  const pins = spreadPins(places);
  return (
    <nav className={styles.root} aria-label={t`Map`}>
      <svg className={styles.drawing} viewBox={`0 0 ${MAP.width} ${MAP.height}`}>
        <title>{t`Map`}</title>
        <rect className={isTown ? styles.plan : styles.sea} width={MAP.width} height={MAP.height} />
        {isTown && <Scale {...scaleOf(view)} />}
        {ground !== undefined && <Ground ground={ground} isTown={isTown} />}
        {/* The first of the list lies on top. */}
        {stores
          .map((store, at) => ({ store, at }))
          .reverse()
          .map(({ store, at }) => {
            const { x, y } = pins[at] ?? { x: 0, y: 0 };
            const place = places[at] ?? { x, y };
            const number = at + 1;
            const isMoved = Math.hypot(place.x - x, place.y - y) > 1;
            return (
              <a
                key={store.storeId}
                href={`#${cardId(store)}`}
                aria-label={`${number}. ${store.name}`}
                data-current={cardId(store) === current || undefined}
              >
                {isMoved && (
                  <path className={styles.scale} d={`M${place.x} ${place.y}L${x} ${y}`} />
                )}
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
