import { MoreBlock, type MoreBlockProps } from './more-block.tsx';

/** The same, loaded as soon as a page answers: what every page waits for knows home, but not all of its blocks. */
export function LateBlock(props: MoreBlockProps) {
  return <MoreBlock {...props} />;
}
