import { useId } from 'react';
import type { FoundText, Passage } from '../../api.ts';
import { fileName, linkTo } from '../../file-link.ts';
import { workshopFind as words } from '../../words/find.fr.ts';
import * as css from './FindPage.module.css';
import { type Chosen, indicesOf, withPassages } from './use-find.ts';

interface FoundTextsProps {
  texts: readonly FoundText[];
  /** What would stand in the place of the chosen passages; empty: they are shown as they are. */
  replacement: string;
  chosen: Chosen;
  onChoose(chosen: Chosen): void;
  titleOf(path: string): string;
}

/** Each passage in its line, as it is and as it would be, with a box to tick. */
export function FoundTexts({ texts, ...props }: FoundTextsProps) {
  return (
    <div className={css.texts}>
      {texts.map((text) => (
        <TextPassages key={text.path} text={text} {...props} />
      ))}
    </div>
  );
}

type TextPassagesProps = Omit<FoundTextsProps, 'texts'> & { text: FoundText };

function TextPassages({ text, replacement, chosen, onChoose, titleOf }: TextPassagesProps) {
  const heading = useId();
  const { path, passages } = text;
  const own = chosen.get(path) ?? new Set();
  const choose = (indices: readonly number[], take: boolean) => onChoose(withPassages(chosen, text, indices, take));
  return (
    <section aria-labelledby={heading} className={css.text}>
      <h2 id={heading} className={css.head}>
        <input
          type="checkbox"
          aria-label={words.all(titleOf(path))}
          checked={own.size === passages.length}
          ref={(box) => {
            if (box) box.indeterminate = own.size > 0 && own.size < passages.length;
          }}
          onChange={(event) => choose(indicesOf(text), event.target.checked)}
        />
        <a href={linkTo({ path })}>{titleOf(path)}</a>
        <span className={css.place}>{fileName(path)}</span>
      </h2>
      <ul>
        {passages.map((passage, index) => (
          <li key={[passage.line, passage.column, index].join(' ')} className={css.passage}>
            <input
              type="checkbox"
              aria-label={words.one(passage.line, passage.found)}
              checked={own.has(index)}
              onChange={(event) => choose([index], event.target.checked)}
            />
            <a className={css.place} href={linkTo({ path, line: passage.line, column: passage.column })}>
              {words.line(passage.line)}
            </a>
            <PassageLine passage={passage} replacement={own.has(index) ? replacement : ''} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function PassageLine({
  passage: { before, found, after, address },
  replacement,
}: {
  passage: Passage;
  replacement: string;
}) {
  return (
    <p className={css.line}>
      {before}
      {replacement === '' ? (
        <mark>{found}</mark>
      ) : (
        <>
          <del>{found}</del>
          <ins>{replacement}</ins>
        </>
      )}
      {after}
      {address && <span className={css.address}>{words.address}</span>}
    </p>
  );
}
