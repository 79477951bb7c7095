import { groupedSiret, sirenOf } from '../format/siret.ts';
import { ProseBlock } from './Prose.tsx';
import { usePage } from './page-context.ts';

/** A fact's name and value; one without a value is not shown. */
type Fact = readonly [name: string, value: string | undefined];

/** The agency's legal identity, as far as its settings give it. */
export function CompanyIdentity() {
  const { raisonSociale, formeJuridique, capital, siret, immatriculation } = usePage().settings.entreprise ?? {};
  const form = formeJuridique && [formeJuridique, capital && `au capital de ${capital}`].filter(Boolean).join(' ');
  const register = immatriculation && [immatriculation.nom, immatriculation.ville];
  return (
    <FactList
      facts={[
        ['Raison sociale', raisonSociale],
        ['Forme juridique', form],
        ['SIRET', siret && groupedSiret(siret)],
        // Without its number, an entry in a register names nobody.
        ['Immatriculation', siret && register && [...register, sirenOf(siret)].filter(Boolean).join(' ')],
      ]}
    />
  );
}

/** The publisher and the host. */
export function CompanyPublication() {
  const { directeurPublication, hebergeur } = usePage().settings.entreprise ?? {};
  return (
    <FactList
      facts={[
        ['Directeur de la publication', directeurPublication],
        ['Hébergeur', hebergeur && `${hebergeur.nom}, ${hebergeur.adresse}, téléphone ${hebergeur.telephone}`],
      ]}
    />
  );
}

/** The insurer, and the territory of the insurance. */
export function CompanyInsurance() {
  const { assureur } = usePage().settings.entreprise ?? {};
  return (
    <FactList
      facts={[
        ['Assurance de responsabilité civile professionnelle', assureur && `${assureur.nom}, ${assureur.adresse}`],
        ['Zone couverte', assureur?.zone],
      ]}
    />
  );
}

function FactList({ facts }: { facts: readonly Fact[] }) {
  const known = facts.filter(([, value]) => value);
  if (known.length === 0) return null;
  return (
    <ProseBlock>
      <ul>
        {known.map(([name, value]) => (
          <li key={name}>
            {name} : {value}
          </li>
        ))}
      </ul>
    </ProseBlock>
  );
}
