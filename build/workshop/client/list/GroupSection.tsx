import { useId } from 'react';
import { workshopApp as words } from '../../../diagnostics/messages/workshop-app.fr.ts';
import type { ContentTypeInfo } from '../../api.ts';
import { linkTo } from '../../file-link.ts';
import { Badges } from '../ui/Badges.tsx';
import * as css from './GroupSection.module.css';
import type { Group } from './groups.ts';

interface GroupSectionProps {
  group: Group;
  onAdd(kind: ContentTypeInfo): void;
}

/** The files of a kind, and the way to another one. */
export function GroupSection({ group: { heading, description, kind, rows }, onAdd }: GroupSectionProps) {
  const title = useId();
  return (
    <section aria-labelledby={title} className={css.group}>
      <div className={css.head}>
        <h2 id={title}>{heading}</h2>
        {kind && (
          <button type="button" onClick={() => onAdd(kind)}>
            {words.list.add}
            <span className="visually-hidden">{words.list.addKind(kind.title)}</span>
          </button>
        )}
      </div>
      {description !== '' && <p className={css.description}>{description}</p>}
      <ul className={css.rows}>
        {rows.map(({ file, badges }) => (
          <li key={file.path} className={css.row}>
            <a href={linkTo(file)}>{file.title}</a>
            <span className={css.address}>{file.address || file.path}</span>
            <Badges badges={badges} />
          </li>
        ))}
      </ul>
    </section>
  );
}
