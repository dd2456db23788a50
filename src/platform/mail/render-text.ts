import type { MailBlock, MailContent, MailFrame } from './mail-content.ts';

function block(content: MailBlock): string {
  switch (content.kind) {
    case 'text':
      return content.text;
    case 'pieces':
      return content.pieces
        .map(({ name, details, amount }) =>
          [[name, amount].filter(Boolean).join(' – '), ...details].join('\n  '),
        )
        .join('\n');
    case 'sums':
      return content.sums.map(({ label, amount }) => `${label}: ${amount}`).join('\n');
    case 'lines':
      return [content.title, ...content.lines].join('\n');
    case 'link':
      return `${content.label}: ${content.url}`;
  }
}

/** The same mail for readers of plain text. */
export function renderText(content: MailContent, frame: MailFrame): string {
  const { brandName, shopUrl, signature } = frame;
  return [
    content.title,
    ...content.blocks.map(block),
    `--\n${signature}\n${brandName}: ${shopUrl}`,
  ].join('\n\n');
}
