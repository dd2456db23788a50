import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, test } from 'vitest';
import drizzleConfig from '#src/platform/kernel/database/drizzle.config.ts';

/**
 * Imports go one way only (architecture.md "Layout"). Type imports count. The list of features that
 * may use each other is declared here, and it has no cycles.
 */

const LAYERS: Readonly<Record<string, readonly string[]>> = {
  domain: [],
  process: ['domain'],
  gateway: ['process', 'domain'],
  // Of ui, what a tab keeps: the seed of a visit.
  session: ['gateway', 'process', 'domain', 'ui'],
  i18n: ['domain'],
  // Of domain and process, the theme.
  ui: ['process', 'domain'],
  features: ['session', 'gateway', 'i18n', 'ui', 'process', 'domain'],
  app: ['features', 'session', 'i18n', 'ui', 'process', 'domain'],
  platform: ['process', 'domain'],
  'back-office': ['process', 'domain'],
  demo: ['platform', 'process', 'domain'],
  // Rules for any platform: it knows none, and asks by HTTP alone.
  conform: ['domain'],
  // The start command knows the programs that it starts.
  launch: ['platform', 'demo', 'process', 'domain'],
  // The fleet uses how programs are started; the start command runs the fleet as a program of its own.
  deploy: ['launch', 'platform', 'demo', 'domain'],
};

/** What browsers need of `process`, which is of servers: cookies they write, bars and styles they draw. */
const PROCESS_IN_BROWSERS = ['cookie-rule.ts', 'barcode.ts', 'theme-css.ts'];

const FEATURES: Readonly<Record<string, readonly string[]>> = {
  shop: [],
  'build-updates': [],
  undo: [],
  preview: ['shop'],
  'pending-actions': [],
  delivery: ['shop'],
  addresses: ['failures', 'pending-actions', 'delivery'],
  consent: ['shop'],
  analytics: ['shop', 'consent'],
  partners: ['shop', 'consent', 'analytics'],
  failures: ['shop'],
  merchandise: ['shop'],
  'country-switch': ['shop'],
  'search-engines': ['shop'],
  'sign-in': ['shop', 'failures', 'cart'],
  cart: [
    ...['shop', 'analytics', 'delivery', 'merchandise', 'undo', 'pending-actions', 'failures'],
    'partners',
  ],
  'gift-card': ['shop', 'search-engines', 'failures', 'cart'],
  wishlist: ['shop', 'failures', 'sign-in'],
  'stock-alerts': ['shop', 'failures', 'pending-actions', 'sign-in'],
  stores: ['shop', 'search-engines', 'failures', 'sign-in'],
  newsletter: ['shop', 'failures'],
  reviews: ['shop'],
  catalogue: ['shop', 'search-engines', 'merchandise', 'cart', 'wishlist', 'stores'],
  'rich-text': ['shop'],
  legal: ['shop', 'search-engines', 'delivery', 'rich-text'],
  redirects: ['search-engines'],
  blocks: ['shop', 'merchandise', 'catalogue', 'rich-text'],
  content: ['shop', 'search-engines', 'catalogue', 'blocks', 'legal', 'delivery'],
  help: ['shop', 'search-engines', 'rich-text', 'delivery'],
  stories: ['shop', 'search-engines', 'merchandise', 'blocks'],
  markdown: ['search-engines', 'catalogue', 'legal', 'rich-text'],
  search: ['shop', 'merchandise', 'catalogue'],
  product: [
    ...['shop', 'search-engines', 'merchandise', 'partners', 'cart', 'catalogue', 'content'],
    ...['wishlist', 'stock-alerts', 'stores', 'reviews', 'express', 'delivery'],
  ],
  checkout: [
    ...['shop', 'analytics', 'addresses', 'failures', 'pending-actions', 'cart', 'sign-in'],
    ...['stores', 'legal', 'rich-text', 'delivery', 'guests', 'merchandise'],
  ],
  guests: ['shop', 'failures', 'sign-in', 'settings', 'orders'],
  express: ['shop', 'cart', 'checkout', 'sign-in'],
  loyalty: ['shop', 'sign-in'],
  settings: ['shop', 'addresses', 'failures', 'sign-in', 'stores'],
  orders: ['shop', 'search-engines', 'failures', 'cart', 'sign-in', 'delivery'],
  offline: ['shop', 'cart', 'product'],
  account: [
    ...['shop', 'addresses', 'failures', 'merchandise', 'undo', 'cart', 'sign-in'],
    ...['catalogue', 'content', 'wishlist', 'stock-alerts', 'stores', 'orders', 'reviews'],
    ...['loyalty', 'guests'],
  ],
  'start-up': ['shop', 'failures', 'pending-actions', 'cart', 'wishlist', 'stock-alerts'],
  shell: [
    ...['shop', 'consent', 'merchandise', 'country-switch', 'cart', 'content', 'search'],
    ...['newsletter', 'sign-in', 'start-up'],
  ],
};

