import type { Service } from '../pages/service/schema.ts';
import { Card, CardTitle } from './Card.tsx';
import { ConstellationChart } from './ConstellationChart.tsx';
import * as css from './ServiceCard.module.css';
import { TagList } from './TagList.tsx';

export interface ServiceSummary {
  path: string;
  carte: Service['carte'];
}

/** A service in short: its constellation, what it does, the tools it uses. */
export function ServiceCard({ path, carte }: ServiceSummary) {
  return (
    <Card as="li">
      <span className={css.picture}>
        <ConstellationChart path={path} />
      </span>
      <CardTitle href={path}>{carte.titre}</CardTitle>
      <p>{carte.description}</p>
      <TagList tags={carte.outils} label="Outils" />
    </Card>
  );
}
