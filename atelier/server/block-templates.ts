import type { MarkdownSettings } from '../../build/contract/markdown.ts';
import type { BlockTemplate } from '../api.ts';
import { workshopBlocks as words } from '../words/blocks.fr.ts';

/** What writers can put into a text as a whole, to change it there. */
export function blockTemplates({ diagram, chart, caption }: MarkdownSettings): BlockTemplate[] {
  return [
    { opening: `:::${diagram.name}`, ...words.diagram(diagram.name, diagram.end) },
    { opening: `::${chart.name}`, ...words.chart(chart.name, chart.types.bars) },
    { opening: `::${caption}`, ...words.caption(caption), isCaption: true },
  ];
}
