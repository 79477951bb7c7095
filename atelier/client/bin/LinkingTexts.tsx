import { useEffect, useState } from 'react';
import type { ListedFile } from '../../api.ts';
import { linkTo } from '../../server/file-link.ts';
import type { Departure, Linking } from '../../server/links/links-api.ts';
import { workshopBin as words } from '../../words/bin.fr.ts';
import { reasonOf } from '../call-api.ts';
import * as css from './BinPage.module.css';
import { binClient } from './bin-client.ts';

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

interface KnownDeparture {
  /** Undefined until it is known. */
  departure?: Departure;
  /** Why it cannot be. */
  problem: string;
}

/** What follows from a file's leaving the site. */
export function useDeparture(path: string): KnownDeparture {
  const [known, setKnown] = useState<KnownDeparture>({ problem: '' });
  useEffect(() => {
    let ended = false;
    const tell = (answer: KnownDeparture) => {
      if (!ended) setKnown(answer);
    };
    binClient.departure(path).then(
      (departure) => tell({ departure, problem: '' }),
      (error) => tell({ problem: reasonOf(error) }),
    );
    return () => {
      ended = true;
    };
  }, [path]);
  return known;
}
