import type { Element, ElementContent } from 'hast';
import { elementsIn, hasClass, isElement, stylesOf } from './styles.ts';

/** Counts of what reviewers left in a document. */
interface Review {
  comments: number;
  deletions: number;
}

/** Returns a document as it reads once all changes are accepted, without comments, which are counted in `out` as deletions are. */
export function withoutReview(nodes: readonly ElementContent[], out: Review): ElementContent[] {
  const comments = { calls: 0, texts: 0 };
  const walk = (inside: readonly ElementContent[]): ElementContent[] =>
    inside.flatMap((node): ElementContent[] => {
      if (node.type !== 'element') return [node];
      const part = commentPart(node);
      if (part) comments[part] += 1;
      const isDeletion = isDeleted(node);
      if (isDeletion) out.deletions += 1;
      if (isCommentList(node)) walk(node.children);
      return part || isDeletion || isCommentList(node) ? [] : [{ ...node, children: walk(node.children) }];
    });
  const rest = walk(nodes);
  out.comments += Math.max(comments.calls, comments.texts);
  return rest;
}

/** The signs in the text and the comments of Word, and of Google Docs where it exports a page. */
function commentPart(node: Element): 'calls' | 'texts' | undefined {
  const element = stylesOf(node).get('mso-element');
  if (element === 'comment' || hasClass(node, /^(?:msocomtxt|MsoCommentText)$/i)) return 'texts';
  if (stylesOf(node).get('mso-special-character') === 'comment') return 'calls';
  if (hasClass(node, /^(?:MsoCommentReference|msocomanchor)$/i)) return 'calls';
  const links = isElement(node, 'sup', 'p', 'div')
    ? elementsIn(node.children).filter((one) => isElement(one, 'a'))
    : [];
  if (isElement(node, 'sup') && links.some(({ properties }) => /^cmnt_ref\d/.test(String(properties.id))))
    return 'calls';
  const isText = isElement(node, 'p') && links.some(({ properties }) => /^cmnt\d/.test(String(properties.id)));
  return isText ? 'texts' : undefined;
}

function isCommentList(node: Element): boolean {
  return stylesOf(node).get('mso-element') === 'comment-list' || hasClass(node, /^msocomoff$/i);
}

/** Tells if a text was deleted while changes were tracked; one that is only struck out has no author and no date. */
function isDeleted(node: Element): boolean {
  const { cite, dateTime } = node.properties;
  if (hasClass(node, /^(?:msoDel|TrackChange\w*Deletion\w*)$/i)) return true;
  return isElement(node, 'del') && (cite !== undefined || dateTime !== undefined);
}
