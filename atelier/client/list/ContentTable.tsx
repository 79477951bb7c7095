import type { ListedFile } from '../../api.ts';
import { linkTo } from '../../file-link.ts';
import { workshopOverview as words } from '../../words/overview.fr.ts';
import { pictureSource } from '../pictures/picture-files.ts';
import { Badges } from '../ui/Notice.tsx';
import * as css from './ContentSection.module.css';
import type { ArrangementState, Column, Row } from './rows.ts';

const COLUMNS: readonly Column[] = ['title', 'contentType', 'state', 'date', 'changed', 'author'];

/** Columns that are sorted by the newest first. */
const NEWEST_FIRST: ReadonlySet<Column> = new Set(['date', 'changed']);

interface ContentTableProps {
  /** The rows of one page. */
  rows: readonly Row[];
  label: string;
  /** True if data of the sorted column are missing; the table is hidden until then. */
  isWaiting: boolean;
  arranging: ArrangementState;
}

/** The table of texts, which the column heads sort. On a phone a row is its title with the rest below it. */
export function ContentTable({ rows, label, isWaiting, arranging }: ContentTableProps) {
  if (rows.length === 0) return <p>{words.table.none}</p>;
  return (
    <table className={`card ${css.table}`} data-waiting={isWaiting} aria-label={label}>
      <thead>
        <tr>
          {COLUMNS.map((column) => (
            <Head key={column} column={column} arranging={arranging} />
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <ContentRow key={row.file.path} row={row} />
        ))}
      </tbody>
    </table>
  );
}

function Head({ column, arranging: { arrangement, arrange } }: { column: Column; arranging: ArrangementState }) {
  const { sort, descending } = arrangement;
  const sorted = sort !== column ? undefined : descending ? 'descending' : 'ascending';
  const turned = sorted ? !descending : NEWEST_FIRST.has(column);
  return (
    <th scope="col" data-column={column} aria-sort={sorted}>
      <button type="button" className="quiet" onClick={() => arrange({ sort: column, descending: turned })}>
        {words.table[column]}
        <span aria-hidden="true">{sorted === 'ascending' ? ' ↑' : sorted === 'descending' ? ' ↓' : ''}</span>
      </button>
    </th>
  );
}

function ContentRow({ row: { file, contentType, badges, changed, author } }: { row: Row }) {
  return (
    <tr>
      <th scope="row" data-column="title">
        <span className={css.name}>
          <Thumbnail file={file} />
          <a href={linkTo(file)}>{file.title}</a>
        </span>
      </th>
      <td data-column="contentType">
        {contentType}
        {file.menuName !== undefined && <span className={css.detail}>{words.table.inMenu(file.menuName)}</span>}
        {file.category !== undefined && <span className={css.detail}>{file.category}</span>}
      </td>
      <td data-column="state">
        <Badges badges={badges} />
      </td>
      <td data-column="date">{file.date !== undefined && <Day iso={file.date} />}</td>
      <td data-column="changed">{changed !== '' && <Day iso={changed} />}</td>
      <td data-column="author">{author}</td>
    </tr>
  );
}

function Day({ iso }: { iso: string }) {
  return <time dateTime={iso}>{words.table.day(iso.slice(0, 10))}</time>;
}

/** The thumbnail of a text, or the first letter of its title if the site does not hold its picture. */
function Thumbnail({ file: { picture, title } }: { file: ListedFile }) {
  if (picture?.startsWith('/'))
    return <img className={css.picture} src={pictureSource(picture)} alt="" loading="lazy" />;
  return (
    <span className={css.picture} aria-hidden="true">
      {[...title.replace(/^\P{L}+/u, '')][0]?.toUpperCase()}
    </span>
  );
}
