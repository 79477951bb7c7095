import * as css from './TagList.module.css';

interface TagListProps {
  tags: readonly string[];
  /** Says what they are, to those who do not see it. */
  label?: string;
}

/** Short words on one line, set small like the legend of a chart. */
export function TagList({ tags, label }: TagListProps) {
  return (
    <ul className={css.tags} aria-label={label}>
      {tags.map((tag) => (
        <li key={tag}>{tag}</li>
      ))}
    </ul>
  );
}
