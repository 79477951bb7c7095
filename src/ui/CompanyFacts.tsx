import { groupedSiret, sirenOf } from '../format/siret.ts';
import type { Settings } from '../pages/settings/schema.ts';
import { ProseBlock } from './Prose.tsx';
import { usePage } from './page-context.ts';

/** Lists what the settings tell of the agency's legal identity, of the publisher and the host, or of the insurer. */
export function CompanyFacts({ about }: { about: keyof ReturnType<typeof factsOf> }) {
  const { entreprise = {} } = usePage().settings;
  const known = factsOf(entreprise)[about].filter(([, value]) => value);
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

/** Returns facts by what they are about, each with its name; those that the settings do not give have no value. */
function factsOf(company: NonNullable<Settings['entreprise']>) {
  const { raisonSociale, formeJuridique, capital, siret, immatriculation } = company;
  const { directeurPublication, hebergeur, assureur } = company;
  const form = formeJuridique && [formeJuridique, capital && `au capital de ${capital}`].filter(Boolean).join(' ');
  const register = immatriculation && [immatriculation.nom, immatriculation.ville];
  return {
    identity: [
      ['Raison sociale', raisonSociale],
      ['Forme juridique', form],
      ['SIRET', siret && groupedSiret(siret)],
      // Without its number, an entry in a register names nobody.
      ['Immatriculation', siret && register && [...register, sirenOf(siret)].filter(Boolean).join(' ')],
    ],
    publication: [
      ['Directeur de la publication', directeurPublication],
      ['Hébergeur', hebergeur && `${hebergeur.nom}, ${hebergeur.adresse}, téléphone ${hebergeur.telephone}`],
    ],
    insurance: [
      ['Assurance de responsabilité civile professionnelle', assureur && `${assureur.nom}, ${assureur.adresse}`],
      ['Zone couverte', assureur?.zone],
    ],
  } satisfies Record<string, (readonly [name: string, value: string | undefined])[]>;
}
