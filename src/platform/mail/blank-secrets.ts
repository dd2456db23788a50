import type { MailBlock, MailContent } from './mail-content.ts';

const BLANK = '••••';

/** Links that work without a sign-in carry a token (`platform/links`). */
function blankToken(url: string): string {
  return url.replace(/([?&]token=)[^&#]*/, `$1${BLANK}`);
}

function blank(block: MailBlock): MailBlock {
  if (block.kind === 'link') {
    const url = blankToken(block.url);
    return url === block.url ? block : { ...block, url };
  }
  if (block.kind === 'lines' && block.isSecret === true) {
    return { ...block, lines: block.lines.map(() => BLANK) };
  }
  return block;
}

/** A mail as it may be kept: without tokens and PINs; null when it says nothing secret. */
export function blankSecrets(content: MailContent): MailContent | null {
  const blocks = content.blocks.map(blank);
  const isSame = blocks.every((block, at) => block === content.blocks[at]);
  return isSame ? null : { ...content, blocks };
}
