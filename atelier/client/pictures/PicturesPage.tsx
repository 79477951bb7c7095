import { useDeferredValue, useId, useState } from 'react';
import { workshopPictures as words } from '../../words/pictures.fr.ts';
import { Notice } from '../ui/Notice.tsx';
import { useHeading } from '../ui/use-heading.ts';
import type { ViewProps } from '../view.ts';
import { Films } from './Films.tsx';
import { PictureDialog } from './PictureDialog.tsx';
import { PictureGrid } from './PictureGrid.tsx';
import * as css from './PicturesPage.module.css';
import { fitting, isInState, type PictureState } from './picture-filter.ts';
import { StateChoice } from './StateChoice.tsx';
import { usePictures } from './use-pictures.ts';

/** All pictures of the site, as many of them as fit what is typed and chosen. */
export function PicturesPage({ content, onFiles }: ViewProps) {
  const { pictures, problem, reload } = usePictures();
  const [typed, setTyped] = useState('');
  const [state, setState] = useState<PictureState>('all');
  const [open, setOpen] = useState<string>();
  const [said, setSaid] = useState('');
  const { files } = content.list;
  const wanted = useDeferredValue(typed);
  const found = pictures?.filter(isInState[state]).filter(fitting(wanted, files)) ?? [];
  const opened = pictures?.find(({ address }) => address === open);
  const close = () => setOpen(undefined);
  const changed = async (words: string) => {
    close();
    setSaid(words);
    await Promise.all([reload(), onFiles()]);
  };
  return (
    <div className={css.page}>
      <Header />
      <main>
        <Status problem={problem} said={said} />
        <div className={css.filters}>
          <TypedFilter typed={typed} onType={setTyped} />
          {pictures && <StateChoice pictures={pictures} state={state} onChoose={setState} />}
        </div>
        <p role="status" className={css.quiet}>
          {pictures ? (pictures.length === 0 ? words.none : words.found(found.length)) : words.looking}
        </p>
        <PictureGrid pictures={found} onOpen={setOpen} />
        <Films files={files} />
      </main>
      {opened && (
        <PictureDialog key={opened.address} picture={opened} files={files} onChanged={changed} onClose={close} />
      )}
    </div>
  );
}

function Header() {
  const heading = useHeading(words.heading);
  return (
    <header>
      <h1 ref={heading} tabIndex={-1}>
        {words.heading}
      </h1>
      <p className={css.quiet}>{words.explanation}</p>
    </header>
  );
}

function Status({ problem, said }: { problem: string; said: string }) {
  const shown = problem || said;
  return <div role="status">{shown !== '' && <Notice tone={problem === '' ? 'info' : 'error'}>{shown}</Notice>}</div>;
}

function TypedFilter({ typed, onType }: { typed: string; onType(typed: string): void }) {
  const id = useId();
  return (
    <search>
      <label htmlFor={id}>{words.search}</label>
      <input
        id={id}
        type="search"
        value={typed}
        autoComplete="off"
        aria-describedby={`${id}-hint`}
        onChange={({ target }) => onType(target.value)}
      />
      <p id={`${id}-hint`} className={css.quiet}>
        {words.searchHint}
      </p>
    </search>
  );
}
