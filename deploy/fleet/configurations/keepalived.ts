import { type Fleet, type FleetFile, type Host, hostsOf, PORTS } from '../fleet.ts';
import { EDGE_HEALTH } from './varnish.ts';

/** keepalived on each of several edges: one has the address that browsers know, and loses it when it fails. */
export function keepalivedFiles(fleet: Fleet, host: Host): FleetFile[] {
  const { edgeAddress, edgeInterface } = fleet;
  if (edgeAddress === undefined) return [];
  const others = hostsOf(fleet, 'edge').filter(({ name }) => name !== host.name);
  const text = `\
global_defs {
  router_id ${host.name}
  vrrp_version 3
  enable_script_security
  script_user nobody
}

# Asks as a browser does, so that a program which is frozen is noticed too. It does not ask for what
# storefronts make: without them, pages that are cached are still sent.
vrrp_script answers {
  script "/usr/bin/curl --silent --fail --max-time 0.9 --output /dev/null http://127.0.0.1:${PORTS.web}${EDGE_HEALTH}"
  interval 1
  timeout 1
  fall 1
  rise 3
  # One that does not answer is below one that does; where none answers, nothing moves.
  weight -50
}

vrrp_instance edge {
  # Equals: one that comes back does not take the address from the other.
  state BACKUP
  priority 100
  interface ${edgeInterface}
  virtual_router_id 77
  advert_int 0.5
  unicast_src_ip ${host.address}
  unicast_peer {
${others.map(({ address }) => `    ${address}`).join('\n')}
  }
  virtual_ipaddress {
    ${edgeAddress}/32 dev ${edgeInterface}
  }
  track_script {
    answers
  }
}
`;
  return [{ path: '/etc/keepalived/keepalived.conf', text }];
}
