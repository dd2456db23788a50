import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { prometheusFile } from './configurations/prometheus.ts';
import { filesOf } from './files.ts';
import { type Fleet, fleetSchema, hostsOf } from './fleet.ts';
import type { FleetSecrets } from './secrets.ts';

const trial = JSON.parse(readFileSync(`${import.meta.dirname}/trial.json`, 'utf8'));
const fleet = fleetSchema.parse(trial);

const secrets: FleetSecrets = {
  passwords: {
    postgres: 'of-postgres',
    replicator: 'of-replicator',
    rewind: 'of-rewind',
    shop: 'of-shop',
    patroni: 'of-patroni',
    valkey: 'of-valkey',
    purge: 'of-those-who-purge',
  },
  programs: {
    sessionSecrets: ['a-session-secret', 'an-older-one'],
    subscriptionKey: 'a-subscription-key',
    webhookSecret: 'a-webhook-secret',
    identityClientSecret: 'a-client-secret',
    dataSecrets: ['a-data-secret'],
    identityKeys: [{ kty: 'RSA', kid: '1' }],
  },
  backups: { authority: 'an authority', certificate: 'a certificate', key: 'a key' },
};

/** A file of a host, by its path. */
function fileOf(name: string, path: string, of: Fleet = fleet) {
  const host = of.hosts.find((one) => one.name === name);
  if (host === undefined) throw new Error(`no host ${name}`);
  const file = filesOf(of, host, secrets).find((one) => one.path === path);
  if (file === undefined) throw new Error(`${name} has no ${path}`);
  return file;
}
const textOf = (name: string, path: string, of?: Fleet) => fileOf(name, path, of).text;

/** What archiving a piece of the log answers on timeline 9, where pgBackRest ends with a code. */
function archive(segment: string, code: number) {
  const folder = mkdtempSync(join(tmpdir(), 'archive-'));
  const write = (name: string, text: string) =>
    writeFileSync(join(folder, name), text, { mode: 0o700 });
  write('pgbackrest', `#!/bin/sh\nexit ${code}\n`);
  write('psql', '#!/bin/sh\necho 00000009\n');
  write('archive-push', textOf('db1', '/etc/pgbackrest/archive-push'));
  const env = { PATH: `${folder}:${process.env.PATH}` };
  const { status } = spawnSync(join(folder, 'archive-push'), [`pg_wal/${segment}`], { env });
  rmSync(folder, { recursive: true });
  return status;
}

describe('a description of hosts', () => {
  test('is refused where two hosts have one address', () => {
    const [one, two, ...others] = trial.hosts;
    const hosts = [one, { ...two, address: one.address }, ...others];
    expect(fleetSchema.safeParse({ ...trial, hosts }).error?.issues).toMatchObject([
      { message: 'two hosts have the same address' },
    ]);
  });

  test('is refused with two databases: none of them is a majority', () => {
    const hosts = trial.hosts.filter(({ name }: { name: string }) => name !== 'db3');
    expect(fleetSchema.safeParse({ ...trial, hosts }).error?.issues).toMatchObject([
      { message: 'the role database needs 3 hosts and has 2' },
    ]);
  });

  test('names an address that several edges share, and none where there is one', () => {
    const said = (described: unknown) =>
      fleetSchema.safeParse(described).error?.issues.map(({ message }) => message);
    const { edgeAddress, ...without } = trial;
    const needed = ['edgeAddress is what several edges share, and one alone has no need of'];
    expect(said(without)).toEqual(needed);
    const hosts = trial.hosts.filter(({ name }: { name: string }) => name !== 'edge2');
    expect(said({ ...trial, hosts })).toEqual(needed);
    expect(said({ ...without, hosts })).toBeUndefined();
    expect(said({ ...trial, edgeAddress: hosts[0].address })).toEqual([
      'edgeAddress is the address of a host',
    ]);
  });
});