/** Folders of the demo with those that each may use, lower ones first. */
const FOLDERS: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  demo: {
    'card-sandbox': [],
    'payment-stand-ins': ['card-sandbox'],
    garments: [],
    seed: ['garments'],
    drawings: ['garments', 'seed'],
    'digital-goods': ['seed'],
  },
};

type Import = { from: string; to: string; isType: boolean };

const files = globSync('{app,deploy,src}/**/*.{ts,tsx}').filter(
  (file) => !file.endsWith('.test.ts') && !file.endsWith('.test.tsx') && !file.endsWith('.gen.ts'),
);
const IMPORT = /(?:^|\n)\s*(?:import|export)\s(?:[^'";]*?from\s)?'([^']+)'|import\('([^']+)'\)/g;

/** Path of an imported file from the repository's root, or null for a package. */
function resolve(from: string, specifier: string): string | null {
  if (specifier.startsWith('#src/') || specifier.startsWith('#app/')) return specifier.slice(1);
  return specifier.startsWith('.') ? normalize(join(dirname(from), specifier)) : null;
}

const imports: Import[] = files.flatMap((from) =>
  [...readFileSync(from, 'utf8').matchAll(IMPORT)].flatMap(([statement, one, other]) => {
    const to = resolve(from, one ?? other ?? '');
    const isType = /^\s*import type\s/.test(statement);
    return to === null ? [] : [{ from, to: to.replace(/\?.*$/, ''), isType }];
  }),
);

const layerOf = (path: string) => {
  const [top, second] = path.split('/');
  return top === 'src' ? (second ?? '') : (top ?? '');
};
const featureOf = (path: string) =>
  path.startsWith('src/features/') ? path.split('/')[2] : undefined;
const show = ({ from, to }: Import) => `${from} -> ${to}`;

/** Nodes of a graph that lie on a cycle. */
function cyclesOf(graph: ReadonlyMap<string, readonly string[]>): string[] {
  const state = new Map<string, 'open' | 'done'>();
  const found: string[] = [];
  const visit = (node: string, trail: readonly string[]) => {
    if (state.get(node) === 'done') return;
    if (state.get(node) === 'open') {
      found.push([...trail.slice(trail.indexOf(node)), node].join(' -> '));
      return;
    }
    state.set(node, 'open');
    for (const next of graph.get(node) ?? []) visit(next, [...trail, node]);
    state.set(node, 'done');
  };
  for (const node of graph.keys()) visit(node, []);
  return found;
}

describe('imports', () => {
  test('there are files and imports to look at', () => {
    expect(files.length).toBeGreaterThan(150);
    expect(imports.length).toBeGreaterThan(300);
  });

  test('every layer imports only from the layers below it', () => {
    const wrong = imports.filter(({ from, to }) => {
      const [own, other] = [layerOf(from), layerOf(to)];
      const isOutside = !(other in LAYERS);
      return own !== other && !isOutside && !LAYERS[own]?.includes(other);
    });
    expect(wrong.map(show)).toEqual([]);
  });

  test('what browsers load calls nothing of a server as it loads', () => {
    const loaded = files.filter((file) => /\.(functions|queries)\.ts$|^app\/loaders\//.test(file));
    expect(loaded.length).toBeGreaterThan(20);
    const wrong = loaded.flatMap((file) => {
      const text = readFileSync(file, 'utf8');
      const served = [...text.matchAll(/import \{([^}]*)\} from '[^']*\.server\.ts'/g)].flatMap(
        ([, names = '']) => names.split(',').map((name) => name.trim()),
      );
      const called = [...text.matchAll(/^(?:export )?const \w+ =\s+(\w+)\(/gm)];
      return called.flatMap(([, name = '']) => (served.includes(name) ? [`${file}: ${name}`] : []));
    });
    expect(wrong).toEqual([]);
  });

  test('a feature uses only the features that are declared for it', () => {
    const wrong = imports.filter(({ from, to }) => {
      const [own, other] = [featureOf(from), featureOf(to)];
      if (own === undefined || other === undefined || own === other) return false;
      return !FEATURES[own]?.includes(other);
    });
    expect(wrong.map(show)).toEqual([]);
    expect(cyclesOf(new Map(Object.entries(FEATURES)))).toEqual([]);
  });

  test.each(Object.entries(FOLDERS))(
    'a folder of the %s uses only lower ones',
    (module, folders) => {
      const pathOf = new RegExp(`^src/${module}/([^/]+)(/?)`);
      const partOf = (path: string) => pathOf.exec(path)?.[1];
      const isInFolder = (path: string) => pathOf.exec(path)?.[2] === '/';
      const own = files.filter(isInFolder).map(partOf);
      expect(new Set(own)).toEqual(new Set(Object.keys(folders)));
      const wrong = imports.filter(({ from, to }) => {
        const [one, other] = [partOf(from), partOf(to)];
        if (!isInFolder(from) || one === undefined || other === undefined || one === other)
          return false;
        return !folders[one]?.includes(other);
      });
      expect(wrong.map(show)).toEqual([]);
      expect(cyclesOf(new Map(Object.entries(folders)))).toEqual([]);
    },
  );

  describe('a noun of the platform', () => {
    const nounOf = (path: string) => /^src\/platform\/([^/]+)\//.exec(path)?.[1];
    const between = imports.flatMap((one) => {
      const [from, to] = [nounOf(one.from), nounOf(one.to)];
      return from === undefined || to === undefined || from === to
        ? []
        : [{ ...one, nouns: [from, to] as const }];
    });
    const nouns = new Set(
      files.map(nounOf).filter((noun) => noun !== undefined && noun !== 'kernel'),
    );

    test('is known to others by its face alone, and the kernel by all that it has', () => {
      expect(nouns.size).toBeGreaterThan(25);
      const wrong = between.filter(
        ({ to, nouns: [, other] }) => other !== 'kernel' && to !== `src/platform/${other}/face.ts`,
      );
      expect(wrong.map(show)).toEqual([]);
    });

    test('shows others none of its tables, but columns that refer to them', () => {
      const shown = files
        .filter((file) => /^src\/platform\/[^/]+\/face\.ts$/.test(file))
        .flatMap((file) => {
          const exported = readFileSync(file, 'utf8').matchAll(
            /export \{([^}]*)\} from '[^']*tables\.ts'/g,
          );
          return [...exported].flatMap(([, names = '']) =>
            names
              .split(',')
              .map((name) => name.trim())
              .filter((name) => name !== '' && !/^type |Reference$/.test(name))
              .map((name) => `${file}: ${name}`),
          );
        });
      expect(shown).toEqual([]);
    });

    test('has its tables where migrations are generated from', () => {
      const { schema } = drizzleConfig;
      const known = new Set(globSync(schema === undefined ? [] : schema));
      const unknown = files.filter(
        (file) => /\bpgTable\(/.test(readFileSync(file, 'utf8')) && !known.has(file),
      );
      expect(known.size).toBeGreaterThan(25);
      expect(unknown).toEqual([]);
    });

    test('is asked by no other that it asks, directly or around', () => {
      const graph = new Map([...nouns].map((noun) => [noun ?? '', [] as string[]]));
      for (const {
        nouns: [from, to],
      } of between)
        graph.get(from)?.push(to);
      expect(cyclesOf(graph)).toEqual([]);
    });

    test('is unknown to the kernel', () => {
      const wrong = imports.filter(
        ({ from, to }) =>
          nounOf(from) === 'kernel' &&
          to.startsWith('src/platform/') &&
          !/^src\/platform\/(kernel\/|config\.ts$)/.test(to),
      );
      expect(wrong.map(show)).toEqual([]);
    });
  });

  test('no two files import each other, directly or around', () => {
    const graph = new Map(files.map((file) => [file, [] as string[]]));
    for (const { from, to } of imports) graph.get(from)?.push(to);
    expect(cyclesOf(graph)).toEqual([]);
  });

  test('the gateway is used by server code alone', () => {
    const wrong = imports.filter(
      ({ from, to }) =>
        layerOf(to) === 'gateway' &&
        layerOf(from) === 'features' &&
        !/\.(server|functions)\.ts$/.test(from),
    );
    expect(wrong.map(show)).toEqual([]);
  });

  test('schemas and calls of the wire reach no browser: its code has their types alone', () => {
    const wrong = imports.filter(
      ({ from, to, isType }) =>
        !isType &&
        /^src\/domain\/.*\.(schema|calls|list)\.ts$/.test(to) &&
        /^(app|src\/(features|i18n|ui|session))\//.test(from) &&
        !/\.(server|functions)\.ts$/.test(from),
    );
    expect(wrong.map(show)).toEqual([]);
    const wired = imports.filter(
      ({ from, to, isType }) =>
        !isType &&
        /^src\/domain\/.*\.(schema|calls|list)\.ts$/.test(to) &&
        /^src\/domain\//.test(from) &&
        !/\.(schema|calls|list)\.ts$|^src\/domain\/(wire|cart\/cart-change)/.test(from),
    );
    expect(wired.map(show)).toEqual([]);
  });

  test('what servers share reaches no browser but for the files that are named here', () => {
    const wrong = imports.filter(
      ({ from, to }) =>
        layerOf(to) === 'process' &&
        /^(app\/(guards|layouts|loaders|router)|src\/(features|i18n|ui|back-office))\//.test(
          from,
        ) &&
        !/\.(server|functions)\.ts$|vite\.config\.ts$/.test(from) &&
        !PROCESS_IN_BROWSERS.some((name) => to === `src/process/${name}`),
    );
    expect(wrong.map(show)).toEqual([]);
  });

  test('platform, demo, process and domain hold no component and no React', () => {
    const pure = files.filter((file) => /^src\/(platform|demo|process|domain)\//.test(file));
    expect(pure.filter((file) => file.endsWith('.tsx'))).toEqual([]);
    const react = pure.filter((file) => /from 'react/.test(readFileSync(file, 'utf8')));
    expect(react).toEqual([]);
  });

  test('imports across modules start with #, and files say their ending', () => {
    const climbing = imports.filter(
      ({ from, to }) =>
        layerOf(to) in LAYERS &&
        layerOf(from) !== layerOf(to) &&
        !readFileSync(from, 'utf8').includes(`#${to}`),
    );
    expect(climbing.map(show)).toEqual([]);
    const bare = imports.filter(({ to }) => !/\.[a-z0-9]+$/.test(to));
    expect(bare.map(show)).toEqual([]);
  });

  test('what the router knows climbs no folders', () => {
    const climbing = files.filter(
      (file) =>
        file.startsWith('app/') && /(from |import\()'\.\.\//.test(readFileSync(file, 'utf8')),
    );
    expect(climbing).toEqual([]);
  });

  test('the pipeline knows nothing of delivery, which stands around it', () => {
    const knowing = imports.filter(
      ({ from, to }) => from.startsWith('app/pipeline/') && to.startsWith('app/delivery/'),
    );
    expect(knowing.map(show)).toEqual([]);
  });

  test('the session says where it runs: on the server, or as middleware on both sides', () => {
    const unsaid = files.filter(
      (file) => file.startsWith('src/session/') && !/\.(server|middleware)\.ts$/.test(file),
    );
    expect(unsaid).toEqual([]);
  });

  test('no feature says when its code is loaded: the delivery does', () => {
    const sayers = files.filter(
      (file) =>
        /^src\/(features|ui)\//.test(file) &&
        /\blazy(Part)?\(|(?<!typeof )\bimport\(/.test(readFileSync(file, 'utf8')),
    );
    expect(sayers).toEqual([]);
  });

  test('no file only passes on what others export', () => {
    // The face of a noun is what it lets others ask.
    const isFace = (file: string) => /^src\/platform\/[^/]+\/face\.ts$/.test(file);
    const barrels = files.filter(
      (file) => !isFace(file) && /^\s*export (\*|\{[^}]*\}) from/m.test(readFileSync(file, 'utf8')),
    );
    expect(barrels).toEqual([]);
  });
});
