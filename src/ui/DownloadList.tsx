import { fileKindAndSize } from '../format/file-kind.ts';
import { DOWNLOADS_TITLE, type Download } from '../format/following-sections.ts';
import { anchors } from '../routes.ts';
import * as css from './DownloadList.module.css';
import { usePage } from './page-context.ts';

/** Lists downloads with their type and size; renders nothing without any. In print each shows its address. */
export function DownloadList({ files }: { files: readonly Download[] }) {
  if (files.length === 0) return null;
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