describe('PostgreSQL', () => {
  test('confirms nothing before a second machine has it, and asks all members of etcd who leads', () => {
    const text = textOf('db2', '/etc/patroni/config.yml');
    expect(text).toContain('name: db2\n');
    expect(text).toMatch(/^ {4}synchronous_mode: true$/m);
    expect(text).toMatch(/^ {4}synchronous_mode_strict: true$/m);
    expect(text).toContain("hosts: ['10.77.0.31:2379', '10.77.0.32:2379', '10.77.0.33:2379']");
  });

  test('replaces a leader only after it has given up by itself', () => {
    const text = textOf('db1', '/etc/patroni/config.yml');
    const seconds = (name: string) => Number(new RegExp(`${name}: (\\d+)`).exec(text)?.[1]);
    expect(seconds('loop_wait') + 2 * seconds('retry_timeout')).toBeLessThan(seconds('ttl'));
  });

  test('gets from a new leader, or from the archive, what it has missed', () => {
    const text = textOf('db3', '/etc/patroni/config.yml');
    expect(text).toMatch(/^ {8}wal_keep_size: \d+MB$/m);
    expect(text).toContain('restore_command: pgbackrest --stanza=shop archive-get %f "%p"');
  });

  test('begins with the backup of an instant where the description names one, and else empty', () => {
    const restored = fleetSchema.parse({ ...trial, restoreTo: '2026-11-27T14:00:00Z' });
    const config = (of?: Fleet) => textOf('db1', '/etc/patroni/config.yml', of);
    const made = (of?: Fleet) => textOf('db1', '/etc/patroni/create-shop', of);
    expect(config()).toContain('initdb: ');
    expect(config(restored)).toContain("--target='2026-11-27 14:00:00+00'");
    expect(config(restored)).not.toContain('initdb: ');
    expect(made()).toContain('CREATE DATABASE shop');
    // The database is there, and this fleet may have another password.
    expect(made(restored)).toContain("ALTER ROLE shop PASSWORD 'of-shop';");
    expect(made(restored)).not.toContain('CREATE');
  });

  test.each([
    ['what the archive takes', 0, 0],
    ['what ended when another began to lead, and the archive has from its leader', 45, 0],
    ['what nobody could take', 82, 82],
  ])('archives %s', (_, archived, code) => {
    expect(archive('00000003000000000000000E', archived)).toBe(code);
  });

  test('fails where the archive has another piece of the log that is being written', () => {
    expect(archive('00000009000000000000000E', 45)).toBe(45);
  });

  test('lets platforms into the database of the shop, and members copy each other', () => {
    const text = textOf('db1', '/etc/patroni/config.yml');
    expect(text).toContain('- host shop shop 10.77.0.21/32 scram-sha-256');
    expect(text).toContain('- host replication replicator 10.77.0.33/32 scram-sha-256');
    expect(text).not.toContain('0.0.0.0/0');
  });
});

