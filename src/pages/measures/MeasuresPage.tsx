import type { Heading, Html } from '../../../build/contract/entry.ts';
import { Document } from '../../layout/Document.tsx';
import { LongRead } from '../../ui/LongRead.tsx';
import { NextStep } from '../../ui/NextStep.tsx';
import { PageHero } from '../../ui/PageHero.tsx';
import { Prose } from '../../ui/Prose.tsx';
import { type Detail, detailsOf } from './details.ts';
import * as css from './MeasuresPage.module.css';
import type { Measure, MeasureGroup, Measures } from './schema.ts';

interface MeasuresPageProps {
  data: Measures;
  html: Html<'registre'>;
  headings: readonly Heading[];
}

export default function MeasuresPage({ data, html, headings }: MeasuresPageProps) {
  const groups = data.registre;
  return (
    <Document data={data} starfield>
      <PageHero title={data.titre} lead={data.accroche} />
      <LongRead headings={sectionsInOrder(html, headings, groups)}>
        <Prose html={html} slots={{ registre: <Ledger groups={groups} /> }} />
      </LongRead>
      <NextStep step={data.suite} />
    </Document>
  );
}

/** Returns the text's own sections, with the groups of the ledger at the place of the ledger. */
function sectionsInOrder(html: string, headings: readonly Heading[], groups: readonly MeasureGroup[]): Heading[] {
  const [above = ''] = html.split('data-slot="registre"');
  const isAbove = ({ id }: Heading) => above.includes(`id="${id}"`);
  return [
    ...headings.filter(isAbove),
    ...groups.map(({ ancre, titre }) => ({ depth: 2, id: ancre, text: titre })),
    ...headings.filter((heading) => !isAbove(heading)),
  ];
}

/** The figures of the site, each with what it counts, how it is calculated and where its limits are. */
function Ledger({ groups }: { groups: readonly MeasureGroup[] }) {
  return (
    <div className={css.ledger}>
      {groups.map(({ ancre, titre, texte, lignes }) => (
        <section key={ancre} aria-labelledby={ancre} data-lazy>
          <h2 id={ancre}>{titre}</h2>
          {texte && <p className={css.text}>{texte}</p>}
          {lignes.map((line) => (
            <Row key={line.ancre} {...line} />
          ))}
        </section>
      ))}
    </div>
  );
}

function Row(measure: Measure) {
  const { ancre, titre, chiffres, compte, limites, exemple } = measure;
  return (
    <div className={css.row}>
      <h3 id={ancre}>{titre}</h3>
      <dl className={css.figures}>
        {chiffres.map(({ valeur, libelle }) => (
          <div key={libelle}>
            <dt>{libelle}</dt>
            <dd>{valeur}</dd>
          </div>
        ))}
      </dl>
      <div className={css.text}>
        <p>{compte}</p>
        {limites && (
          <p>
            <b>Limites.</b> {limites}
          </p>
        )}
        {exemple && <p className={css.example}>Exemple construit : rien n’a été mesuré.</p>}
      </div>
      <Details details={detailsOf(measure)} />
    </div>
  );
}

function Details({ details }: { details: readonly Detail[] }) {
  if (details.length === 0) return null;
  return (
    <dl className={css.details}>
      {details.map(({ label, text }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
