/** A shop under measurement: ours, or a peer's that runs beside it, whose process may be known. */
export type Site = { name: string; url: string; paths: Record<string, string>; pid?: number };

/**
 * Peers as arguments name them: `--peer other=http://localhost:4000,/,/list,/product,4711`
 * (home, listing, product, and the number of its process, which tells what it spends).
 */
export function readPeers(peers: readonly string[]): Site[] {
  return peers.map((text) => {
    const [name = '', rest = ''] = text.split(/=(.*)/s);
    const [url = '', home = '/', listing = '/', product = '/', process] = rest.split(',');
    if (!URL.canParse(url)) {
      throw new Error(`"${text}" is no peer: name=url,home,listing,product[,pid]`);
    }
    return {
      name,
      url,
      paths: { home, listing, product },
      ...(process && { pid: Number(process) }),
    };
  });
}

/** The number in the middle, and the one that so many of a hundred do not exceed. */
export function percentile(numbers: readonly number[], percent: number): number {
  const sorted = numbers.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))] ?? 0;
}

/** Rows under a heading, in columns. */
export function printTable(title: string, rows: readonly (readonly string[])[]): void {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  const lines = rows.map((row) =>
    row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '),
  );
  process.stdout.write(`\n${title}\n${lines.join('\n')}\n`);
}
