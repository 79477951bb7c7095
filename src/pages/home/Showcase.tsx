import { ConstellationChart } from '../../ui/ConstellationChart.tsx';
import { MoreLink } from '../../ui/MoreLink.tsx';
import { TagList } from '../../ui/TagList.tsx';
import { ProductPiece } from '../service/ProductPiece.tsx';
import type { Product } from '../service/product.ts';
import type { Service } from '../service/schema.ts';
import * as css from './Showcase.module.css';
import type { Home } from './schema.ts';

/** A service that the page shows at work, and what it says beside it. */
export interface ShowcaseItem extends Pick<Home['services']['vitrine'][number], 'titre' | 'texte'> {
  service: { path: string; carte: Service['carte'] };
  /** Absent where the service's page shows none: its constellation stands there instead. */
  product: Product | undefined;
}

/** Products that the agency builds, each drawn beside its text, left and right in turn. */
export function Showcase({ exhibits }: { exhibits: readonly ShowcaseItem[] }) {
  return (
    <div className={css.exhibits}>
      {exhibits.map(({ service, titre, texte, product }) => (
        <div key={service.path} className={css.exhibit} data-lazy>
          <div className={css.words}>
            <TagList tags={service.carte.outils} label="Outils" />
            <h3 className={css.title}>{titre}</h3>
            <p className={css.text}>{texte}</p>
            <MoreLink href={service.path}>{service.carte.titre}</MoreLink>
          </div>
          {product ? <ProductPiece product={product} brief /> : <ConstellationChart path={service.path} />}
        </div>
      ))}
    </div>
  );
}
