import { closest, closestOf } from '../diagnostics/suggest.ts';
import { suggestions } from '../messages/suggestions.fr.ts';
import { messages } from '../messages.fr.ts';

/** Tells what to write instead of an address that leads nowhere: a page or a file of the site, a mail, another site. */
export function pathHints(files: ReadonlySet<string>): (link: string) => string {
  let nearest: ((path: string) => string | undefined) | undefined;
  return (link) => {
    if (MAIL.test(link)) return messages.check.writeMail(link);
    const [host] = HOST.exec(link) ?? [];
    if (host && !FILE.test(host)) return messages.check.writeWhole(link);
    const name = link.replace(/[?#].*/, '').replace(/^(?:\.{0,2}\/)+/, '');
    nearest ??= closestOf(pathsOf(files));
    const near = nearest(`/${name.replace(/(?:(?:^|\/)index\.html?|\.md|\.html?)$/i, '')}`);
    return near === undefined ? messages.check.writeFromRoot : suggestions.didYouMean(near);
  };
}

/** What to write instead of a fragment that its page does not have. */
export function anchorHint(fragment: string, ids: ReadonlySet<string>): string {
  const near = closest(fragment, ids);
  if (near !== undefined) return suggestions.didYouMean(`#${near}`);
  return messages.check.anchors([...ids].slice(0, 12));
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
