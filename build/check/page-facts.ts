import { Parser } from 'htmlparser2';
import type { Page } from '../render.ts';

/** What the checks need to know of a page, gathered in one reading of its HTML. */
export interface PageFacts {
  page: Page;
  title: string;
  description: string;
  h1: number;
  ids: string[];
  links: string[];
  images: Record<string, string>[];
  classes: ReadonlySet<string>;
  styleAttributes: number;
}

const ADDRESS_ATTRIBUTES: Readonly<Record<string, string>> = {
  a: 'href',
  area: 'href',
  link: 'href',
  img: 'src',
  script: 'src',
  source: 'src',
  iframe: 'src',
  form: 'action',
  use: 'href',
  image: 'href',
};

export function pageFacts(page: Page): PageFacts {
  const ids: string[] = [];
  const links: string[] = [];
  const images: Record<string, string>[] = [];
  const classes = new Set<string>();
  let [title, description, h1, styleAttributes, inTitle, inSvg] = ['', '', 0, 0, false, 0];
  const parser = new Parser({
    onopentag(name, attributes) {
      if (name === 'svg') inSvg++;
      if (name === 'title' && inSvg === 0) inTitle = true;
      if (name === 'h1') h1++;
      if (name === 'img') images.push(attributes);
      if (name === 'meta' && attributes.name === 'description') description = attributes.content ?? '';
      if (attributes.id !== undefined) ids.push(attributes.id);
      if (attributes.style !== undefined) styleAttributes++;
      for (const one of attributes.class?.split(/\s+/) ?? []) if (one) classes.add(one);
      const attribute = ADDRESS_ATTRIBUTES[name];
      const address = attribute && attributes[attribute];
      if (address !== undefined && address !== '') links.push(address);
    },
    onclosetag(name) {
      if (name === 'svg') inSvg--;
      if (name === 'title') inTitle = false;
    },
    ontext(text) {
      if (inTitle) title += text;
    },
  });
  parser.end(page.file.contents);
  return { page, title, description, h1, ids, links, images, classes, styleAttributes };
}
