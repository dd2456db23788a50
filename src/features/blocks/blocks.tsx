import type { ComponentType } from 'react';
import { HeroPicture, LeadPicture } from '#src/features/merchandise/hero-picture.tsx';
import { OptionalPart } from '#src/ui/optional-part.tsx';
import { heading, home } from '#styles/recipes';
import { BlockLink } from './block-link.tsx';
import type { BlockProps } from './block-props.ts';
import type { ShownBlock } from './blocks.server.ts';
import type { MoreBlockProps } from './more-block.tsx';

function Lead({ block, level: Level, isFirst }: BlockProps<'lead'>) {
  const styles = home({ letters: block.letters });
  return (
    <section className={styles.hero}>
      {isFirst ? (
        <LeadPicture hero={block.hero} className={styles.heroPicture} />
      ) : (
        <HeroPicture hero={block.hero} alt="" sizes="100vw" className={styles.heroPicture} />
      )}
      <div className={styles.heroText}>
        <Level className={heading({ size: 'hero' })}>{block.title}</Level>
        <p className={styles.heroWords}>{block.text}</p>
        <BlockLink link={block.link} />
      </div>
    </section>
  );
}

type Shown = {
  /** What shows the other kinds. */
  more: ComponentType<MoreBlockProps>;
};

type AnyBlockProps = BlockProps<ShownBlock['kind']> & Pick<MoreBlockProps, 'side'> & Shown;

function Block(props: AnyBlockProps) {
  const { block, side, more: More, ...rest } = props;
  return block.kind === 'lead' ? (
    <Lead {...rest} block={block} />
  ) : (
    <More {...rest} block={block} side={side} />
  );
}

const hasPrices = (block: ShownBlock) =>
  (block.kind === 'products' && block.products.length > 0) ||
  (block.kind === 'look' && block.places.length > 0);

type BlocksProps = Shown & {
  blocks: readonly ShownBlock[];
  /** Which of them heads the page: none where something above them does. */
  heading?: ShownBlock | undefined;
};

/** Blocks have no ids: their order never changes while they are shown. */
function show(block: ShownBlock, at: number, { blocks, heading: top, more }: BlocksProps) {
  const pictured = blocks.filter(({ kind }) => kind === 'picture' || kind === 'look');
  return (
    <OptionalPart key={at}>
      <Block
        {...{ block, more }}
        level={block === top ? 'h1' : 'h2'}
        isFirst={top !== undefined && at === 0}
        isLastPriced={block === blocks.findLast(hasPrices)}
        side={pictured.indexOf(block) % 2 === 1 ? 'end' : 'start'}
      />
    </OptionalPart>
  );
}

/** What editors composed a page of, in their order. */
export const Blocks = (props: BlocksProps) =>
  props.blocks.map((block, at) => show(block, at, props));
