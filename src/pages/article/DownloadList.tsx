import { fileKindAndSize } from '../../format/file-kind.ts';
import { anchors } from '../../routes.ts';
import { usePage } from '../../ui/page-context.ts';
import * as css from './DownloadList.module.css';
import { DOWNLOADS_TITLE, type Download } from './downloads.ts';

/** What a reader takes away, each with its kind and size. On paper, with its address. */
export function DownloadList({ files }: { files: readonly Download[] }) {
  return (
    <section className={css.downloads} aria-labelledby={anchors.downloads}>
      <h2 id={anchors.downloads}>{DOWNLOADS_TITLE}</h2>
      <ul>
        {files.map((file) => (
          <DownloadItem key={file.path} {...file} />
        ))}
      </ul>
    </section>
  );
}

function DownloadItem({ path, title, text, ...file }: Download) {
  const { url } = usePage();
  return (
    <li data-extension={file.extension}>
      <a href={path} download>
        <b>{title}</b> <small>{fileKindAndSize(file)}</small>
      </a>
      <p>{text}</p>
      <p aria-hidden="true">{url(path)}</p>
    </li>
  );
}
