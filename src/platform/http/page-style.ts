/** How pages for people who run the platform look: the contract, the shops. */
export const PAGE_STYLE = `
  :root { color-scheme: light dark; --ink: #1b1815; --muted: #6e665d; --line: #e6dfd5; --paper: #fbf8f3; }
  @media (prefers-color-scheme: dark) { :root { --ink: #f5efe6; --muted: #b3a99d; --line: #3a342e; --paper: #171412; } }
  body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
  main { max-width: 60rem; margin: 0 auto; padding: 32px 16px 64px; }
  h1, h2 { font-family: Georgia, serif; font-weight: 400; }
  h2 { margin-top: 40px; }
  code, pre { font: .875rem/1.5 ui-monospace, monospace; }
  ul { padding-left: 1.25rem; }
  :focus-visible { outline: 2px solid var(--ink); outline-offset: 2px; }
`;
