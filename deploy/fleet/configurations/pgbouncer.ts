import { type FleetFile, PORTS } from '../fleet.ts';
import type { FleetSecrets } from '../secrets.ts';

/**
 * PgBouncer beside each platform: queries wait there while another PostgreSQL takes over, instead of
 * failing.
 */
export function pgbouncerFiles({ passwords }: FleetSecrets): FleetFile[] {
  const text = `\
[databases]
shop = host=127.0.0.1 port=${PORTS.leader} dbname=shop

[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${PORTS.pgbouncer}
auth_type = scram-sha-256
auth_file = /etc/pgbouncer/userlist.txt
unix_socket_dir =
# Tells the systemd unit of Debian's package that it runs.
pidfile = /var/run/postgresql/pgbouncer.pid
# A connection of PostgreSQL is lent for one transaction. So none keeps settings, and none is reset:
# limits belong to the role.
pool_mode = transaction
server_reset_query =
max_client_conn = 500
default_pool_size = 24
# Without a leader: tried again every second. A query ends before the storefront gives the call
# up (a read after 2 s, a write after 4); until then the platform tries a write again.
server_login_retry = 1
server_connect_timeout = 3
query_wait_timeout = 1
# A connection that stood idle is tried before it is lent.
server_check_delay = 2
server_check_query = select 1
tcp_keepalive = 1
log_connections = 0
log_disconnections = 0
`;
  return [
    { path: '/etc/pgbouncer/pgbouncer.ini', text, owner: 'postgres', mode: 0o640 },
    {
      path: '/etc/pgbouncer/userlist.txt',
      text: `"shop" "${passwords.shop}"\n`,
      owner: 'postgres',
      mode: 0o600,
    },
  ];
}
