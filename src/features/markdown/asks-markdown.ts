const MARKDOWN = 'text/markdown';
const HTML = 'text/html';

/** The weight of each type that is accepted, in their order (RFC 9110, section 12.5.1). */
function weights(accept: string): Map<string, number> {
  return new Map(
    accept.split(',').map((part) => {
      const [type = '', ...params] = part.split(';').map((word) => word.trim().toLowerCase());
      const weight = Number(params.find((param) => param.startsWith('q='))?.slice(2) ?? 1);
      return [type, Number.isNaN(weight) ? 0 : weight];
    }),
  );
}

/** Whether Markdown is named, and at least as welcome as a page; of two that are equal the first. */
export function asksMarkdown(accept: string | null): boolean {
  const accepted = weights(accept ?? '');
  const markdown = accepted.get(MARKDOWN) ?? 0;
  const page = accepted.get(HTML) ?? 0;
  if (markdown !== page) return markdown > page;
  const types = [...accepted.keys()];
  return markdown > 0 && types.indexOf(MARKDOWN) < types.indexOf(HTML);
}
