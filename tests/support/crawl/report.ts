/** How many pages with one fault are named. */
const NAMED = 5;

/** A line for each fault: a fault that many pages have names a few of them. */
export function reportOf(faults: readonly (readonly [where: string, fault: string])[]): string[] {
  const places = Map.groupBy(faults, ([, fault]) => fault);
  return [...places].map(([fault, found]) => {
    const where = [...new Set(found.map(([path]) => path))];
    const named = where.slice(0, NAMED).join(', ');
    if (where.length === 1) return `${named} ${fault}`;
    return `${where.length} pages, ${fault}: ${named}${where.length > NAMED ? ', …' : ''}`;
  });
}
