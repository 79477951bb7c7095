import type { ListedFile } from '../../api.ts';
import { linkTo } from '../../server/file-link.ts';
import type { Linking } from '../../server/links/links-api.ts';
import { workshopBin as words } from '../../words/bin.fr.ts';
import * as css from './LinkingTexts.module.css';
import { type KnownDeparture, useDeparture } from './use-departure.ts';

interface LinkingTextsProps extends KnownDeparture {
  files: readonly ListedFile[];
  /** Leaves for the place of a link. */
  onGo(): void;
}

/** The texts that lead to a file's page, each with its places. */
export function LinkingTexts({ departure, problem, files, onGo }: LinkingTextsProps) {
  const groups = byText(departure?.links ?? []);
  const said = departure ? (groups.length === 0 ? words.noLinks : words.links(groups.length)) : words.looking;
  return (
    <>
      <p role="status">{problem || said}</p>
      {groups.length > 0 && (
        <ul className={css.texts}>
          {groups.map(({ path, links }) => (
            <li key={path}>
              <strong>{files.find((file) => file.path === path)?.title ?? path}</strong>{' '}
              <Places links={links} onGo={onGo} />
              {links.some(({ needs }) => needs) && <p className={css.needs}>{words.needs}</p>}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** The same, of a file that is about to leave the site. */
export function TextsLinkingTo({ path, ...props }: Omit<LinkingTextsProps, keyof KnownDeparture> & { path: string }) {
  return <LinkingTexts {...props} {...useDeparture(path)} />;
}

function Places({ links, onGo }: { links: readonly Linking[]; onGo(): void }) {
  return links.map((link) => (
    <a key={`${link.line}:${link.column}`} className={css.place} href={linkTo(link)} onClick={onGo}>
      {words.line(link.line)}
    </a>
  ));
}

function byText(links: readonly Linking[]): { path: string; links: Linking[] }[] {
  const paths = [...new Set(links.map(({ path }) => path))];
  return paths.map((path) => ({ path, links: links.filter((link) => link.path === path) }));
}