describe('a platform', () => {
  test('reaches the leader by PgBouncer and HAProxy beside it', () => {
    expect(textOf('pf1', '/etc/vitrine/platform.env')).toContain(
      "DATABASE_URL='postgres://shop:of-shop@127.0.0.1:6432/shop'",
    );
    expect(textOf('pf1', '/etc/pgbouncer/pgbouncer.ini')).toContain(
      'shop = host=127.0.0.1 port=5000 dbname=shop',
    );
    const proxy = textOf('pf1', '/etc/haproxy/haproxy.cfg');
    expect(proxy).toContain('bind 127.0.0.1:5000');
    expect(proxy).toContain('option httpchk OPTIONS /primary');
    expect(proxy).toContain(
      'server db3 10.77.0.33:5432 check port 8008 on-marked-down shutdown-sessions',
    );
  });

  test('has no demo unless the description says so', () => {
    const real = fleetSchema.parse({ ...trial, isDemo: false });
    expect(textOf('pf1', '/etc/vitrine/platform.env')).toContain("PLATFORM_DEMO='1'");
    expect(textOf('pf1', '/etc/vitrine/platform.env', real)).toContain("PLATFORM_DEMO='0'");
  });

  test('tells the storefronts and then the edge what is out of date, with a key that all of them have', () => {
    const text = textOf('pf2', '/etc/vitrine/platform.env');
    expect(text).toContain(
      "PURGE_URLS='http://10.77.0.11:3000/,http://10.77.0.12:3000/,http://10.77.0.10:6081/,http://10.77.0.14:6081/'\n",
    );
    expect(text).toContain("PURGE_KEY='of-those-who-purge'\n");
    expect(textOf('sf1', '/etc/vitrine/storefront.env')).toContain(
      "PURGE_KEY='of-those-who-purge'\n",
    );
  });

  test('has its photographs where the description says, and in a trial on the store', () => {
    expect(textOf('pf1', '/etc/vitrine/platform.env')).toContain(
      "PHOTOS_URL='s3://photos/shop?endpoint=http://10.77.0.50:9000&region=eu-west-1'\n",
    );
    const { photos: _, ...without } = trial;
    expect(textOf('pf1', '/etc/vitrine/platform.env', fleetSchema.parse(without))).not.toContain(
      'PHOTOS_URL',
    );
  });

  test('answers for longer, once it is told to stop, than balancers take to see it', () => {
    const drain = /DRAIN_SECONDS='(\d+)'/.exec(textOf('pf1', '/etc/vitrine/platform.env'))?.[1];
    const looks = /inter (\d+)s fall (\d+)/.exec(textOf('sf1', '/etc/haproxy/haproxy.cfg'));
    const seen = Number(looks?.[1]) * (Number(looks?.[2]) + 1);
    expect(seen).toBeGreaterThan(0);
    expect(Number(drain)).toBeGreaterThan(seen);
  });

  test('gets further settings from the description, and none that would break out of its line', () => {
    const settled = (value: string) =>
      fleetSchema.parse({ ...trial, platform: { SMTP_URL: value } });
    expect(textOf('pf2', '/etc/vitrine/platform.env', settled('smtp://mail:587'))).toContain(
      "SMTP_URL='smtp://mail:587'\n",
    );
    expect(() => textOf('pf2', '/etc/vitrine/platform.env', settled("a'b"))).toThrow(
      'SMTP_URL must hold no single quote',
    );
  });
});

describe('a storefront', () => {
  test('reaches all platforms, and asks Sentinels which Redis leads', () => {
    const proxy = textOf('sf2', '/etc/haproxy/haproxy.cfg');
    expect(proxy).toContain('server pf1 10.77.0.21:4000 check');
    expect(proxy).toContain('server pf2 10.77.0.22:4000 check');
    expect(textOf('sf2', '/etc/vitrine/storefront.env')).toContain(
      "VALKEY_URL='redis+sentinel://:of-valkey@10.77.0.41:26379,10.77.0.42:26379,10.77.0.43:26379/shop/0'",
    );
  });

  test('takes the word of the edges, and of nobody else, for who a shopper is', () => {
    expect(textOf('sf1', '/etc/vitrine/storefront.env')).toContain(
      "TRUSTED_PROXIES='10.77.0.10,10.77.0.14,127.0.0.1'",
    );
  });
});

describe('Redis', () => {
  test('begins with the first host as its leader, and changes it where two of three miss it', () => {
    expect(textOf('kv1', '/etc/redis/redis.conf')).not.toContain('replicaof');
    expect(textOf('kv2', '/etc/redis/redis.conf')).toContain('replicaof 10.77.0.41 6379');
    for (const name of ['kv1', 'kv2', 'kv3']) {
      expect(textOf(name, '/etc/redis/sentinel.conf')).toContain(
        'sentinel monitor shop 10.77.0.41 6379 2',
      );
    }
  });
});

