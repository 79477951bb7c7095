import { fileKindAndSize, fileKinds, fileNeeds } from '../../format/file-kind.ts';
import type { Download } from '../../format/following-sections.ts';
import { Document } from '../../layout/Document.tsx';
import { breadcrumbs } from '../../structured-data/breadcrumbs.ts';
import { Breadcrumb } from '../../ui/Breadcrumb.tsx';
import { NextStep } from '../../ui/NextStep.tsx';
import { PageHero } from '../../ui/PageHero.tsx';
import { useModule, usePage } from '../../ui/page-context.ts';
import * as css from './ResourcesPage.module.css';
import type { ResourceGroup, Resources } from './resources.ts';

export default function ResourcesPage({ data, groups }: Pick<Resources, 'data' | 'groups'>) {
  const page = usePage();
  useModule('parts');
  const breadcrumb = { current: data.titre };
  return (
    <Document data={data} starfield pageType="CollectionPage" jsonLdNodes={[breadcrumbs(breadcrumb, page)]}>
      <PageHero title={data.titre} lead={data.accroche} before={<Breadcrumb {...breadcrumb} />}>
        <Counts files={groups.flatMap(({ files }) => files)} />
      </PageHero>
      <div className={css.groups}>
        {groups.map((group) => (
          <Group key={group.path} {...group} />
        ))}
      </div>
      <NextStep step={data.suite} />
    </Document>
  );
}

/** Counts the files by type, the most frequent first. Several texts may offer one file. */
function Counts({ files }: { files: readonly Download[] }) {
  const counts = new Map<string, number>();
  for (const { extension } of new Map(files.map((file) => [file.path, file])).values())
    counts.set(extension, (counts.get(extension) ?? 0) + 1);
  const kinds = [...counts].sort(([, a], [, b]) => b - a);
  return (
    <dl className={css.counts}>
      {kinds.map(([extension, count]) => (
        <div key={extension}>
          <dt>{fileKinds(extension, count)}</dt>
          <dd>{count}</dd>
        </div>
      ))}
    </dl>
  );
}

function Group({ path, title, label, files }: ResourceGroup) {
  return (
    <section className={css.group} data-lazy>
      <div className={css.source}>
        {label && <p>{label}</p>}
        <h2>
          <a href={path}>{title}</a>
        </h2>
      </div>
      <ul>
        {files.map((file) => (
          <Row key={file.path} {...file} />
        ))}
      </ul>
    </section>
  );
}

function Row({ path, title, text, needs, ...file }: Download) {
  const needed = needs ?? fileNeeds(file.extension);
  return (
    <li>
      <div>
        <a href={path} download>
          {title}
        </a>
        <p>{text}</p>
      </div>
      <p>
        <b>{fileKindAndSize(file)}</b>
        {needed && (
          <>
            <br />
            Il faut : {needed}
          </>
        )}
      </p>
    </li>
  );
}
