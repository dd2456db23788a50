import type { MailBlock, MailContent } from './mail-content.ts';

/** What mail readers make a link of: a scheme, `www.`, or a host. Not the host of an e-mail. */
const SCHEME = /([a-z][a-z0-9+.-]*:)(?=\/\/)/gi;
const HOST = /(?<![\p{L}\p{N}@.-])((?:[\p{L}\p{N}-]+\.)+)(?=\p{L}{2,})/gu;

/**
 * A text in which no mail reader finds a link. Names and messages are typed by strangers, and their
 * readers trust what we send: only the blocks that are links lead anywhere.
 */
export function defuseLinks(text: string): string {
  return text.replaceAll(SCHEME, '$1 ').replaceAll(HOST, (host) => host.replaceAll('.', '. '));
}

function defuse(block: MailBlock): MailBlock {
  if ('isOurs' in block && block.isOurs) return block;
  switch (block.kind) {
    case 'text':
      return { ...block, text: defuseLinks(block.text) };
    case 'items':
      return {
        ...block,
        items: block.items.map((item) => ({
          ...item,
          name: defuseLinks(item.name),
          details: item.details.map(defuseLinks),
        })),
      };
    case 'lines':
      return { ...block, lines: block.lines.map(defuseLinks) };
    default:
      return block;
  }
}

/** A mail whose words lead nowhere; its links do. */
export function withoutTypedLinks(content: MailContent): MailContent {
  const { subject, preview, title, blocks } = content;
  return {
    subject: defuseLinks(subject),
    preview: defuseLinks(preview),
    title: defuseLinks(title),
    blocks: blocks.map(defuse),
  };
}
