import type { ReactNode } from 'react';
import type { DisplayedPicture } from '../../../build/contract/media.ts';
import { Picture } from '../../ui/Picture.tsx';
import * as css from './AuditSummary.module.css';
import type { Audit } from './audit/schema.ts';

interface AuditSummaryProps {
  audit: Audit;
  /** The first page of an example, where there is one. */
  picture: DisplayedPicture | undefined;
  /** Of the person who comes. */
  portrait?: Portrait | undefined;
}

export interface Portrait {
  picture: DisplayedPicture;
  alt: string;
}

/** Describes an audit: duration, people, steps, result, time of the answer. */
export function AuditSummary({ audit, picture, portrait }: AuditSummaryProps) {
  const { duree, presents, deroule, remis, image, liens, reponse } = audit;
  return (
    <div className={css.audit}>
      <dl className={css.facts}>
        <Fact name="Durée">{duree}</Fact>
        <Fact name="Qui">
          <span className={css.who}>
            {portrait && <Picture {...portrait} sizes="4rem" className={css.portrait} />}
            <span>{presents}</span>
          </span>
        </Fact>
        {reponse && <Fact name="Réponse">{reponse}</Fact>}
        <Fact name="Vous recevez">{remis}</Fact>
      </dl>
      <ol className={css.steps}>
        {deroule.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <div className={css.example}>
        {image && picture && <Picture picture={picture} alt={image.alt} sizes="12rem" className={css.page} />}
        {liens?.map(({ libelle, lien }) => (
          <p key={lien}>
            <a href={lien}>{libelle}</a>
          </p>
        ))}
      </div>
    </div>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
