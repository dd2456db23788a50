/** Ports and addresses of the programs under test; a second run on one machine sets its own. */
const base = Number(process.env.TEST_PORT ?? 3900);
const folder = process.env.TEST_DATA_DIR ?? '.data/test/programs';

/** Where a pair of programs listens and keeps its data, secrets and logs; made anew for every run. */
export type TestPlace = {
  ports: Record<
    'storefront' | 'platform' | 'card' | 'metrics' | 'backOffice' | 'platformMetrics',
    number
  >;
  storefrontUrl: string;
  platformUrl: string;
  dataFolder: string;
};

function placeAt(first: number, dataFolder: string, backOffice = first + 8): TestPlace {
  return {
    ports: {
      storefront: first,
      platform: first + 1,
      card: first + 2,
      metrics: first + 3,
      backOffice,
      platformMetrics: first + 9,
    },
    storefrontUrl: `http://localhost:${first}`,
    platformUrl: `http://localhost:${first + 1}`,
    dataFolder,
  };
}

/** The programs that most journeys run against: under inspection, with nothing cached. */
export const INSPECTED = placeAt(base, folder);
/** A storefront beside them that sells in the older flow; its data folder lies within theirs. */
export const OLDER_FLOW = {
  port: base + 4,
  metrics: base + 5,
  url: `http://localhost:${base + 4}`,
  dataFolder: `${folder}/older-flow`,
};
/** The programs as shoppers get them. */
export const AS_SHOPPERS = placeAt(base + 10, `${folder}-as-shoppers`);
/** Several storefronts behind a balancer, which is where browsers go. */
export const SEVERAL = {
  // Its own eighth port is the one of Valkey.
  ...placeAt(base + 20, `${folder}-several`, base + 35),
  storefronts: [base + 24, base + 26],
  valkey: base + 28,
};

/** The programs with payments at stand-ins for real providers. */
export const STAND_INS = placeAt(base + 30, `${folder}-stand-ins`);

/** Another sign-in provider, which the tests that need it start; the British shop alone offers it. */
export const OTHER_PROVIDER = { port: base + 7, shop: 'en' } as const;

/** The programs of a retailer who has opened two shops. */
export const TWO_SHOPS = placeAt(base + 40, `${folder}-two-shops`);

/** The programs with a collector of traces. */
export const TRACED = placeAt(base + 50, `${folder}-traced`);

/**
 * The programs behind HTTPS, as shoppers and staff reach them: the British shop at its own host, which
 * browsers find through a proxy, the rest at this machine's name.
 */
export const OVER_HTTPS = {
  place: placeAt(base + 60, `${folder}-over-https`),
  environment: 'staging',
  shopHost: 'ecom-staging.vitrine.com',
  secure: { storefront: base + 64, platform: base + 65, card: base + 66, backOffice: base + 67 },
  proxy: base + 70,
};

/** The programs that tests break for everybody who uses them. */
export const BREAKING = placeAt(base + 80, `${folder}-breaking`);

/** The programs with a platform that serves the core alone. */
export const CORE_ALONE = placeAt(base + 90, `${folder}-core-alone`);

/** The hello world that the bench measures beside the shop. */
export const FLOOR_PORT = base + 6;

/** Every port that a run listens on, in the order in which it names one that is taken. */
export const ALL_PORTS = [
  ...Object.values(INSPECTED.ports),
  OLDER_FLOW.port,
  OLDER_FLOW.metrics,
  OTHER_PROVIDER.port,
  ...Object.values(AS_SHOPPERS.ports),
  ...Object.values(SEVERAL.ports),
  ...SEVERAL.storefronts.flatMap((port) => [port, port + 1]),
  SEVERAL.valkey,
  ...Object.values(STAND_INS.ports),
  ...Object.values(TWO_SHOPS.ports),
  ...Object.values(TRACED.ports),
  ...Object.values(OVER_HTTPS.place.ports),
  ...Object.values(OVER_HTTPS.secure),
  OVER_HTTPS.proxy,
  ...Object.values(BREAKING.ports),
  ...Object.values(CORE_ALONE.ports),
];

/** The analytics tag of all of them. Nobody's: its host is out of reach, and tests stand in for it. */
export const TAG_ID = 'GTM-VITRINE1';

/** Scripts of partners, nobody's either: tests stand in for their host. */
export const PARTNER_SCRIPTS = {
  olapic: 'https://partners.example/olapic.js',
  richRelevance: 'https://partners.example/rich-relevance.js',
};

export const PORTS = INSPECTED.ports;

/** The pair under inspection that the tests of this process talk to. */
export let {
  storefrontUrl: STOREFRONT_URL,
  platformUrl: PLATFORM_URL,
  dataFolder: DATA_FOLDER,
} = INSPECTED;

/** From now on the tests of this process talk to another pair. */
export function talkTo(place: TestPlace): void {
  ({ storefrontUrl: STOREFRONT_URL, platformUrl: PLATFORM_URL, dataFolder: DATA_FOLDER } = place);
}
