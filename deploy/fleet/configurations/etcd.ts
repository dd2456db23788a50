import { type Fleet, type FleetFile, type Host, hostsOf, PORTS } from '../fleet.ts';

/** etcd remembers who leads PostgreSQL: one member beside each database. */
export function etcdFiles(fleet: Fleet, host: Host): FleetFile[] {
  const members = hostsOf(fleet, 'database').map(
    ({ name, address }) => `${name}=http://${address}:${PORTS.etcdPeers}`,
  );
  const text = `\
ETCD_NAME=${host.name}
ETCD_DATA_DIR=/var/lib/etcd/default
ETCD_LISTEN_PEER_URLS=http://${host.address}:${PORTS.etcdPeers}
ETCD_LISTEN_CLIENT_URLS=http://${host.address}:${PORTS.etcd},http://127.0.0.1:${PORTS.etcd}
ETCD_INITIAL_ADVERTISE_PEER_URLS=http://${host.address}:${PORTS.etcdPeers}
ETCD_ADVERTISE_CLIENT_URLS=http://${host.address}:${PORTS.etcd}
ETCD_INITIAL_CLUSTER=${members.join(',')}
ETCD_INITIAL_CLUSTER_STATE=new
ETCD_INITIAL_CLUSTER_TOKEN=vitrine
# What Patroni speaks.
ETCD_ENABLE_V2=true
# A busy machine is late by more than the 100 and 1,000 ms that etcd takes for a lost leader.
ETCD_HEARTBEAT_INTERVAL=250
ETCD_ELECTION_TIMEOUT=2500
ETCD_LOG_LEVEL=warn
ETCD_LOGGER=zap
`;
  return [{ path: '/etc/default/etcd', text }];
}
