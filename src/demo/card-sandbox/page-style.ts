/** What the card page has beyond the style of the house's own pages (`identity/pages/pages.css`). */
export const PAGE_STYLE = `
  body { display: block; }
  .columns { display: grid; gap: 40px; width: 100%; max-width: 960px; margin: 40px auto 56px; }
  main, aside, section { min-width: 0; margin: 0; padding: 0; max-width: none; }
  h2 { margin: 0; font: 400 1.375rem / 1.25 var(--display); }
  .amount, .total { display: flex; justify-content: space-between; gap: 16px; margin: 12px 0 0; }
  .amount { justify-content: flex-start; color: var(--muted); }
  .amount strong { color: var(--ink); font-weight: 500; }
  .sum, .amount strong, code { white-space: nowrap; font-variant-numeric: tabular-nums; }
  .actions { display: grid; gap: 12px; margin-top: 8px; }
  aside { padding: 24px; background: var(--surface); align-self: start; }
  ul { list-style: none; margin: 16px 0 0; padding: 0; }
  li { display: flex; justify-content: space-between; gap: 4px 16px; padding: 8px 0; }
  aside li { border-top: 1px solid var(--line); padding: 12px 0; }
  small { display: block; color: var(--muted); font-size: .875rem; }
  .total { margin: 0; padding-top: 16px; border-top: 1px solid var(--ink); }
  .total strong { font-weight: 500; }
  section { padding-top: 24px; border-top: 1px solid var(--line); color: var(--muted); font-size: .9375rem; }
  section h2 { color: var(--ink); }
  section p { margin: 4px 0 0; }
  section li { flex-wrap: wrap; padding: 4px 0; }
  code { font: inherit; color: var(--ink); }
  @media (min-width: 420px) { .actions { grid-template-columns: 1fr 1fr; } }
  @media (min-width: 800px) {
    .columns { grid-template-columns: minmax(0, 7fr) minmax(0, 5fr); gap: 56px 64px; margin-top: 56px; }
    aside { grid-column: 2; grid-row: 1 / span 2; }
    section { grid-column: 1; }
  }
`;
