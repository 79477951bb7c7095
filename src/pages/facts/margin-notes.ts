import type { Entry } from '../../../build/contract/entry.ts';
import { frenchDate } from '../../format/date.ts';
import type { CitedFact } from '../../format/following-sections.ts';
import { escapeXml } from '../../format/xml.ts';
import { variableOf } from './cited.ts';

/**
 * Returns an entry's text with a note after each sentence that first cites a fact, which says where the fact comes from. Only paragraphs get notes,
 * because tables and drawings have no margin; the list of sources names all facts. Notes are worded as in that list, so that they compress to almost
 * nothing.
 */
export function withMarginNotes<Text extends string>(
  { html, citations = [] }: Pick<Entry<unknown, Text>, 'html' | 'citations'>,
  facts: readonly CitedFact[],
): Text {
  const unnoted = new Map(facts.map((fact) => [variableOf(fact.nom), fact]));
  const notes = new Map<number, string>();
  for (const { name, end } of citations) {
    const fact = unnoted.get(name);
    const place = fact && sentenceEnd(html, end);
    if (!fact || place === undefined) continue;
    unnoted.delete(name);
    notes.set(place, (notes.get(place) ?? '') + noteHtml(fact));
  }
  const places = [0, ...notes.keys()].sort((a, b) => a - b);
  return places.map((place, nth) => (notes.get(place) ?? '') + html.slice(place, places[nth + 1])).join('') as Text;
}

function noteHtml({ produit, objet, valeur, source, verifie }: CitedFact): string {
  const day =
    verifie === undefined
      ? 'non daté'
      : `vérifié le <time dateTime="${verifie}">${frenchDate(verifie, 'sentence')}</time>`;
  const link = `<a href="${escapeXml(source)}">${escapeXml(objet)}</a>`;
  // The space lets a colon at the end of the sentence be set as one.
  return ` <span data-note role="note">${escapeXml(produit)}, ${link} : ${escapeXml(valeur)}, ${day}</span>`;
}

const TAG = /<(\/?)([a-z][a-z0-9]*)(?![a-z0-9])(?:"[^"]*"|[^"<>])*>/g;
const EMPTY = ['br', 'img', 'input', 'source'];
/** Paragraphs and lists of the text's own column. */
const RUNNING = ['p', 'ul', 'ol', 'li'];
const SENTENCE_END = /[.!?…](?=\s|$)/;

/**
 * Returns the end of the sentence around a place of a text's HTML: after its full stop, or at the end of its block. Returns undefined outside of
 * running text.
 */
function sentenceEnd(html: string, from: number): number | undefined {
  const open: string[] = [];
  let textStart = 0;
  for (const { 0: tag, 1: closes, 2: name = '', index } of html.matchAll(TAG)) {
    if (index >= from) {
      const outer = open.filter((one) => !INLINE.includes(one));
      if (outer.length === 0 || !outer.every((one) => RUNNING.includes(one))) return undefined;
      if (outer.length === open.length) {
        const start = Math.max(textStart, from);
        const stop = SENTENCE_END.exec(html.slice(start, index));
        if (stop) return start + stop.index + 1;
        if (!INLINE.includes(name) && !EMPTY.includes(name)) return index;
      }
    } else if (index + tag.length > from) return undefined;
    textStart = index + tag.length;
    if (closes) open.pop();
    else if (!EMPTY.includes(name)) open.push(name);
  }
  return undefined;
}

/** Elements within which a sentence goes on. */
const INLINE = ['a', 'em', 'strong', 'code', 'del', 'sup', 'span'];
