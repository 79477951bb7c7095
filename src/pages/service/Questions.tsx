import { EvenGrid } from '../../ui/EvenGrid.tsx';
import * as css from './Questions.module.css';
import type { Service } from './schema.ts';

/** Questions and their answers, all in sight: nothing has to be opened to be found, read aloud or printed. */
export function Questions({ questions }: { questions: NonNullable<Service['questions']> }) {
  return (
    <EvenGrid as="div" columns="pairs" className={css.questions}>
      {questions.map(({ question, reponse, chiffres, liens }) => (
        <section key={question}>
          <h3 className={css.question}>{question}</h3>
          <p>{reponse}</p>
          {chiffres && <p>{chiffres}</p>}
          {liens && (
            <ul>
              {liens.map(({ libelle, lien }) => (
                <li key={lien}>
                  <a href={lien}>{libelle}</a>
                </li>
              ))}
            </ul>
          )}
        </section>
      ))}
    </EvenGrid>
  );
}
