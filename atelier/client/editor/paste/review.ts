import type { Element, ElementContent } from 'hast';
import { elementsIn, hasClass, isElement, stylesOf } from './elements.ts';
import { type LeftOut, leaveOut } from './left-out.ts';

/** Returns a document with all tracked changes accepted and without comments. Counts comments and deletions in `out`. */
export function withoutReview(nodes: readonly ElementContent[], out: LeftOut): ElementContent[] {
  const comments = { call: 0, text: 0 };
  const walk = (inside: readonly ElementContent[]): ElementContent[] =>
    inside.flatMap((node): ElementContent[] => {
      if (node.type !== 'element') return [node];
      const part = commentPart(node);
      if (part) comments[part] += 1;
      else if (isDeleted(node)) leaveOut('deletions', out);
      else {
        const children = walk(node.children);
        return isCommentList(node) ? [] : [{ ...node, children }];
      }
      return [];
    });
  const rest = walk(nodes);
  const count = Math.max(comments.call, comments.text);
  if (count > 0) out.comments = count;
  return rest;
}

/** Returns which part of a comment an element is, in Word or in an export of Google Docs. */
function commentPart(node: Element): 'call' | 'text' | undefined {
  const styles = stylesOf(node);
  if (styles.get('mso-element') === 'comment' || hasClass(node, /^(?:msocomtxt|MsoCommentText)$/i)) return 'text';
  if (styles.get('mso-special-character') === 'comment') return 'call';
  if (hasClass(node, /^(?:MsoCommentReference|msocomanchor)$/i)) return 'call';
  if (!isElement(node, 'sup', 'p')) return undefined;
  const names = elementsIn(node.children).map(({ properties }) => String(properties.id));
  if (names.some((name) => /^cmnt_ref\d/.test(name))) return isElement(node, 'sup') ? 'call' : undefined;
  return names.some((name) => /^cmnt\d/.test(name)) ? 'text' : undefined;
}

function isCommentList(node: Element): boolean {
  return stylesOf(node).get('mso-element') === 'comment-list' || hasClass(node, /^msocomoff$/i);
}

/** Tells whether a text is a tracked deletion. Text that is only struck out has no author and no date. */
function isDeleted(node: Element): boolean {
  const { cite, dateTime } = node.properties;
  if (hasClass(node, /^(?:msoDel$|TrackChange\w*Deletion)/i)) return true;
  return isElement(node, 'del') && (cite !== undefined || dateTime !== undefined);
}
