import type { Heading, Html } from '../../../build/contract/entry.ts';
import { frenchDate } from '../../format/date.ts';
import { Document } from '../../layout/Document.tsx';
import { CompanyFacts } from '../../ui/CompanyFacts.tsx';
import { LongRead } from '../../ui/LongRead.tsx';
import { PageHero } from '../../ui/PageHero.tsx';
import { Prose, ProseBlock } from '../../ui/Prose.tsx';
import { usePage } from '../../ui/page-context.ts';
import type { Privacy } from './schema.ts';

interface PrivacyPageProps {
  data: Privacy;
  html: Html<'entreprise' | 'formulaire' | 'traitements'>;
  headings: readonly Heading[];
  /** The paragraph about data from the contact form. */
  form: string;
  /** Those that the site does. */
  processings: Privacy['traitements'];
}

export default function PrivacyPage({ data, html, headings, form, processings }: PrivacyPageProps) {
  return (
    <Document data={data} starfield>
      <PageHero title={data.titre} lead={`Version du ${frenchDate(data.version, 'sentence')}`} />
      <LongRead headings={headings}>
        <Prose
          html={html}
          slots={{
            entreprise: <CompanyFacts about="identity" />,
            formulaire: <FormText text={form} />,
            traitements: <ProcessingTable processings={processings} />,
          }}
        />
      </LongRead>
    </Document>
  );
}

function FormText({ text }: { text: string }) {
  return (
    <ProseBlock>
      {text.split(/\n{2,}/).map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </ProseBlock>
  );
}

/** Stands for a transfer that the policy does not tell yet. */
const ON_REQUEST = 'Précisé sur demande';

const COLUMNS = [
  ['donnees', 'Données'],
  ['base', 'Base légale'],
  ['duree', 'Durée'],
  ['destinataires', 'Destinataires'],
  ['transferts', 'Hors de l’Union européenne'],
] as const;

/** A box that scrolls sideways on a narrow screen, like those of the tables in texts, and that the keyboard can reach. */
const SCROLLED = {
  'data-table': '',
  role: 'group',
  tabIndex: 0,
  'aria-label': 'Pourquoi, sur quelle base et combien de temps nous gardons vos données',
} as const;

function ProcessingTable({ processings }: Pick<PrivacyPageProps, 'processings'>) {
  return (
    <ProseBlock>
      <div {...SCROLLED}>
        <table>
          <thead>
            <tr>
              <th scope="col">Finalité</th>
              {COLUMNS.map(([key, head]) => (
                <th key={key} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {processings.map((processing) => (
              <tr key={processing.finalite}>
                <th scope="row">{processing.finalite}</th>
                {COLUMNS.map(([key]) => (
                  <td key={key}>{processing[key] ?? ON_REQUEST}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {processings.some(({ transferts }) => transferts === undefined) && <RequestNote />}
    </ProseBlock>
  );
}

function RequestNote() {
  const { email } = usePage().settings;
  return (
    <p>
      « {ON_REQUEST} » : écrivez à <a href={`mailto:${email}`}>{email}</a>, et nous vous indiquons le prestataire, le
      pays et la garantie du transfert, s’il y en a un.
    </p>
  );
}
