import { fileKindAndSize, fileNeeds } from '../format/file-kind.ts';
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
      <DownloadRows files={files} />
    </section>
  );
}

/** Files, a row each; `withNeeds` says which program opens them. */
export function DownloadRows({ files, withNeeds = false }: { files: readonly Download[]; withNeeds?: boolean }) {
  const { url } = usePage();
  return (
    <ul className={css.rows}>
      {files.map(({ path, title, text, needs, ...file }) => {
        const needed = withNeeds && (needs ?? fileNeeds(file.extension));
        return (
          <li key={path} data-extension={file.extension}>
            <a href={path} download>
              <b>{title}</b> <small>{fileKindAndSize(file)}</small>
            </a>
            <p>
              {text}
              {needed && ` Il faut : ${needed}.`}
            </p>
            <p aria-hidden="true">{url(path)}</p>
          </li>
        );
      })}
    </ul>
  );
}
