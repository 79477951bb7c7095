import { fileKindAndSize } from '../../format/file-kind.ts';
import { anchors } from '../../routes.ts';
import { usePage } from '../../ui/page-context.ts';
import * as css from './DownloadList.module.css';
import { DOWNLOADS_TITLE, type Download } from './downloads.ts';

/** What a reader takes away, each with its kind and size. On paper, with its address. */
export function DownloadList({ files }: { files: readonly Download[] }) {
  return (
    <section className={css.downloads} aria-labelledby={anchors.downloads}>
      <h2 className={css.heading} id={anchors.downloads}>
        {DOWNLOADS_TITLE}
      </h2>
      <ul className={css.list}>
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
    <li className={css.item}>
      <span className={css.sheet} data-extension={file.extension} aria-hidden="true" />
      <div className={css.words}>
        <a className={css.link} href={path} download>
          <span className={css.title}>{title}</span>
          <span className={css.kind}>{fileKindAndSize(file)}</span>
        </a>
        <p className={css.text}>{text}</p>
        <p className={css.address}>{url(path)}</p>
      </div>
    </li>
  );
}
