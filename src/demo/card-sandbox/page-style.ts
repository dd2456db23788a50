/** The shop's quiet look, on an origin of its own: no font or picture is fetched (look.md). */
export const PAGE_STYLE = `
  :root { color-scheme: light dark; --paper: #fbf8f3; --surface: #fff; --ink: #1b1815;
    --muted: #6e665d; --line: #e6dfd5; --danger: #a3301d; }
  @media (prefers-color-scheme: dark) { :root { --paper: #171412; --surface: #211d1a;
    --ink: #f5efe6; --muted: #b3a99d; --line: #3a342e; --danger: #f0917f; } }
  * { box-sizing: border-box; }
  body { margin: 0; min-height: 100vh; background: var(--paper); color: var(--ink);
    font: 16px/1.5 "Instrument Sans", system-ui, -apple-system, "Segoe UI", sans-serif; }
  main { max-width: 28rem; margin: 0 auto; padding: 32px 16px 48px; }
  .brand { font-family: Fraunces, Georgia, serif; font-size: 1.25rem; letter-spacing: .08em; margin: 0; }
  h1 { font-family: Fraunces, Georgia, serif; font-weight: 400; font-size: 1.75rem;
    line-height: 1.2; margin: 24px 0 8px; }
  .amount { display: flex; justify-content: space-between; padding: 16px 0; margin: 0 0 8px;
    border-block: 1px solid var(--line); }
  .amount strong { font-variant-numeric: tabular-nums; }
  label { display: block; margin: 16px 0 4px; font-size: .9375rem; }
  input { width: 100%; min-height: 48px; padding: 0 12px; font: inherit; color: inherit;
    background: var(--surface); border: 1px solid var(--muted); border-radius: 2px; }
  input[aria-invalid] { border: 2px solid var(--danger); }
  .pair { display: grid; grid-template-columns: 1fr 1fr; gap: 16px; align-items: start; }
  .wrong, .alert { color: var(--danger); margin: 4px 0 0; font-size: .9375rem; }
  .alert { border: 1px solid var(--danger); padding: 12px; border-radius: 2px; margin: 16px 0 0; }
  .actions { display: flex; flex-wrap: wrap; gap: 16px; margin-top: 24px; }
  button { flex: 1 1 8rem; min-height: 48px; padding: 0 24px; font: inherit; border-radius: 999px;
    border: 1px solid var(--ink); background: transparent; color: var(--ink); cursor: pointer; }
  button.main { background: var(--ink); color: var(--paper); }
  :focus-visible { outline: 2px solid var(--ink); outline-offset: 2px; }
  details, .test { margin-top: 40px; padding-top: 16px; border-top: 1px solid var(--line);
    color: var(--muted); font-size: .9375rem; }
  h2 { font-size: 1rem; font-weight: 600; margin: 0 0 4px; color: var(--ink); }
  ul { list-style: none; margin: 8px 0 0; padding: 0; }
  li { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 4px 16px; padding: 4px 0; }
  code { font: inherit; font-variant-numeric: tabular-nums; color: var(--ink); }
`;
