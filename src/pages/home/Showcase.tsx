import { ConstellationChart } from '../../ui/ConstellationChart.tsx';
import { MoreLink } from '../../ui/MoreLink.tsx';
import type { ServiceSummary } from '../../ui/ServiceCard.tsx';
import { serviceConstellation } from '../../ui/service-constellations.ts';
import { ProductPiece } from '../service/ProductPiece.tsx';
import type { Product } from '../service/product.ts';
import * as css from './Showcase.module.css';
import type { Home } from './schema.ts';

/** A service that the page shows at work, and what it says beside it. */
export interface Exhibit extends Pick<Home['services']['vitrine'][number], 'titre' | 'texte'> {
  service: ServiceSummary;
  /** Absent where the service's page shows none: its constellation stands there instead. */
  product: Product | undefined;
}

interface ShowcaseProps {
  exhibits: readonly Exhibit[];
  /** The services that are not among them. */
  others: readonly ServiceSummary[];
}

/** What the agency builds, at work: wide pieces on alternating sides of their words, then the way to all other services. */
export function Showcase({ exhibits, others }: ShowcaseProps) {
  return (
    <>
      <div className={css.exhibits}>
        {exhibits.map(({ service, titre, texte, product }) => (
          <div key={service.slug} className={css.exhibit}>
            <div className={css.words}>
              <p className={css.tools}>{service.carte.outils.join(' · ')}</p>
              <h3 className={css.title}>{titre}</h3>
              <p className={css.text}>{texte}</p>
              <MoreLink href={service.path}>{service.carte.titre}</MoreLink>
            </div>
            {product ? <ProductPiece product={product} headings="h4" /> : <Chart slug={service.slug} />}
          </div>
        ))}
      </div>
      {others.length > 0 && (
        <ul className={css.others}>
          {others.map(({ slug, path, carte }) => (
            <li key={slug} className={css.other}>
              <Chart slug={slug} />
              <div>
                <h3>
                  <a className={css.link} href={path}>
                    {carte.titre}
                  </a>
                </h3>
                <p className={css.text}>{carte.description}</p>
              </div>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function Chart({ slug }: Pick<ServiceSummary, 'slug'>) {
  return <ConstellationChart constellation={serviceConstellation(slug)} />;
}
