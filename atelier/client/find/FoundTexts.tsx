import { useId } from 'react';
import type { ContentList, FoundText, Passage } from '../../api.ts';
import { fileName, linkTo } from '../../file-link.ts';
import type { Replacement } from '../../server/find/find-endpoints.ts';
import { fitReplacement } from '../../server/find/fit-replacement.ts';
import { workshopFind as words } from '../../words/find.fr.ts';
import { namesOf } from '../document/use-preview.ts';
import type { FieldSchema } from '../form/field-schema.ts';
import { plainWords } from '../ui/plain-words.ts';
import { Technique } from '../ui/Technique.tsx';
import * as css from './FindPage.module.css';
import { type ChosenPassages, choosePassages, passageIndices } from './use-find.ts';

type Wish = Pick<Replacement, 'words' | 'replacement' | 'gender'>;

interface FoundTextsProps {
  texts: readonly FoundText[];
  list: ContentList;
  /** The replacement of the chosen passages; without new words they are shown unchanged. */
  wish: Wish;
  chosen: ChosenPassages;
  onChoose(chosen: ChosenPassages): void;
}

/** The passages in their sentences, before and after the replacement, each with a check box. */
export function FoundTexts({ texts, ...props }: FoundTextsProps) {
  return texts.map((text) => <TextPassages key={text.path} text={text} {...props} />);
}

interface TextProps extends Omit<FoundTextsProps, 'texts'> {
  text: FoundText;
}

/** The passages of one text: those that people read, then those that programs read, which are folded. */
function TextPassages(props: TextProps) {
  const { text, list, chosen, onChoose } = props;
  const heading = useId();
  const { path, passages } = text;
  const file = list.files.find((one) => one.path === path);
  const title = file?.title ?? fileName(path);
  const contentType = list.contentTypes.find(({ name }) => name === file?.contentType);
  const own = chosen.get(path) ?? new Set();
  const sentences = passageIndices(text, false);
  return (
    <section aria-labelledby={heading} className={`card ${css.text}`}>
      <h2 id={heading} className={`row ${css.head}`}>
        {sentences.length > 0 && (
          <Box
            label={words.all(title)}
            chosen={sentences.filter((index) => own.has(index)).length}
            of={sentences.length}
            onChoose={(take) => onChoose(choosePassages(chosen, text, sentences, take))}
          />
        )}
        <a href={linkTo({ path })}>{title}</a>
        <span className={`muted ${css.place}`}>{contentType?.title}</span>
      </h2>
      <PassageList {...props} schema={contentType?.schema} indices={sentences} />
      <Technique>
        <p>{words.lines(path, [...new Set(passages.map(({ line }) => line))])}</p>
        <PassageList {...props} schema={contentType?.schema} indices={passageIndices(text, true)} />
      </Technique>
    </section>
  );
}

interface PassageListProps extends TextProps {
  schema: FieldSchema | undefined;
  indices: readonly number[];
}

function PassageList({ text, list, wish, chosen, onChoose, schema, indices }: PassageListProps) {
  const { path, passages } = text;
  return (
    <ul>
      {indices.flatMap((index) => {
        const passage = passages[index];
        if (!passage) return [];
        const { line, column, found } = passage;
        const place = placeOf(passage, schema);
        const isChosen = chosen.get(path)?.has(index) ?? false;
        return (
          <li key={index} className={css.passage}>
            <Box
              label={words.one(found, place)}
              chosen={isChosen ? 1 : 0}
              of={1}
              onChoose={(take) => onChoose(choosePassages(chosen, text, [index], take))}
            />
            <div className={css.line}>
              <PassageLine passage={passage} wish={isChosen ? wish : undefined} variables={list.variables} />
              <a className={`muted ${css.place}`} href={linkTo({ path, line, column })}>
                {place}
              </a>
            </div>
          </li>
        );
      })}
    </ul>
  );
}

/** Returns the name of a passage's place. */
function placeOf({ at, section }: Passage, schema: FieldSchema | undefined): string {
  if (at) return namesOf(at, schema).join(' › ');
  return section === undefined ? words.start : words.section(plainWords(section));
}

interface BoxProps {
  label: string;
  /** The number of chosen entries, and of all. */
  chosen: number;
  of: number;
  onChoose(take: boolean): void;
}

/** A check box that chooses all entries of a list, or none. */
function Box({ label, chosen, of, onChoose }: BoxProps) {
  return (
    <input
      type="checkbox"
      className="box"
      aria-label={label}
      checked={chosen === of}
      ref={(box) => {
        if (box) box.indeterminate = chosen > 0 && chosen < of;
      }}
      onChange={({ target }) => onChoose(target.checked)}
    />
  );
}

interface PassageLineProps {
  passage: Passage;
  wish: Wish | undefined;
  variables: ContentList['variables'];
}

/** A passage in its sentence, and its replacement. If the article depends on the gender, the page asks for it. */
function PassageLine({ passage, wish, variables }: PassageLineProps) {
  const { before, found, after, address } = passage;
  const isShown = wish !== undefined && wish.replacement !== '';
  const fitted = isShown ? fitReplacement(passage, wish) : undefined;
  const start = before.length - (fitted?.taken ?? 0);
  const shown = (text: string) => (address ? text : plainWords(text, variables));
  return (
    <p>
      {shown(before.slice(0, start))}
      {fitted ? (
        <>
          <del>{before.slice(start) + found}</del>
          <ins>{fitted.text}</ins>
        </>
      ) : (
        <mark>{found}</mark>
      )}
      {shown(after)}
      {isShown && !fitted && <span className={css.address}>{words.article}</span>}
      {address && <span className={css.address}>{words.address}</span>}
    </p>
  );
}
