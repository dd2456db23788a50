import { z } from 'zod';

/** What a fleet is: its hosts and origins, from which every configuration is made. */

export const ROLES = ['edge', 'storefront', 'platform', 'database', 'valkey', 'store'] as const;
export type Role = (typeof ROLES)[number];

/** How many hosts of a role there must be: a majority of three goes on without one of them. */
const NEEDED: Readonly<Record<Role, number>> = {
  edge: 1,
  storefront: 1,
  platform: 1,
  database: 3,
  valkey: 3,
  store: 1,
};

const hostSchema = z.strictObject({
  name: z.string().regex(/^[a-z][a-z0-9-]*$/, 'must be of small letters, digits and hyphens'),
  address: z.ipv4('must be an IPv4 address'),
  role: z.enum(ROLES),
});
export type Host = z.infer<typeof hostSchema>;

const origin = z.url({ protocol: /^https?$/ }).transform((url) => new URL(url).origin);

export const fleetSchema = z
  .strictObject({
    environment: z.string(),
    /** The demo shop, for a trial. */
    isDemo: z.boolean().default(false),
    brandHost: z.string().default('vitrine.example'),
    /** As browsers know them; the first shop serves all countries that have no host of their own. */
    origins: z.strictObject({
      shops: z.array(origin).min(1),
      api: origin,
      card: origin.optional(),
      backOffice: origin,
    }),
    /** The S3 in which photographs are (PHOTOS_URL); its keys are variables of the platform. */
    photos: z.url({ protocol: /^s3$/ }).optional(),
    /** Variables of the platform besides, such as SMTP_URL and PAYMENT_PROVIDERS. */
    platform: z.record(z.string(), z.string()).default({}),
    /** The same of the storefront. */
    storefront: z.record(z.string(), z.string()).default({}),
    /** Where several edges take turns: the address that browsers know, which one of them has. */
    edgeAddress: z.ipv4('must be an IPv4 address').optional(),
    /** The network interface of the edges that gets it. */
    edgeInterface: z.string().default('eth0'),
    /** Databases begin with the backup on the store as of this instant, and not empty. */
    restoreTo: z.iso.datetime().optional(),
    hosts: z.array(hostSchema),
  })
  .superRefine(({ hosts, edgeAddress }, context) => {
    const isOne = hosts.filter(({ role }) => role === 'edge').length === 1;
    if (isOne !== (edgeAddress === undefined)) {
      const message = 'edgeAddress is what several edges share, and one alone has no need of';
      context.addIssue({ code: 'custom', message });
    }
    if (hosts.some(({ address }) => address === edgeAddress)) {
      context.addIssue({ code: 'custom', message: 'edgeAddress is the address of a host' });
    }
    for (const key of ['name', 'address'] as const) {
      if (new Set(hosts.map((host) => host[key])).size < hosts.length) {
        context.addIssue({ code: 'custom', message: `two hosts have the same ${key}` });
      }
    }
    for (const role of ROLES) {
      const count = hosts.filter((host) => host.role === role).length;
      if (count >= NEEDED[role]) continue;
      const message = `the role ${role} needs ${NEEDED[role]} hosts and has ${count}`;
      context.addIssue({ code: 'custom', message });
    }
  });

export type Fleet = z.infer<typeof fleetSchema>;

export const hostsOf = ({ hosts }: Fleet, role: Role): Host[] =>
  hosts.filter((host) => host.role === role);

/** The address at which browsers arrive. */
export const entranceOf = (fleet: Fleet): string =>
  fleet.edgeAddress ?? hostsOf(fleet, 'edge')[0]?.address ?? '';

/** Ports inside the fleet. */
export const PORTS = {
  web: 80,
  varnish: 6081,
  /** HAProxy behind Varnish, which leads to all storefronts. */
  storefronts: 6082,
  storefront: 3000,
  api: 4000,
  card: 4001,
  backOffice: 4002,
  /** HAProxy beside a platform, which leads to whichever PostgreSQL leads. */
  leader: 5000,
  pgbouncer: 6432,
  postgres: 5432,
  patroni: 8008,
  etcd: 2379,
  etcdPeers: 2380,
  valkey: 6379,
  sentinel: 26379,
  pgbackrest: 8432,
  /** HAProxy beside a program, which shows its metrics to the fleet. */
  metrics: 9180,
  /** The programs' own, on the loopback of their host. */
  storefrontMetrics: 9000,
  platformMetrics: 10_000,
  /** The S3 of a trial. */
  photos: 9000,
} as const;

/** A file of a host: an absolute path as Debian's packages know it, and who may read it. */
export type FleetFile = { path: string; text: string; owner?: string; mode?: number };
