import * as css from './CheckList.module.css';

/** Short points, each behind a small star. */
export function CheckList({ items }: { items: readonly string[] }) {
  return (
    <ul className={css.list}>
      {items.map((item) => (
        <li key={item} className={css.item}>
          {item}
        </li>
      ))}
    </ul>
  );
}
