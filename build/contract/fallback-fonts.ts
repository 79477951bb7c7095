/**
 * Widths of a font's signs in thousandths of an em: the width, then all signs that have it. Its kerning: a sign, how far the next moves, and which
 * next ones do. A letter with an accent is as wide as the letter; signs of which nothing is said are as wide as an n.
 */
export interface FontWidths {
  space: number;
  signs: string;
  kerning: string;
}

/**
 * System fonts in which a page is drawn until the site's own are there. Each page stretches them (`size-adjust`) so that what opens it breaks
 * into as many lines in both, and nothing moves when the site's own come.
 */
export interface FallbackFonts {
  /** By the family of the `@font-face` rule that stands in for one of the site's own. */
  faces: Readonly<Record<string, FallbackFace>>;
  /** Blocks that open pages, by their class, or by the class around them and their name (`Prose_prose p`). */
  blocks: Readonly<Record<string, FittedBlock>>;
  /** The media query that phones answer: their stretch differs from that of wider screens where no single one fits both. */
  phones: string;
}

export interface FallbackFace {
  /** The family it stands in for. */
  own: string;
  system: FontWidths;
  /** Few screens but those of phones are drawn in it. */
  onPhonesOnly?: boolean;
  /** Percents within which a page may choose. */
  from: number;
  to: number;
}

export interface FittedBlock {
  /** The family that the block is set in. */
  own: string;
  /** How wide its lines are on phones, in ems of its letters: there all faces count. */
  phones: readonly number[];
  /** And on wider screens. */
  others: readonly number[];
  /** Its `letter-spacing`, in ems. */
  spacing?: number;
}
