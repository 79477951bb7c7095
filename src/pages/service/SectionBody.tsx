import { ToolLogos } from '../../islands/tool-grid/ToolLogos.tsx';
import { Card, CardTitle, IconCard } from '../../ui/Card.tsx';
import { CheckList } from '../../ui/CheckList.tsx';
import { EvenGrid } from '../../ui/EvenGrid.tsx';
import * as logo from '../../ui/Letters.module.css';
import { Letters } from '../../ui/Letters.tsx';
import { LOGOS } from '../../ui/logos.ts';
import { MeasuredLink } from '../../ui/MeasuredLink.tsx';
import { DesignBoard } from './DesignBoard.tsx';
import { ProductPiece } from './ProductPiece.tsx';
import * as css from './SectionBody.module.css';
import type { ServiceSection } from './schema.ts';

/** Renders a section of a service page below its title. */
export function SectionBody({ section }: { section: ServiceSection }) {
  switch (section.type) {
    case 'avantages':
      return (
        <>
          <Benefits {...section} />
          <MeasuredLink href={section.mesures} />
        </>
      );
    case 'methode':
      return <Steps steps={section.elements} />;
    case 'plateformes':
      return <Platforms {...section} />;
    case 'familles':
      return <Families {...section} />;
    case 'logos':
      return <ToolLogos tools={section.elements.map(({ nom, grand }) => ({ name: nom, large: grand }))} />;
    case 'maquette':
      return <DesignBoard />;
    default:
      return <ProductPiece product={section} />;
  }
}

type Of<Type extends ServiceSection['type']> = Extract<ServiceSection, { type: Type }>;

function Benefits({ elements }: Of<'avantages'>) {
  return (
    <EvenGrid columns="pairs" className={css.benefits}>
      {elements.map(({ titre, texte }) => (
        <li key={titre} className={css.benefit}>
          <h3 className={css.title}>{titre}</h3>
          {texte && <p>{texte}</p>}
        </li>
      ))}
    </EvenGrid>
  );
}

function Platforms({ elements }: Of<'plateformes'>) {
  return (
    <EvenGrid>
      {elements.map(({ nom, texte, atouts }) => (
        <Card key={nom} as="li">
          <span className={css.mark}>
            <Sign tool={nom} />
          </span>
          <CardTitle>{nom}</CardTitle>
          <p>{texte}</p>
          <CheckList items={atouts} />
        </Card>
      ))}
    </EvenGrid>
  );
}

/** A tool's mark in the text's colour, or its letters. Its name stands below it. */
function Sign({ tool }: { tool: string }) {
  const address = LOGOS[tool];
  if (!address) return <Letters name={tool} />;
  return (
    <svg className={logo.mark} viewBox="0 0 24 24" aria-hidden="true">
      <use href={address} />
    </svg>
  );
}

function Families({ elements }: Of<'familles'>) {
  return (
    <EvenGrid className={css.items}>
      {elements.map((family) => (
        <IconCard key={family.titre} {...family} />
      ))}
    </EvenGrid>
  );
}

/** A method: numbered steps, 01 and on, along one line. */
function Steps({ steps }: { steps: readonly { titre: string; texte: string }[] }) {
  return (
    <EvenGrid as="ol" className={css.items}>
      {steps.map(({ titre, texte }, index) => (
        <li key={titre} className={css.step}>
          <span className={css.number}>{String(index + 1).padStart(2, '0')}</span>
          <h3 className={css.title}>{titre}</h3>
          <p>{texte}</p>
        </li>
      ))}
    </EvenGrid>
  );
}
