/** A page to fetch: its address may be another one each time. */
export type FetchedPage = { addressOf: () => string; encoding: 'identity' | 'br' };

export type Fetched = {
  /** ms that each page took. */
  times: number[];
  /** How often `X-Cache` said what. */
  cached: Map<string, number>;
};

let visitors = 0;

/** Another network each time, as a proxy names it: one that asks for so much would be limited. */
function visitorAddress(): string {
  visitors += 1;
  return `10.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}`;
}

/** Fetches pages over so many connections while `goesOn`. */
export async function fetchPages(
  { addressOf, encoding }: FetchedPage,
  connections: number,
  goesOn: () => boolean,
): Promise<Fetched> {
  const times: number[] = [];
  const cached = new Map<string, number>();
  const worker = async () => {
    while (goesOn()) {
      const since = performance.now();
      const headers = { 'accept-encoding': encoding, 'x-forwarded-for': visitorAddress() };
      const response = await fetch(addressOf(), { headers });
      await response.arrayBuffer();
      if (!response.ok) throw new Error(`${response.url} answered ${response.status}`);
      times.push(performance.now() - since);
      const state = response.headers.get('x-cache') ?? '-';
      cached.set(state, (cached.get(state) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: connections }, worker));
  return { times, cached };
}

export function during(ms: number): () => boolean {
  const until = performance.now() + ms;
  return () => performance.now() < until;
}

export function upTo(count: number): () => boolean {
  let left = count;
  return () => left-- > 0;
}
