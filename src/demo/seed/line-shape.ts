import type { Fabric, Pattern, Silhouette } from '#src/domain/garments.ts';
import type { SizeScale } from '#src/platform/catalogue/vocabularies/sizes.ts';
import type {
  FamilyId,
  SegmentationWord,
} from '#src/platform/catalogue/vocabularies/word-lists.ts';
import type { StyleNames } from './collections.ts';
import type { PaletteId } from './palettes.ts';
import type { CutId, FabricId, ModelId, PatternId, StylingId } from './words/word-lists.ts';

/** One model of one family: how many products of it the shop has, and what they may be. */
export type ProductLine = {
  family: FamilyId;
  model: ModelId;
  silhouette: Silhouette;
  count: number;
  cuts: readonly CutId[];
  fabrics: readonly FabricId[];
  patterns: readonly (PatternId & Pattern)[];
  sizes: SizeScale;
  /** Cents of a euro, before the fabric's factor. */
  price: number;
  palette: PaletteId;
  names: StyleNames;
  styling: StylingId;
  segmentation: SegmentationWord;
  /** Drawn instead of the fabric's own weave. */
  drawn?: Fabric;
  /** Fabrics that the noun already says: "veste en jean en denim". */
  unnamed?: readonly FabricId[];
  /** Woven patterns in the colours of suiting. */
  suiting?: boolean;
};

type Shared = Pick<
  ProductLine,
  'family' | 'palette' | 'names' | 'styling' | 'segmentation' | 'sizes'
>;
type Own = Omit<ProductLine, keyof Shared> & Partial<Shared>;

/** The lines of a family with what they share. */
export const linesOf = (shared: Shared, lines: readonly Own[]): ProductLine[] =>
  lines.map((line) => ({ ...shared, ...line }));
