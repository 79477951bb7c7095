import { brotliCompressSync, constants } from 'node:zlib';
import { absoluteUrl, publishedPath } from '../addresses/published.ts';
import type { Bundle, Stylesheet } from '../bundle/bundle.ts';
import type { Site, SiteAddress } from '../contract/definition.ts';
import { type OutputFile, outputFile } from '../contract/output.ts';
import type { PageFacts } from '../contract/page-facts.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { type FinishedPage, finish } from '../finish/finish.ts';
import type { Route } from '../plan/route.ts';

/** A rendered page: its file, the route it answers, and its stylesheet. */
export interface Page {
  route: Route;
  file: OutputFile;
  facts: PageFacts;
  style: Stylesheet | undefined;
  inlined: boolean;
}

/** What a server sends in the first round trip of a new connection: ten segments of 1 460 bytes (RFC 6928), less headers. */
const FIRST_ROUND_TRIP = 14 * 1024;

/** Every route as a finished HTML file. Styles are inlined where the page still fits the first round trip, else linked. `failures` holds, by path, what a component threw. */
export function render(
  routes: readonly Route[],
  site: Site,
  address: SiteAddress,
  bundle: Bundle,
): { pages: Page[]; diagnostics: Diagnostic[]; failures: Map<string, string> } {
  const pages: Page[] = [];
  const failures = new Map<string, string>();
  const diagnostics: Diagnostic[] = [];
  for (const route of routes) {
    try {
      pages.push(renderPage(route, site, address, bundle));
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      failures.set(route.path, message);
      diagnostics.push({
        severity: 'error',
        file: route.file.path,
        line: 1,
        column: 1,
        rule: 'rendu-impossible',
        message: `La page « ${route.path} » ne peut pas être dessinée : ${message}.`,
        hint: `C'est un défaut du code du site (modèle « ${route.kind} »), pas de votre texte.`,
      });
    }
  }
  return { pages, diagnostics, failures };
}

function renderPage(route: Route, site: Site, address: SiteAddress, bundle: Bundle): Page {
  const style = bundle.styles.get(route.kind);
  const scripts = Object.fromEntries(Object.entries(bundle.scripts).map(([name, file]) => [name, `/${file}`]));
  const fonts = bundle.assets
    .filter(({ path }) => path.endsWith('.woff2') && style?.text.includes(path))
    .map(({ path }) => `/${path}`);
  const draw = (styles: { inline: string } | { href: string }) => {
    const { kind, path, entry } = route;
    const url = (to: string) => absoluteUrl(address, to);
    const href = (to: string) => publishedPath(address, to);
    const html = bundle.render({
      kind,
      path,
      entry,
      site,
      url,
      href,
      styles,
      fonts,
      scripts,
      component: bundle.components.get(kind),
    });
    return finish(html, { address });
  };
  const page = ({ html, facts }: FinishedPage, inlined: boolean): Page => ({
    route,
    file: outputFile(route.output, html),
    facts,
    style,
    inlined,
  });
  const inline = draw({ inline: style?.text ?? '' });
  if (!style || compressedSize(inline.html) <= FIRST_ROUND_TRIP) return page(inline, true);
  return page(draw({ href: `/${style.file.path}` }), false);
}

/** Bytes after brotli at quality 5, about what a host spends on a response it compresses itself. */
export function compressedSize(contents: string | Uint8Array): number {
  return brotliCompressSync(contents, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;
}
