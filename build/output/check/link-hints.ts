import type { Advice } from '../../diagnostics/diagnostic.ts';
import { check as messages } from '../../diagnostics/messages/check.fr.ts';
import { suggestions } from '../../diagnostics/messages/suggestions.fr.ts';
import { closest, closestOf } from '../../diagnostics/suggest.ts';
import { decoded } from './addresses.ts';

/** Tells what to write instead of an address that leads nowhere: a page or a file of the site, a mail, another site. `fix`: the address alone. */
export function pathHints(files: ReadonlySet<string>): (link: string) => Advice {
  let nearest: ((path: string) => string | undefined) | undefined;
  return (link) => {
    if (MAIL.test(link)) return { hint: messages.writeMail(link), fix: `mailto:${link}` };
    const [host] = HOST.exec(link) ?? [];
    if (host && !FILE.test(host)) return { hint: messages.writeWhole(link), fix: `https://${link}` };
    const own = fileNamed(link, files);
    if (own !== undefined) return { hint: suggestions.didYouMean(own), fix: own };
    const name = link.replace(/[?#].*/, '').replace(/^(?:\.{0,2}\/)+/, '');
    nearest ??= closestOf(pathsOf(files));
    const near = nearest(`/${name.replace(/(?:(?:^|\/)index\.html?|\.md|\.html?)$/i, '')}`);
    if (near === undefined) return { hint: messages.writeFromRoot };
    return { hint: suggestions.didYouMean(near), fix: near };
  };
}

/** What to write instead of a link to a fragment that its page does not have. */
export function anchorHint(link: string, fragment: string, ids: ReadonlySet<string>): Advice {
  const near = closest(fragment, ids);
  if (near === undefined) return { hint: messages.anchors([...ids].slice(0, 12)) };
  return { hint: suggestions.didYouMean(`#${near}`), fix: link.replace(/#.*$/s, `#${near}`) };
}

/** The address of the file whose name an address spells as it is, without encoding what addresses must encode, or with other forms of its accents. */
function fileNamed(link: string, files: ReadonlySet<string>): string | undefined {
  const spelling = link.replace(/^(?:\.{0,2}\/)+/, '');
  const spellings = [spelling, decoded(spelling)].map((name) => name?.normalize('NFC'));
  const file = [...files].find((one) => spellings.includes(one.normalize('NFC')));
  return file && `/${file.split('/').map(encoded).join('/')}`;
}

/** Readable where it can be: letters whose accents stand apart look like others. */
function encoded(name: string): string {
  return name === name.normalize('NFC') ? name.replace(/[\s()<>%?#\\]/g, encodeURIComponent) : encodeURIComponent(name);
}

const MAIL = /^[^\s/@:]+@[^\s/@:]+\.\p{L}{2,}$/u;
const HOST = /^(?:[\p{L}\d-]+\.)+\p{L}{2,}(?=[/?#]|$)/u;
const FILE = /\.(?:md|html?|php|pdf|png|jpe?g|webp|avif|gif|svg|ico|txt|xml|json|csv|zip|docx?|xlsx?|pptx?)$/i;

/** What a writer may link: pages by their addresses, and the files that were put there for them. */
function pathsOf(files: ReadonlySet<string>): string[] {
  return [...files]
    .filter((file) => !file.startsWith('assets/'))
    .map((file) => `/${file.replace(/(?:^|\/)index\.html$/, '').replace(/\.html$/, '')}`);
}
