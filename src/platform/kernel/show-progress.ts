const BAR = 25;

/** Shows on a terminal's own line how far a long work is, elsewhere line by line. */
export function showProgress(done: number, wanted: number, things: string): void {
  if (!process.stderr.isTTY) {
    process.stderr.write(`${done} of ${wanted} ${things}\n`);
    return;
  }
  const share = wanted === 0 ? 1 : done / wanted;
  const bar = '#'.repeat(Math.floor(share * BAR)).padEnd(BAR, '.');
  process.stderr.write(`\r[${bar}] ${Math.floor(share * 100)} %${done === wanted ? '\n' : ''}`);
}
