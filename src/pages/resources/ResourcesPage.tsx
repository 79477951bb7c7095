import { Document } from '../../layout/Document.tsx';
import { breadcrumbs } from '../../structured-data/breadcrumbs.ts';
import { Breadcrumb } from '../../ui/Breadcrumb.tsx';
import { DownloadRows } from '../../ui/DownloadList.tsx';
import { NextStep } from '../../ui/NextStep.tsx';
import { PageHero } from '../../ui/PageHero.tsx';
import { useModule, usePage } from '../../ui/page-context.ts';
import * as css from './ResourcesPage.module.css';
import type { ResourceGroup, Resources } from './resources.ts';

/** So many files stand beside their title. */
const FEW = 3;

export default function ResourcesPage({ data, groups }: Pick<Resources, 'data' | 'groups'>) {
  const page = usePage();
  useModule('parts');
  const breadcrumb = { current: data.titre };
  return (
    <Document data={data} starfield pageType="CollectionPage" jsonLdNodes={[breadcrumbs(breadcrumb, page)]}>
      <PageHero title={data.titre} lead={data.accroche} before={<Breadcrumb {...breadcrumb} />} />
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
