import { type Fleet, type FleetFile, hostsOf, PORTS } from '../fleet.ts';
import type { FleetSecrets } from '../secrets.ts';

/** Varnish itself answers here, without a storefront. */
export const EDGE_HEALTH = '/edge-health';

/**
 * Varnish in front of the storefronts: public pages are the same for everybody (decision 011), and
 * stay when no storefront answers.
 */
export function varnishFiles(fleet: Fleet, { passwords }: FleetSecrets): FleetFile[] {
  const [firstShop = ''] = fleet.origins.shops;
  const text = `\
vcl 4.1;

import std;
import xkey;

probe storefront {
  .request =
    "GET /readyz HTTP/1.1"
    "Host: ${new URL(firstShop).host}"
    "Connection: close";
  .interval = 1s;
  .timeout = 2s;
  .window = 3;
  .threshold = 2;
  .initial = 1;
}

# HAProxy beside it, which leads to a storefront that answers.
backend storefronts {
  .host = "127.0.0.1";
  .port = "${PORTS.storefronts}";
  .connect_timeout = 1s;
  .first_byte_timeout = 40s;
  .probe = storefront;
}

# HAProxy beside it, by which visitors come.
acl visitors {
  "127.0.0.1";
}

acl platforms {
${hostsOf(fleet, 'platform')
  .map(({ address }) => `  "${address}";`)
  .join('\n')}
}

sub vcl_recv {
  # Pages name in \`xkey\` what is on them; the platform says what has changed.
  if (req.method == "PURGE") {
    if (client.ip !~ platforms) { return (synth(403)); }
    if (req.http.Authorization != "Bearer ${passwords.purge}") { return (synth(401)); }
    set req.http.n = xkey.purge(req.http.xkey-purge);
    return (synth(200, req.http.n + " removed"));
  }
  # The port is open for platforms alone.
  if (client.ip !~ visitors) { return (synth(403)); }
  if (req.url == "${EDGE_HEALTH}") { return (synth(200)); }
  # A preview of the staff is nobody else's (decision 070).
  if (req.http.Cookie ~ "(^|; )(__Host-)?preview") { return (pass); }
  if (req.method != "GET" && req.method != "HEAD") { return (pass); }
  # While a storefront answers, a page is sent for 50 seconds after it is stale; else for ten minutes.
  if (std.healthy(req.backend_hint)) { set req.grace = 50s; }
  # Cookies do not matter: what they change is never public.
  return (hash);
}

sub vcl_backend_response {
  # A page that is there is better than an error.
  if (beresp.status >= 500 && bereq.is_bgfetch) { return (abandon); }
  if (beresp.http.Cache-Control ~ "(private|no-store)" || beresp.http.Set-Cookie) {
    # Asked together, they are not waited for one after the other.
    return (pass(30s));
  }
  set beresp.grace = 10m;
}

sub vcl_backend_error {
  if (bereq.is_bgfetch) { return (abandon); }
  if (bereq.retries < 1 && (bereq.method == "GET" || bereq.method == "HEAD")) { return (retry); }
  set beresp.status = 503;
  set beresp.http.Retry-After = "5";
}

sub vcl_deliver {
  # How often it was sent from here, for administrators.
  set resp.http.X-Edge-Hits = obj.hits;
  unset resp.http.xkey;
}
`;
  // Varnish compiles it as this user.
  return [{ path: '/etc/varnish/default.vcl', text, owner: 'vcache', mode: 0o640 }];
}
