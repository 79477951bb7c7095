import type { Element, ElementContent } from 'hast';
import type { BlockContent, DefinitionContent, ListItem, PhrasingContent, Table, TableCell } from 'mdast';
import { isElement, isPhrasing } from './elements.ts';
import { FOOTNOTE } from './footnotes.ts';
import { phrasing } from './to-phrasing.ts';

type Block = BlockContent | DefinitionContent;

/** Rendered elements as the blocks of Markdown. What stands beside blocks without being one becomes a paragraph; boxes are what they hold. */
export function toMdast(children: readonly ElementContent[]): Block[] {
  const blocks: Block[] = [];
  let line: ElementContent[] = [];
  const endLine = () => {
    const words = phrasing(line);
    if (words.length > 0) blocks.push({ type: 'paragraph', children: words });
    line = [];
  };
  for (const child of children) {
    if (isPhrasing(child) && !isAroundBlocks(child)) {
      line.push(child);
      continue;
    }
    endLine();
    if (child.type === 'element') blocks.push(...blocksOf(child));
  }
  endLine();
  return blocks;
}

function isAroundBlocks(one: ElementContent): boolean {
  return one.type === 'element' && one.children.some((child) => !isPhrasing(child) || isAroundBlocks(child));
}

function blocksOf(one: Element): Block[] {
  const { tagName, children, properties } = one;
  if (isPhrasing(one)) return toMdast(children.map((child) => within(one, child)));
  switch (tagName) {
    case 'p':
      return paragraph(phrasing(children));
    case 'h1':
    case 'h2':
    case 'h3':
    case 'h4':
    case 'h5':
    case 'h6':
      return [{ type: 'heading', depth: HEADINGS[tagName], children: phrasing(children) }];
    case 'blockquote':
      return [{ type: 'blockquote', children: toMdast(children) }];
    case 'ul':
    case 'ol':
      return [list(one)];
    case 'pre':
      return [code(one)];
    case 'table':
      return [table(one)];
    case 'hr':
      return [{ type: 'thematicBreak' }];
    case FOOTNOTE: {
      const identifier = String(properties.number);
      return [{ type: 'footnoteDefinition', identifier, label: identifier, children: toMdast(children) }];
    }
    default:
      return toMdast(children);
  }
}

const HEADINGS = { h1: 1, h2: 2, h3: 3, h4: 4, h5: 5, h6: 6 } as const;

function paragraph(children: PhrasingContent[]): Block[] {
  return children.length > 0 ? [{ type: 'paragraph', children }] : [];
}

/** Puts an element that flows with text, such as a link, into the block that it stands around. */
function within({ tagName, properties }: Element, child: ElementContent): ElementContent {
  if (child.type !== 'element' || isPhrasing(child)) return { type: 'element', tagName, properties, children: [child] };
  const inner: Element = { type: 'element', tagName, properties, children: child.children };
  return { ...child, children: child.children.length > 0 ? [inner] : [] };
}

function list({ tagName, properties, children }: Element): Block {
  const isOrdered = tagName === 'ol';
  const start = Number.parseInt(String(properties.start), 10);
  const items = children.flatMap((child) => (isElement(child, 'li') ? [listItem(child)] : []));
  return {
    type: 'list',
    ordered: isOrdered,
    start: isOrdered ? (Number.isNaN(start) ? 1 : start) : null,
    spread: items.some(({ spread }) => spread),
    children: items,
  };
}

/** Items stand apart where they hold paragraphs. */
function listItem({ children }: Element): ListItem {
  const [box, ...rest] = children;
  const task = box && isElement(box, 'input') ? box : undefined;
  return {
    type: 'listItem',
    spread: children.some((child) => isElement(child, 'p', 'div')),
    checked: task ? Boolean(task.properties.checked) : null,
    children: toMdast(task ? rest : children),
  };
}

function code({ children }: Element): Block {
  const [inner] = children;
  if (inner?.type !== 'element') return { type: 'code', value: '' };
  const [name] = [inner.properties.className].flat();
  const [text] = inner.children;
  return {
    type: 'code',
    lang: typeof name === 'string' ? name.replace(/^language-/, '') : null,
    value: text?.type === 'text' ? text.value.replace(/(?<!\n)\n+$/, '') : '',
  };
}

function table(one: Element): Table {
  const rows = rowsOf(one).map(({ children }) =>
    children.flatMap((cell) => (isElement(cell, 'td', 'th') ? [cell] : [])),
  );
  const columns = Math.max(1, ...rows.map(({ length }) => length));
  const [head = []] = rows;
  return {
    type: 'table',
    align: Array.from({ length: columns }, (_, nth) => alignment(head[nth])),
    children: rows.map((cells) => ({
      type: 'tableRow',
      children: Array.from({ length: columns }, (_, nth) => tableCell(cells[nth])),
    })),
  };
}

function rowsOf({ children }: Element): Element[] {
  return children.flatMap((child) => {
    if (child.type !== 'element') return [];
    return child.tagName === 'tr' ? [child] : rowsOf(child);
  });
}

function tableCell(cell: Element | undefined): TableCell {
  return { type: 'tableCell', children: phrasing(cell?.children ?? []) };
}

function alignment(cell: Element | undefined): 'left' | 'center' | 'right' | null {
  const align = cell?.properties.align;
  return align === 'left' || align === 'center' || align === 'right' ? align : null;
}
