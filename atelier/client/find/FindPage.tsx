import { useDeferredValue } from 'react';
import { workshopFind as words } from '../../words/find.fr.ts';
import { useHeading } from '../ui/use-heading.ts';
import type { ViewProps } from '../view.ts';
import * as css from './FindPage.module.css';
import { FoundTexts } from './FoundTexts.tsx';
import { ReplaceForm } from './ReplaceForm.tsx';
import { SearchForm } from './SearchForm.tsx';
import { useFind } from './use-find.ts';
import { useReplacement } from './use-replacement.ts';

/** Words in all texts, and other words in their place. */
export function FindPage({ content: { list }, onFiles }: ViewProps) {
  const heading = useHeading(words.heading);
  const finding = useFind();
  const replacing = useReplacement(finding, onFiles);
  const replacement = useDeferredValue(replacing.replacement);
  const { found, chosen } = finding;
  const titles = new Map(list.files.map(({ path, title }) => [path, title]));
  const titleOf = (path: string) => titles.get(path) ?? path;
  const passages = found?.texts.reduce((sum, text) => sum + text.passages.length, 0) ?? 0;
  return (
    <main className={css.page}>
      <h1 ref={heading} tabIndex={-1}>
        {words.heading}
      </h1>
      <SearchForm finding={finding} />
      <div role="status" className={css.status}>
        <p>{finding.said || (found && (passages === 0 ? words.none : words.found(passages, found.texts.length)))}</p>
        {found?.more && <p>{words.more}</p>}
      </div>
      <ReplaceForm replacing={replacing} chosen={chosen} canReplace={passages > 0} titleOf={titleOf} />
      {found && (
        <FoundTexts
          texts={found.texts}
          replacement={replacement}
          chosen={chosen}
          onChoose={finding.choose}
          titleOf={titleOf}
        />
      )}
    </main>
  );
}
