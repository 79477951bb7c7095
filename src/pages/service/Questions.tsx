import { EvenGrid } from '../../ui/EvenGrid.tsx';
import * as css from './Questions.module.css';
import type { Service } from './schema.ts';

/** Answers that are open from the start; readers open the others. */
const OPEN = 3;

/** Questions and their answers. Paper shows all of them. */
export function Questions({ questions }: { questions: NonNullable<Service['questions']> }) {
  return (
    <EvenGrid as="div" columns="pairs" className={css.questions}>
      {questions.map(({ question, reponse, chiffres, liens }, index) => (
        <section key={question}>
          <details open={index < OPEN}>
            <summary>
              <h3 className={css.question}>{question}</h3>
            </summary>
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
          </details>
        </section>
      ))}
    </EvenGrid>
  );
}
