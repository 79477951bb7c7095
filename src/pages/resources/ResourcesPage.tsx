import { Document } from '../../layout/Document.tsx';
import { DownloadRows } from '../../ui/DownloadList.tsx';
import { NextStep } from '../../ui/NextStep.tsx';
import { PageHero } from '../../ui/PageHero.tsx';
import { useModule } from '../../ui/page-context.ts';
import * as css from './ResourcesPage.module.css';
import type { ResourceGroup, Resources } from './resources.ts';

/** So many files stand beside their title. */
const FEW = 3;

export default function ResourcesPage({ data, groups }: Pick<Resources, 'data' | 'groups'>) {
  useModule('parts');
  return (
    <Document data={data} starfield pageType="CollectionPage" breadcrumb={{ current: data.titre }}>
      <PageHero title={data.titre} lead={data.accroche} />
      <div className={css.groups}>
        {groups.map((group) => (
          <Group key={group.path} {...group} />
        ))}
      </div>
      <NextStep step={data.suite} />
    </Document>
  );
}

function Group({ path, title, label, files }: ResourceGroup) {
  return (
    <section className={`${css.group} ${files.length > FEW ? css.many : css.few}`} data-lazy>
      <div className={css.source}>
        {label && <p>{label}</p>}
        <h2>
          <a href={path}>{title}</a>
        </h2>
      </div>
      <DownloadRows files={files} withNeeds />
    </section>
  );
}
