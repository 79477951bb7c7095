import { relative, sep } from 'node:path';
import { decodeHTML, escapeText } from 'entities';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { foldText } from '../../../build/contract/fold-text.ts';
import type { SitePicture, WorkshopHost, WriteMarkdown } from '../../../build/contract/workshop-host.ts';
import {
  attributeOf,
  attributeText,
  type Element,
  type HtmlReader,
  readHtml,
  textOf,
} from '../../../build/editing/system.ts';
import { type TextEdit, withEdits } from '../../../build/editing/text.ts';
import { WHOLE_GUIDE } from '../../api.ts';
import { guide as words } from '../../words/guide.fr.ts';
import { guideExamples } from '../../words/guide-examples.fr.ts';
import { guideContentTypes } from './ContentTypeParts.tsx';
import { examplesOf, mistakesOf } from './examples.ts';
import { FOUND, Guide, type GuideProps } from './Guide.tsx';

interface GuideContent extends Pick<GuideProps, 'write' | 'prose' | 'workshop'> {
  /** The site's pictures, one of which an example may show. */
  pictures: readonly SitePicture[];
}

/** The guide below its title, as HTML. */
export function guideBody(
  { site, schemaOf, judge, built }: Pick<WorkshopHost, 'site' | 'schemaOf' | 'judge' | 'built'>,
  { write, pictures, prose, workshop }: GuideContent,
): string {
  const { settings: values = {}, all = {} } = built()?.variables ?? {};
  const [given] = Object.entries(all).filter(([name]) => !Object.hasOwn(values, name));
  return renderToStaticMarkup(
    createElement(Guide, {
      contentTypes: guideContentTypes(site.contentTypes, schemaOf),
      folder: relative(site.root, site.contentDir).split(sep).join('/'),
      examples: examplesOf({
        markdown: site.markdown,
        values,
        given: given && { name: given[0], value: given[1] },
        picture: examplePicture(pictures, write),
      }),
      mistakes: mistakesOf(write, judge),
      write,
      prose,
      workshop,
    }),
  );
}

/** The first drawing that nothing is to be said of: drawings are published as they are. */
function examplePicture(pictures: readonly SitePicture[], write: WriteMarkdown): string | undefined {
  const isSound = (address: string) => write(guideExamples.picture(address).source).diagnostics.length === 0;
  return pictures.map(({ address }) => address).find((address) => address.endsWith('.svg') && isSound(address));
}

/** Which page of the guide is asked for. */
export interface GuidePage {
  /** Name of a chapter, or `WHOLE_GUIDE`. */
  chapter: string;
  /** Words that are looked for in all chapters: what is found stands in the place of the chapter. */
  query: string;
  /** What leads to the guide's chapters from the address of the page. */
  prefix: string;
}

/** A page of the guide, cut from the whole of it. Links to what stands on another page lead there. */
export function guidePage(whole: string, { chapter, query, prefix }: GuidePage): string {
  const parts = new GuideParts(whole);
  readHtml(whole, [parts]);
  const { chapters, sections, links } = parts;
  const isLookedFor = query !== '';
  const isShown = (name: string) => chapter === WHOLE_GUIDE || name === chapter;
  const edits: TextEdit[] = [];
  for (const [nth, { name, start, end }] of chapters.entries()) {
    if (isLookedFor) edits.push({ start, end, text: nth === 0 ? foundHtml(sections, query, prefix) : '' });
    else if (!isShown(name)) edits.push({ start, end, text: '' });
  }
  for (const { start, end, id } of links) {
    const around = chapters.find((one) => one.start < start && one.end > end);
    const isCut = around && (isLookedFor || !isShown(around.name));
    const owner = id === WHOLE_GUIDE ? WHOLE_GUIDE : parts.ids.get(id);
    if (!around && !isLookedFor && id === chapter) edits.push(currentMark(end));
    if (owner === undefined || isCut || (isShown(owner) && !isLookedFor)) continue;
    edits.push({
      start,
      end,
      text: owner === WHOLE_GUIDE ? prefix + WHOLE_GUIDE : `${prefix}${owner}#${escapeText(id)}`,
    });
  }
  return withEdits(
    whole,
    edits.sort((a, b) => a.start - b.start),
  );
}

/** Says of the link whose address ends here that it leads to the page that is shown. */
function currentMark(end: number): TextEdit {
  const behind = end + '"'.length;
  return { start: behind, end: behind, text: ' aria-current="page"' };
}

