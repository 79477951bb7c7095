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
/** Bytes of the first round trip that remain over TLS and HTTP/2, as measured. */
const OPENING = 10 * 1024;

/**
 * Renders a page for publication. Its styles are inlined if the first round trip then contains the page's beginning, and linked otherwise: the
 * first screen of a long page waits for nothing, and the rest arrives while it is read. In development styles are always linked, and the page
 * is not weighed, so that it does not depend on its styles.
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

/** Renders an unsaved page with its styles inlined, whatever their size, because a stylesheet beside it might not be published. */
export const renderForWriter: RenderStep = async ({ page, context }) => {
  const { html, facts } = finish(toHtml(page, context), { address: context.address });
  return { ...outputFile(page.output, html), facts: { facts, inlined: true, weight: 0, unstyled: unstyledHash(html) } };
};

/** Returns the hash of a page without its styles. React escapes quotes in the head's texts, so only the policy's hashes look like hashes. */
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

/** Tells whether the first round trip contains the page up to the end of the first paragraph below its main heading. */
async function opensInFirstRoundTrip(html: string): Promise<boolean> {
  const heading = html.indexOf('</h1>');
  const end = heading === -1 ? -1 : html.indexOf('</p>', heading);
  return end !== -1 && (await compressedSizeAsync(html.slice(0, end))) <= OPENING;
}

/** Splits a content type's stylesheet, so that each page takes the parts that it needs; once a process. `assets`: all files that pages load. */
const compactSheet = memoize((style: Stylesheet, assets: readonly OutputFile[], { base }: SiteAddress) =>
  splitSheet(style.text, assetWords(assets, base)),
);

const assetWords = memoize((assets: readonly OutputFile[], base: string) => {
  const texts = assets.filter(({ path }) => /\.(?:js|css)$/.test(path));
  return scriptWords(
    texts.map((file) => ({ path: file.path, text: fileText(file) })),
    base,
  );
});
