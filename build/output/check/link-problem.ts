import { absoluteUrl, decodePath, LINK_SCHEMES, parseUrl, withoutQuery } from '../../contract/addresses.ts';
import type { PlacedEntry } from '../../contract/content.ts';
import type { PlannedPage, SiteAddress } from '../../contract/definition.ts';
import type { Advice, Diagnostic, Wording } from '../../contract/diagnostic.ts';
import type { Unpublished } from '../../contract/entry.ts';
import type { Page } from '../../contract/finished-page.ts';
import type { UnpublishedPage } from '../../contract/publication.ts';
import { check as messages } from '../../diagnostics/messages/check.fr.ts';
import { markdown } from '../../diagnostics/messages/markdown.fr.ts';
import { suggestions } from '../../diagnostics/messages/suggestions.fr.ts';
import { closest, closestOf } from '../../diagnostics/suggest.ts';
import { addressInText, type Texts } from './places.ts';

export interface Targets {
  address: SiteAddress;
  files: ReadonlySet<string>;
  /** Ids of each page, by output file. */
  idsByOutput: ReadonlyMap<string, ReadonlySet<string>>;
  /** Ids that headings gave up, with the new ones, by output file. */
  movedIds: ReadonlyMap<string, ReadonlyMap<string, string>>;
  /** Reasons why pages are not published, by path without trailing slash. */
  unpublished: ReadonlyMap<string, Unpublished>;
}

export function linkTargets(
  pages: readonly Page[],
  files: ReadonlySet<string>,
  address: SiteAddress,
  unpublished: readonly UnpublishedPage[],
  texts: Texts = new Map(),
): Targets {
  return {
    address,
    files,
    idsByOutput: new Map(pages.map(({ route, facts }) => [route.output, new Set(facts.ids)])),
    movedIds: new Map(pages.map(({ route }) => [route.output, movedIdsOf(texts.get(route.source ?? ''))])),
    unpublished: new Map(unpublished.map((page) => [page.path, page.unpublished])),
  };
}

function movedIdsOf(placed: PlacedEntry | undefined): ReadonlyMap<string, string> {
  const headings = placed?.entry.headings ?? [];
  return new Map(headings.flatMap(({ plain, id }) => (plain === undefined ? [] : [[plain, id]])));
}

type LinkingPage = Pick<PlannedPage, 'path' | 'output'>;

/** A problem of a link. A link to an unpublished page is only a warning. */
export interface LinkProblem {
  severity: Diagnostic['severity'];
  wording: Wording;
}

const ABSOLUTE = /^(?:[a-z][a-z\d+.-]*:|\/)/i;

/** Returns a function that finds the problem of a link, or undefined. Absolute links, which many pages share, are checked once. */
export function problems(targets: Targets): (link: string, page: LinkingPage) => LinkProblem | undefined {
  const known = new Map<string, LinkProblem | 'none'>();
  const hintFor = pathHints(targets.files);
  return (link, page) => {
    const same = known.get(link);
    const problem = same ?? problemOf(link, page, targets, hintFor) ?? 'none';
    if (!same && isAbsolute(link)) known.set(link, problem);
    return problem === 'none' ? undefined : problem;
  };
}

/** Tells whether an address leads to the same place from every page. */
export function isAbsolute(link: string): boolean {
  return ABSOLUTE.test(link);
}

function problemOf(
  link: string,
  page: LinkingPage,
  targets: Targets,
  hintFor: (link: string) => Advice,
): LinkProblem | undefined {
  const { address, idsByOutput } = targets;
  const isOwn = link.startsWith('#');
  const isThere = isOwn && idsByOutput.get(page.output)?.has(link.slice(1));
  if (isThere && !targets.movedIds.get(page.output)?.has(link.slice(1))) return undefined;
  const url = parseUrl(link, absoluteUrl(address, page.path));
  if (url && url.origin !== address.origin) return asError(externalProblem(link, url));
  const pathname = url && decodePath(url.pathname);
  const fragment = url && decodePath(url.hash.slice(1).replace(/:~:.*/s, ''));
  if (pathname === undefined || fragment === undefined) return asError(messages.noAddress(link));
  const target = isOwn ? page.output : outputFor(pathname, targets);
  const spelling = addressInText(link, address);
  const unpublished = targets.unpublished.get(pathname.slice(address.base.length).replace(/(?<=.)\/$/, ''));
  const reason = unpublished && messages.unpublishedLink(spelling, unpublished);
  if (target === undefined) return asError(reason ?? messages.deadLink(spelling, hintFor(spelling)));
  const ids = idsByOutput.get(target);
  // The top of a page needs no id (HTML, § 7.4.6.4).
  if (ids && !/^(?:top)?$/i.test(fragment) && !ids.has(fragment))
    return asError(messages.deadAnchor(spelling, anchorHint(spelling, fragment, ids)));
  const moved = targets.movedIds.get(target)?.get(fragment);
  const warning = reason ?? (moved === undefined ? undefined : messages.movedAnchor(spelling, fragment, moved));
  return warning && { severity: 'warning', wording: warning };
}

