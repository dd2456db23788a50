import pg from 'pg';

/** A connection beside the pools. */
export async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  // What breaks it is told by the query under way.
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

/** Opens a connection for as long as it is used. */
export async function withClient<T>(
  url: string,
  use: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = await connect(url);
  try {
    return await use(client);
  } finally {
    await client.end();
  }
}
