import { type FormEvent, useDeferredValue, useEffect } from 'react';
import type { Search } from '../../server/find/pattern.ts';
import { workshopFind as words } from '../../words/find.fr.ts';
import { useHeading } from '../ui/focus.ts';
import { LabelledInput } from '../ui/LabelledField.tsx';
import { Notice } from '../ui/Notice.tsx';
import { useTitles, type ViewProps } from '../use-content.ts';
import * as css from './FindPage.module.css';
import { FoundTexts } from './FoundTexts.tsx';
import { type ChosenPassages, countOf, type Finding, type Replacing, useFind, useReplacement } from './use-find.ts';

/** The page that finds and replaces words in all texts. */
export function FindPage({ content: { list }, onFiles }: ViewProps) {
  const finding = useFind();
  const replacing = useReplacement(finding, onFiles);
  const replacement = useDeferredValue(replacing.replacement);
  const { found, by, chosen } = finding;
  const { gender } = replacing;
  const wish = { words: by?.words ?? '', replacement, ...(gender && { gender }) };
  const passages = found?.texts.reduce((sum, text) => sum + text.passages.length, 0) ?? 0;
  return (
    <main className="page">
      <h1>{words.heading}</h1>
      <SearchForm finding={finding} />
      <div role="status" className={css.status}>
        <p>{finding.status || (found && (passages === 0 ? words.none : words.found(passages, found.texts.length)))}</p>
        {found?.more && <p>{words.more}</p>}
      </div>
      <ReplaceForm replacing={replacing} chosen={chosen} canReplace={passages > 0} />
      {found && <FoundTexts texts={found.texts} list={list} wish={wish} chosen={chosen} onChoose={finding.choose} />}
    </main>
  );
}

/** The search words and their options. */
function SearchForm({ finding: { search, change, run } }: { finding: Finding }) {
  const field = useHeading<HTMLInputElement>(words.heading);
  useEffect(() => field.current?.focus(), [field]);
  return (
    <search>
      <form
        className={`row ${css.form}`}
        onSubmit={(event) => {
          event.preventDefault();
          void run();
        }}
      >
        <LabelledInput
          className="grow"
          ref={field}
          label={words.words}
          type="search"
          value={search.words}
          maxLength={500}
          onValue={(value) => change({ words: value })}
        />
        <button type="submit" className="primary">
          {words.search}
        </button>
        <SearchOptions search={search} onChange={change} />
      </form>
    </search>
  );
}

function SearchOptions({ search, onChange }: { search: Search; onChange(changed: Partial<Search>): void }) {
  return (
    <div className={`row ${css.options}`}>
      {(['exact', 'whole'] as const).map((option) => (
        <label key={option} className={`row ${css.option}`}>
          <input
            type="checkbox"
            className="box"
            checked={search[option]}
            onChange={({ target }) => onChange({ [option]: target.checked })}
          />{' '}
          {words[option]}
        </label>
      ))}
    </div>
  );
}

interface ReplaceFormProps {
  replacing: Replacing;
  chosen: ChosenPassages;
  canReplace: boolean;
}

/** The replacement, the last one made, and its undo button. */
function ReplaceForm({ replacing, chosen, canReplace }: ReplaceFormProps) {
  const { replacement, write, needsGender, replace, running, problem } = replacing;
  const { passages, texts } = countOf(chosen);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (passages > 0 && !running) void replace();
  };
  return (
    <>
      <div role="status">
        {problem !== '' && <Notice tone={running ? 'info' : 'error'}>{problem}</Notice>}
        <Done replacing={replacing} />
      </div>
      {canReplace && (
        <form className="row" onSubmit={submit}>
          <LabelledInput
            className="grow"
            label={words.replacement}
            hint={words.addressHint}
            value={replacement}
            maxLength={500}
            onValue={write}
          />
          {needsGender && <GenderField replacing={replacing} />}
          <button type="submit" disabled={passages === 0 || running}>
            {passages === 0 ? words.nothingChosen : words.chosen(passages, texts)}
          </button>
        </form>
      )}
    </>
  );
}

function GenderField({ replacing: { replacement, gender, setGender } }: Pick<ReplaceFormProps, 'replacing'>) {
  return (
    <fieldset className="row">
      <legend>{words.gender(replacement)}</legend>
      {(['masculine', 'feminine'] as const).map((one) => (
        <label key={one} className={`row ${css.option}`}>
          <input type="radio" name="gender" required checked={gender === one} onChange={() => setGender(one)} />{' '}
          {words.genders[one]}
        </label>
      ))}
    </fieldset>
  );
}

function Done({ replacing }: Pick<ReplaceFormProps, 'replacing'>) {
  const titleOf = useTitles();
  const { last, undone, running, undo } = replacing;
  if (undone) {
    return (
      <Notice tone="info">
        <p>
          {words.undone(undone.restored.length)} {undone.kept.length > 0 && words.kept(undone.kept.map(titleOf))}
        </p>
      </Notice>
    );
  }
  if (!last || running) return null;
  const { words: former, replacement, passages, texts } = last;
  return (
    <Notice tone="info">
      <p>
        {replacement === ''
          ? words.removed(former, passages, texts.length)
          : words.replaced(former, replacement, passages, texts.length)}
      </p>
      <button type="button" onClick={undo}>
        {words.undo}
      </button>
    </Notice>
  );
}