function asError(wording: Wording | undefined): LinkProblem | undefined {
  return wording && { severity: 'error', wording };
}

/** Checks an external address. `//` and `/\` look like paths of this site; unknown schemes open nothing or run code. */
function externalProblem(link: string, url: URL): Wording | undefined {
  const scheme = url.protocol.slice(0, -1);
  if (!LINK_SCHEMES.includes(scheme))
    return link.startsWith('data:image/') ? undefined : markdown.forbiddenScheme(scheme, LINK_SCHEMES);
  return link.toLowerCase().startsWith(url.protocol) ? undefined : messages.hiddenHost(link, url);
}

function outputFor(pathname: string, { address: { base }, files }: Targets): string | undefined {
  if (pathname !== base && !pathname.startsWith(`${base}/`)) return undefined;
  const path = pathname.slice(base.length + 1).replace(/\/$/, '');
  return [path, `${path}/index.html`.replace(/^\//, ''), `${path}.html`].find((candidate) => files.has(candidate));
}

/** Returns a function that suggests a page, a file, a mail or another site in place of an address. `fix`: the new address alone. */
function pathHints(files: ReadonlySet<string>): (link: string) => Advice {
  let nearest: ((path: string) => string | undefined) | undefined;
  return (link) => {
    if (MAIL.test(link)) return { hint: messages.writeMail(link), fix: `mailto:${link}` };
    const [host] = HOST.exec(link) ?? [];
    if (host && !FILE.test(host)) return { hint: messages.writeWhole(link), fix: `https://${link}` };
    const name = withoutQuery(link).replace(/^(?:\.{0,2}\/)+/, '');
    nearest ??= closestOf(pathsOf(files));
    const near = nearest(`/${name.replace(/(?:(?:^|\/)index\.html?|\.md|\.html?)$/i, '')}`);
    const isDownload = FILE.test(name) && !/\.(?:md|html?|php)$/i.test(name);
    const otherwise = isDownload ? messages.putFile(name.replace(/^.*\//s, '')) : messages.writeFromRoot;
    return suggestions.advice(fileNamed(link, files) ?? near, otherwise);
  };
}

function anchorHint(link: string, fragment: string, ids: ReadonlySet<string>): Advice {
  const near = closest(fragment, ids);
  if (near === undefined) return { hint: messages.anchors([...ids].slice(0, 12)) };
  return { hint: suggestions.didYouMean(`#${near}`), fix: link.replace(/#.*$/s, `#${near}`) };
}

/** Finds the file whose name an address spells without encoding, or with other forms of accents. */
function fileNamed(link: string, files: ReadonlySet<string>): string | undefined {
  const spelling = link.replace(/^(?:\.{0,2}\/)+/, '');
  const spellings = [spelling, decodePath(spelling)].map((name) => name?.normalize('NFC'));
  const file = [...files].find((one) => spellings.includes(one.normalize('NFC')));
  return file && `/${file.split('/').map(encoded).join('/')}`;
}

/** Encodes only characters that an address must encode, so that it stays readable. */
function encoded(name: string): string {
  return name === name.normalize('NFC') ? name.replace(/[\s()<>%?#\\]/g, encodeURIComponent) : encodeURIComponent(name);
}

const MAIL = /^[^\s/@:]+@[^\s/@:]+\.\p{L}{2,}$/u;
const HOST = /^(?:[\p{L}\d-]+\.)+\p{L}{2,}(?=[/?#]|$)/u;
const FILE = /\.(?:md|html?|php|pdf|png|jpe?g|webp|avif|gif|svg|ico|txt|xml|json|csv|zip|docx?|xlsx?|pptx?)$/i;

/** Returns the addresses of pages and of files for visitors. */
function pathsOf(files: ReadonlySet<string>): string[] {
  return [...files]
    .filter((file) => !file.startsWith('assets/'))
    .map((file) => `/${file.replace(/(?:^|\/)index\.html$/, '').replace(/\.html$/, '')}`);
}