describe('the edge', () => {
  test('leads each origin to what serves it', () => {
    const text = textOf('edge1', '/etc/haproxy/haproxy.cfg');
    expect(text).toContain('use_backend api if { hdr(host) -i localhost:4791 }');
    expect(text).toContain('use_backend back_office if { hdr(host) -i localhost:4793 }');
    expect(text).toContain('use_backend shop if { hdr(host) -i localhost:4790 }');
  });

  test('lets platforms that have the key remove pages, and nobody else by that port', () => {
    const text = textOf('edge1', '/etc/varnish/default.vcl');
    expect(text).toMatch(/^acl platforms \{\n {2}"10\.77\.0\.21";\n {2}"10\.77\.0\.22";\n\}$/m);
    expect(text).toContain('if (req.http.Authorization != "Bearer of-those-who-purge")');
    expect(text).toContain('xkey.purge(req.http.xkey-purge)');
    expect(text).toContain('if (client.ip !~ visitors) { return (synth(403)); }');
  });

  test('has the address of all edges while it answers, and equals the other when it comes back', () => {
    const text = textOf('edge2', '/etc/keepalived/keepalived.conf');
    expect(text).toContain('    10.77.0.9/32 dev eth0\n');
    expect(text).toContain('unicast_peer {\n    10.77.0.10\n  }');
    expect(text).toContain('http://127.0.0.1:80/edge-health');
    expect(textOf('edge2', '/etc/varnish/default.vcl')).toContain('req.url == "/edge-health"');
    const priority = (name: string) =>
      /priority (\d+)/.exec(textOf(name, '/etc/keepalived/keepalived.conf'))?.[1];
    expect(priority('edge1')).toBe(priority('edge2'));
  });

  test('asks storefronts itself while Varnish is away, and tells browsers no more than Varnish does', () => {
    const [, shop] = textOf('edge1', '/etc/haproxy/haproxy.cfg').split('\nbackend shop\n');
    expect(shop).toMatch(
      /server varnish .* on-error mark-down\n {2}server storefronts .* backup\n/,
    );
    expect(shop).toContain('http-response del-header xkey');
  });

  test('that is alone shares no address', () => {
    const small = readFileSync(`${import.meta.dirname}/small.json`, 'utf8');
    const alone = fleetSchema.parse(JSON.parse(small));
    const [edge] = hostsOf(alone, 'edge');
    const paths = edge && filesOf(alone, edge, secrets).map(({ path }) => path);
    expect(paths).toEqual(['/etc/haproxy/haproxy.cfg', '/etc/varnish/default.vcl']);
  });

  test('tells nobody what a page is made of, and passes previews of the staff', () => {
    const text = textOf('edge1', '/etc/varnish/default.vcl');
    expect(text).toContain('unset resp.http.xkey;');
    expect(text).toContain('if (req.http.Cookie ~ "(^|; )(__Host-)?preview") { return (pass); }');
  });
});

test('a file with a password is read by its program alone', () => {
  const words = [...Object.values(secrets.passwords), secrets.backups.key, 'a-data-secret'];
  const open = fleet.hosts.flatMap((host) =>
    filesOf(fleet, host, secrets)
      .filter(({ text }) => words.some((word) => text.includes(word)))
      .filter(({ mode = 0o644 }) => (mode & 0o007) !== 0)
      .map(({ path }) => `${host.name}${path}`),
  );
  expect(open).toEqual([]);
});

describe('Prometheus', () => {
  test('reaches the metrics of each program through its host, and nothing else there', () => {
    for (const [host, port] of [
      ['sf1', 9000],
      ['pf1', 10_000],
    ] as const) {
      const text = textOf(host, '/etc/haproxy/haproxy.cfg');
      expect(text).toMatch(
        /listen metrics\n {2}bind :9180\n {2}http-request deny unless METH_GET \{ path \/metrics \}\n/,
      );
      expect(text).toContain(`server program 127.0.0.1:${port}\n`);
    }
  });

  test('asks every host of the fleet, by its name', () => {
    const text = prometheusFile(fleet);
    for (const { name, address } of fleet.hosts) {
      expect(text).toContain(
        `- targets: ['${address}:9100']\n        labels: { instance: ${name} }`,
      );
    }
    expect(text).toContain("'10.77.0.31:8008'");
  });
});
