import { useId, useState } from 'react';
import { compareWords as words } from '../../words/compare.fr.ts';
import * as css from './Comparison.module.css';
import { type Labels, RowView } from './Comparison.tsx';
import type { FileContext } from './cut-texts.ts';
import type { Question } from './merge.ts';
import { type Answer, type Merge, piecesOf } from './use-merge.ts';

export function useAnswers() {
  const [answers, setAnswers] = useState<ReadonlyMap<string, Answer>>(new Map());
  const answerTo = (question: Question) => answers.get(keyOf(question)) ?? 'mine';
  return {
    answerTo,
    answer: (question: Question, answer: Answer) => setAnswers(new Map(answers).set(keyOf(question), answer)),
    /** Returns the whole text by the answers so far. A question without an answer keeps the writer's own piece. */
    textOf: ({ textWith }: Merge) => textWith((question) => piecesOf(question, answerTo(question))),
  };
}

/** Returns a key that a question keeps in each new merge. */
function keyOf({ mine, theirs }: Question): string {
  return JSON.stringify([mine?.source, theirs?.source]);
}

interface QuestionsProps extends Pick<ReturnType<typeof useAnswers>, 'answerTo' | 'answer'> {
  questions: readonly Question[];
  labels: Labels;
  file: FileContext;
}

/** The conflicting pieces, each with a choice of one side or both. */
export function Questions({ questions, ...props }: QuestionsProps) {
  return (
    <ol className={css.comparison}>
      {questions.map((question, nth) => (
        <li key={keyOf(question)}>
          <QuestionView question={question} legend={words.question(nth + 1, questions.length)} {...props} />
        </li>
      ))}
    </ol>
  );
}

type QuestionViewProps = Omit<QuestionsProps, 'questions'> & { question: Question; legend: string };

function QuestionView({ question, legend, labels, file, answerTo, answer }: QuestionViewProps) {
  const name = useId();
  const { mine, theirs } = question;
  // A field has one value.
  const canBeBoth = mine?.node && theirs?.node;
  const choices: readonly Answer[] = ['mine', 'theirs', ...(canBeBoth ? (['both'] as const) : [])];
  const row = { ...(mine && { before: mine }), ...(theirs && { after: theirs }) };
  return (
    <fieldset className={css.question}>
      <legend>{legend}</legend>
      <RowView row={row} labels={labels} file={file} />
      {choices.map((choice) => (
        <label key={choice}>
          <input
            type="radio"
            name={name}
            checked={answerTo(question) === choice}
            onChange={() => answer(question, choice)}
          />{' '}
          {words.choices[choice]}
          {!question[choice === 'both' ? 'mine' : choice] && ` (${words.removed})`}
        </label>
      ))}
    </fieldset>
  );
}