interface Chapter {
  name: string;
  start: number;
  end: number;
}

/** Where the chapters of the guide stand, what they are divided into, and which links lead within it. */
class GuideParts implements HtmlReader {
  readonly chapters: Chapter[] = [];
  readonly sections: GuideSection[] = [];
  readonly ids = new Map<string, string>();
  readonly links: { start: number; end: number; id: string }[] = [];
  private readonly html: string;
  private chapter: Element | undefined;
  private heading: Element | undefined;

  constructor(html: string) {
    this.html = html;
  }

  open(element: Element): void {
    const id = attributeText(element, 'id');
    if (attributeText(element, 'class')?.split(' ').includes('guide-chapter')) {
      this.chapter = element;
      this.chapters.push({ name: attributeText(element, 'aria-labelledby') ?? '', start: element.start, end: 0 });
    }
    const chapter = this.chapters.at(-1)?.name;
    if (id !== undefined && this.chapter && chapter !== undefined) {
      this.ids.set(id, chapter);
      if (/^h[23]$/.test(element.name)) {
        this.heading = element;
        this.sections.push({ id, chapter, title: '', text: '' });
      }
    }
    const href = element.name === 'a' ? attributeOf(element, 'href') : undefined;
    const address = href ? textOf(href) : '';
    if (href && address.startsWith('#')) this.links.push({ start: href.start, end: href.end, id: address.slice(1) });
  }

  text(start: number, end: number): void {
    const section = this.chapter && this.sections.at(-1);
    if (!section) return;
    const text = this.html.slice(start, end);
    if (this.heading) section.title += text;
    else section.text += `${text} `;
  }

  close(element: Element, at: number): void {
    if (element === this.heading) this.heading = undefined;
    const last = this.chapters.at(-1);
    if (element !== this.chapter || !last) return;
    this.chapter = undefined;
    last.end = at + '</section>'.length;
  }
}

/** What stands below a heading of the guide. Title and text have character references. */
interface GuideSection {
  id: string;
  /** Name of the chapter that it is part of. */
  chapter: string;
  title: string;
  text: string;
}

/** The sections in which every word stands, accents and capitals aside, as HTML: each leads to its first word there. Those named so come first. */
function foundHtml(sections: readonly GuideSection[], query: string, prefix: string): string {
  const wanted = foldText(query).split(/\s+/).filter(Boolean);
  const found = sections
    .map((section) => ({ ...section, title: decoded(section.title), text: decoded(section.text) }))
    .filter(({ title, text }) => wanted.every((word) => foldText(`${title} ${text}`).includes(word)));
  const isNamed = ({ title }: GuideSection) => wanted.every((word) => foldText(title).includes(word));
  const sorted = [...found.filter(isNamed), ...found.filter((one) => !isNamed(one))];
  const items = sorted.map((section) => itemHtml(section, wanted[0] ?? '', prefix));
  const heading = escapeText(words.search.found(found.length, query));
  return `<section class="guide-chapter" aria-labelledby="${FOUND}"><h2 id="${FOUND}">${heading}</h2><ul class="guide-found">${items.join('')}</ul></section>`;
}

function itemHtml({ id, chapter, title, text }: GuideSection, word: string, prefix: string): string {
  const [before, match, after] = around(text, word);
  // A browser that knows no text fragments goes to the heading.
  const fragment = match === '' ? '' : `:~:text=${encodeURIComponent(match).replaceAll('-', '%2D')}`;
  const link = `<a href="${prefix}${chapter}#${encodeURIComponent(id)}${fragment}">${escapeText(title)}</a>`;
  const excerpt = `${escapeText(before)}<mark>${escapeText(match)}</mark>${escapeText(after)}`;
  return `<li>${link}<p>${match === '' ? escapeText(text.slice(0, 2 * ROOM)) : excerpt}</p></li>`;
}

/** Characters on each side of a word that is found. */
const ROOM = 80;

/** The first whole word that holds the wanted one, with what stands around it; an empty word where only the title has it. */
function around(text: string, wanted: string): [before: string, match: string, after: string] {
  const found = [...text.matchAll(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu)].find(([word]) => foldText(word).includes(wanted));
  if (!found) return ['', '', ''];
  const [match] = found;
  const [start, end] = [found.index, found.index + match.length];
  return [text.slice(Math.max(0, start - ROOM), start), match, text.slice(end, end + ROOM)];
}

function decoded(html: string): string {
  return decodeHTML(html).replace(/\s+/g, ' ').trim();
}
