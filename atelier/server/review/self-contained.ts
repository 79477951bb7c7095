import { escapeAttribute } from 'entities';
import { readHtml } from '../../../build/contract/html.ts';
import { type TextEdit, withEdits } from '../../../build/contract/text.ts';
import { PageParts } from './page-parts.ts';

/** A file that a page loads. */
interface LoadedFile {
  /** `image/png`. */
  type: string;
  bytes: Uint8Array;
}

/** Loads a file of the site by its address; undefined where there is none. */
export type LoadFile = (address: string) => Promise<LoadedFile | undefined>;

/**
 * A page of the site as one file that loads no other: styles, pictures, icons and fonts are in it; scripts, films and the page's policy are not.
 * What cannot be loaded is left out. `additions` stand at the end of the `head` and of the `body`.
 */
export async function selfContained(
  html: string,
  load: LoadFile,
  additions: { head: string; body: string },
): Promise<string> {
  const parts = new PageParts();
  readHtml(html, [parts]);
  const rules = parts.rules.map(async ({ start, end }): Promise<TextEdit> => {
    return { start, end, text: await withDataAddresses(html.slice(start, end), load) };
  });
  const stylesheets = parts.stylesheets.map(async ({ start, end, address }): Promise<TextEdit> => {
    return { start, end, text: `<style>${await withDataAddresses(await textAt(address, load), load)}</style>` };
  });
  const pictures = parts.pictures.map(async ({ start, end, address }): Promise<TextEdit> => {
    return { start, end, text: escapeAttribute(await dataAddress(address, load)) };
  });
  const icons = await Promise.all([...parts.icons].map((address) => textAt(address, load)));
  const edits = [
    ...parts.cuts,
    ...(await Promise.all([...rules, ...stylesheets, ...pictures])),
    { ...parts.headEnd, text: additions.head },
    { ...parts.bodyEnd, text: icons.map((svg) => `<div hidden>${svg}</div>`).join('') + additions.body },
  ];
  return withEdits(
    html,
    edits.sort((a, b) => a.start - b.start),
  );
}

/** Addresses of files in rules, in quotes or without; names within the page begin with a number sign. */
const URL_IN_RULES = /url\(\s*(["']?)(?!#|data:)([^"'()\s]+)\1\s*\)/g;

async function withDataAddresses(css: string, load: LoadFile): Promise<string> {
  const addresses = [...new Set([...css.matchAll(URL_IN_RULES)].map(([, , address = '']) => address))];
  const known = new Map(await Promise.all(addresses.map(async (one) => [one, await dataAddress(one, load)] as const)));
  return css.replace(URL_IN_RULES, (_, _quote, address: string) => `url("${known.get(address)}")`);
}

/** Nothing where there is no such file: a page without a picture is better than none. */
async function dataAddress(address: string, load: LoadFile): Promise<string> {
  if (address === '' || address.startsWith('data:')) return address;
  const file = await load(address);
  return file ? `data:${file.type};base64,${Buffer.from(file.bytes).toString('base64')}` : 'data:,';
}

async function textAt(address: string, load: LoadFile): Promise<string> {
  const file = await load(address);
  return file ? Buffer.from(file.bytes).toString() : '';
}
