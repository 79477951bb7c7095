import { useEffect, useId, useState } from 'react';
import type { ListedFile } from '../../api.ts';
import { linkTo } from '../../file-link.ts';
import type { LinkPlace, RemovalEffects } from '../../server/bin/bin-api.ts';
import { workshopApp } from '../../words/app.fr.ts';
import { workshopBin as words } from '../../words/bin.fr.ts';
import { reasonOf } from '../api-client.ts';
import { isUnsaved } from '../document/editing.ts';
import { dropCopy } from '../document/local-copies.ts';
import type { OpenDocument } from '../document/use-document.ts';
import { Actions, Dialog } from '../ui/Dialog.tsx';
import * as css from './BinPage.module.css';
import { BIN_FRAGMENT, binClient } from './bin-client.ts';

/** Says what becomes of a file that is deleted and who leads to it, asks where its address is to lead, and moves it to the bin. */
export function DeleteDialog({ doc }: { doc: OpenDocument }) {
  const { path, title, content, editing, openDialog } = doc;
  const known = useDeparture(path);
  const { addresses = [], successors = [] } = known.departure ?? {};
  const [successor, setSuccessor] = useState('');
  const { remove, running, problem } = useDeletion(doc, successor);
  const { files } = content.list;
  const close = () => openDialog(undefined);
  return (
    <Dialog heading={words.deleteHeading(title)} onClose={close}>
      <p>
        {words.deleteWhole} {isUnsaved(editing) && words.unsaved}
      </p>
      <LinkingTexts {...known} files={files} isDeletion onGo={close} />
      {addresses.length > 0 && (
        <SuccessorField
          addresses={addresses}
          pages={files.filter((file) => successors.includes(file.path))}
          chosen={successor}
          onChoose={setSuccessor}
        />
      )}
      <p role="alert">{problem}</p>
      <Actions>
        <button type="button" className="primary" disabled={running || !known.departure} onClick={remove}>
          {words.delete}
        </button>
        <button type="button" onClick={close}>
          {workshopApp.cancel}
        </button>
      </Actions>
    </Dialog>
  );
}

/** Saves what is written, moves the file to the bin, and goes there. */
function useDeletion({ path, actions, onFiles }: OpenDocument, successor: string) {
  const [running, setRunning] = useState(false);
  const [problem, setProblem] = useState('');
  const remove = async () => {
    setRunning(true);
    try {
      if (!(await actions.save())) throw new Error(words.notSaved);
      const { version } = actions.saved();
      await binClient.delete({ path, version, ...(successor !== '' && { successor }) });
      dropCopy(path);
      // The browser's back button must not lead to the deleted file.
      location.replace(BIN_FRAGMENT);
      await onFiles();
    } catch (error) {
      setProblem(reasonOf(error));
      setRunning(false);
    }
  };
  return { remove, running, problem };
}

interface SuccessorFieldProps {
  /** Of the page that goes. */
  addresses: readonly string[];
  /** Those that they can lead to. */
  pages: readonly ListedFile[];
  /** Path of the chosen page's file; empty for none. */
  chosen: string;
  onChoose(path: string): void;
}

/** Asks which page the addresses of one that goes lead to. */
function SuccessorField({ addresses, pages, chosen, onChoose }: SuccessorFieldProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id}>{words.lead}</label>
      <select id={id} value={chosen} aria-describedby={`${id}-hint`} onChange={({ target }) => onChoose(target.value)}>
        <option value="">{words.leadNowhere}</option>
        {pages.map(({ path, title, address }) => (
          <option key={path} value={path}>
            {`${title} (${address})`}
          </option>
        ))}
      </select>
      <p id={`${id}-hint`}>
        <small>{words.leadHint(addresses)}</small>
      </p>
    </div>
  );
}

interface LinkingTextsProps extends KnownDeparture {
  files: readonly ListedFile[];
  /** Lists lose the name of a text that is deleted, and keep that of a draft. */
  isDeletion?: boolean;
  /** Leaves for the place of a link. */
  onGo(): void;
}

/** The texts that lead to a file's page, each with its places. */
function LinkingTexts({ departure, problem, files, isDeletion, onGo }: LinkingTextsProps) {
  const groups = byText(departure?.links ?? []);
  const status = departure ? (groups.length === 0 ? words.noLinks : words.links(groups.length)) : words.looking;
  return (
    <>
      <p role="status">{problem || status}</p>
      {groups.length > 0 && (
        <ul className={css.texts}>
          {groups.map(({ path, links }) => (
            <li key={path}>
              <strong>{files.find((file) => file.path === path)?.title ?? path}</strong>{' '}
              <Places links={links} onGo={onGo} />
              {links.some(({ needs }) => needs) && (
                <p className={css.needs}>
                  {isDeletion && links.every(({ needs, isListed }) => !needs || isListed) ? words.listed : words.needs}
                </p>
              )}
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

function Places({ links, onGo }: { links: readonly LinkPlace[]; onGo(): void }) {
  return links.map((link) => (
    <a key={`${link.line}:${link.column}`} className={css.place} href={linkTo(link)} onClick={onGo}>
      {words.line(link.line)}
    </a>
  ));
}

function byText(links: readonly LinkPlace[]): { path: string; links: LinkPlace[] }[] {
  const paths = [...new Set(links.map(({ path }) => path))];
  return paths.map((path) => ({ path, links: links.filter((link) => link.path === path) }));
}

interface KnownDeparture {
  /** Undefined until it is known. */
  departure?: RemovalEffects;
  /** Why it cannot be. */
  problem: string;
}

/** Asks for the consequences of a file leaving the site. */
function useDeparture(path: string): KnownDeparture {
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
