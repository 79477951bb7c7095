import type { Stylesheet } from '../../contract/bundle.ts';
import type { SiteAddress } from '../../contract/definition.ts';
import type { PageSummary } from '../../contract/finished-page.ts';
import { fileText, type OutputFile, outputFile } from '../../contract/output.ts';
import { compressedSizeAsync } from '../../platform/compression.ts';
import { hashOf } from '../../platform/hash.ts';
import { memoize } from '../../platform/memoize.ts';
import { finish } from './finish.ts';
import type { RenderJob, RenderStep } from './render.ts';
import { scriptWords } from './styles/script-words.ts';
import { splitSheet } from './styles/split-sheet.ts';
import { STYLESHEET_MARK, toHtml, toMarkedHtml } from './to-html.ts';

/** Bytes that a server sends in the first round trip of a new connection: ten segments of 1 460 bytes (RFC 6928), less headers. */
const FIRST_ROUND_TRIP = 14 * 1024;
/** The rest of these over TLS and HTTP/2, as measured. */
const OPENING = 10 * 1024;

/**
 * A page as it is published. Its styles are inlined where it opens in the first round trip with them, else linked: a long page's
 * first screen then waits for nothing, and the rest of it comes while that is read. In development they are always linked, and nobody asks for
 * the weight: a page is the same whatever its styles say.
 */
export async function renderPage({ page, context }: RenderJob): Promise<{ facts: PageSummary; contents: string }> {
  const { bundle, address, development } = context;
  const html = toMarkedHtml(page, context);
  const style = bundle.styles.get(page.contentType);
  if (development) {
    const { html: contents, facts } = finish(style ? withLinkedStyle(html, style) : html, { address });
    return { facts: { facts, inlined: !style, weight: 0, unstyled: unstyledHash(contents) }, contents };
  }
  const sheet = style && compactSheet(style, bundle.assets, address);
  const inline = finish(html, { address, sheet });
  const weight = await compressedSizeAsync(inline.html);
  if (!style || weight <= FIRST_ROUND_TRIP || (await opensInFirstRoundTrip(inline.html)))
    return {
      facts: { facts: inline.facts, inlined: true, weight, unstyled: unstyledHash(inline.html) },
      contents: inline.html,
    };
  const { html: contents, facts } = finish(withLinkedStyle(html, style), { address });
  const weighed = { weight: await compressedSizeAsync(contents), unstyled: unstyledHash(contents) };
  return { facts: { facts, inlined: false, ...weighed }, contents };
}

/** Renders an unsaved page: its styles are in it, whatever it weighs, since a stylesheet beside it might not be published. */
export const renderForWriter: RenderStep = async ({ page, context }) => {
  const { html, facts } = finish(toHtml(page, context), { address: context.address });
  return { ...outputFile(page.output, html), facts: { facts, inlined: true, weight: 0, unstyled: unstyledHash(html) } };
};

/** React writes quotes of the head's texts as references: what looks like a hash there is one of the security policy. */
function unstyledHash(html: string): string {
  const body = html.indexOf('<body');
  const head = html.slice(0, Math.max(body, 0)).replace(/<style>.*?(?:<\/style>|$)|'sha256-[^']*'/gs, '');
  return hashOf(head + html.slice(Math.max(body, 0)));
}

function withLinkedStyle(html: string, { file }: Stylesheet): string {
  return html
    .replace(`<style>${STYLESHEET_MARK}`, `<link rel="stylesheet" href="/${file.path}"/><style>`)
    .replace('<style></style>', '');
}

/** Tells whether a page comes in the first round trip up to the end of the first paragraph below its main heading. */
async function opensInFirstRoundTrip(html: string): Promise<boolean> {
  const heading = html.indexOf('</h1>');
  const end = heading === -1 ? -1 : html.indexOf('</p>', heading);
  return end !== -1 && (await compressedSizeAsync(html.slice(0, end))) <= OPENING;
}

/** A content type's stylesheet in pieces, of which each page takes what it needs; taken apart once a process. `assets`: all that pages load. */
const compactSheet = memoize((style: Stylesheet, assets: readonly OutputFile[], { base }: SiteAddress) =>
  splitSheet(style.text, wordsOf(assets, base)),
);

const wordsOf = memoize((assets: readonly OutputFile[], base: string) => {
  const texts = assets.filter(({ path }) => /\.(?:js|css)$/.test(path));
  return scriptWords(
    texts.map((file) => ({ path: file.path, text: fileText(file) })),
    base,
  );
});
