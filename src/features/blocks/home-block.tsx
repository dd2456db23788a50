import { MoreBlock, type MoreBlockProps } from './more-block.tsx';

/** A block of home below its opening. */
export function HomeBlock(props: MoreBlockProps) {
  return <MoreBlock {...props} />;
}
