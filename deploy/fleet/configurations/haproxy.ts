import { type Fleet, type FleetFile, hostsOf, PORTS, type Role } from '../fleet.ts';
import { EDGE_HEALTH } from './varnish.ts';

/**
 * HAProxy beside everything that calls something of which there are several: no host in the middle
 * can fail for all of them.
 */

const PATH = '/etc/haproxy/haproxy.cfg';

const BEGINNING = `\
global
  maxconn 4000
  stats socket /run/haproxy.sock mode 600 level admin

defaults
  mode http
  timeout connect 2s
  timeout client 65s
  # Longer than the programs take for their slowest answer.
  timeout server 40s
  timeout queue 10s
  timeout check 2s
  # One that refuses the connection has not got the request: the next one gets it.
  retries 2
  option redispatch 1
  retry-on conn-failure
  default-server inter 1s fall 2 rise 1
`;

const servers = (fleet: Fleet, role: Role, port: number, how = ' check', called = '') =>
  hostsOf(fleet, role)
    .map(({ name, address }) => `  server ${name}${called} ${address}:${port}${how}`)
    .join('\n');

/** Calls of the platform, which any of them answers. */
const toPlatforms = (fleet: Fleet, port: number) => `\
  balance roundrobin
  # While PostgreSQL has no leader, none is ready: they are called all the same, since each says
  # best when to come again.
  option allbackups
  option httpchk
  http-check send meth GET uri /_health ver HTTP/1.1 hdr Host platform
${servers(fleet, 'platform', port, ` check port ${PORTS.api}`)}
${servers(fleet, 'platform', port, ' backup', '-unready')}
`;

/** Programs of this machine alone are let in. */
const ownPort = (port: number | string) => `  bind 127.0.0.1:${port}\n  bind [::1]:${port}\n`;

const portOf = (origin: string) => new URL(origin).port || '80';

/** What a program counts, for Prometheus, and nothing else that answers on its port. */
const metricsOf = (port: number) => `
listen metrics
  bind :${PORTS.metrics}
  http-request deny unless METH_GET { path /metrics }
  http-request set-header host 127.0.0.1
  server program 127.0.0.1:${port}
`;

/** Beside a storefront: the platforms. */
export function storefrontProxy(fleet: Fleet): FleetFile[] {
  const { api } = fleet.origins;
  // In a trial the public origin is this machine, on every host of it.
  const isTrial = new URL(api).hostname === 'localhost';
  const text = `${BEGINNING}
listen platforms
${ownPort(PORTS.api)}${isTrial ? ownPort(portOf(api)) : ''}${toPlatforms(fleet, PORTS.api)}${metricsOf(PORTS.storefrontMetrics)}`;
  return [{ path: PATH, text }];
}

/** Beside a platform: the PostgreSQL that leads. */
export function platformProxy(fleet: Fleet): FleetFile[] {
  const text = `${BEGINNING}
listen postgresql
  bind 127.0.0.1:${PORTS.leader}
  mode tcp
  timeout client 24h
  timeout server 24h
  option clitcpka
  option srvtcpka
  # Patroni says who leads: only that one answers 200 here.
  option httpchk OPTIONS /primary
  http-check expect status 200
${servers(fleet, 'database', PORTS.postgres, ` check port ${PORTS.patroni} on-marked-down shutdown-sessions`)}
${metricsOf(PORTS.platformMetrics)}`;
  return [{ path: PATH, text }];
}

/** Where shoppers and staff arrive. A real one ends HTTPS in front, or here. */
export function edgeProxy(fleet: Fleet): FleetFile[] {
  const { shops, api, card, backOffice } = fleet.origins;
  const isHost = (origin: string) => `{ hdr(host) -i ${new URL(origin).host} }`;
  const text = `${BEGINNING}
frontend public
  bind :${PORTS.web}
  # The last address in X-Forwarded-For is the client's.
  option forwardfor
  use_backend health if { path ${EDGE_HEALTH} }
  use_backend api if ${isHost(api)}
${card === undefined ? '' : `  use_backend card if ${isHost(card)}\n`}\
  use_backend back_office if ${isHost(backOffice)}
${shops.map((shop) => `  use_backend shop if ${isHost(shop)}`).join('\n')}
  default_backend shop

backend shop
  # A page that Varnish lost on its way is asked for again, and storefronts while it is away.
  retry-on conn-failure empty-response
  http-request disable-l7-retry unless METH_GET
  http-response del-header xkey
  option httpchk
  http-check send meth GET uri ${EDGE_HEALTH} ver HTTP/1.1 hdr Host varnish
  server varnish 127.0.0.1:${PORTS.varnish} check observe layer4 error-limit 1 on-error mark-down
  server storefronts 127.0.0.1:${PORTS.storefronts} backup

backend health
  server varnish 127.0.0.1:${PORTS.varnish}

# Behind Varnish: what a storefront refuses, as it ends, goes to the next one.
listen storefronts
  bind 127.0.0.1:${PORTS.storefronts}
  balance roundrobin
  option httpchk
  http-check send meth GET uri /readyz ver HTTP/1.1 hdr Host ${new URL(shops[0] ?? '').host}
${servers(fleet, 'storefront', PORTS.storefront)}

backend api
${toPlatforms(fleet, PORTS.api)}
${card === undefined ? '' : `backend card\n${toPlatforms(fleet, PORTS.card)}\n`}\
backend back_office
${toPlatforms(fleet, PORTS.backOffice)}`;
  return [{ path: PATH, text }];
}
