import type { CategoryCount } from '../../format/categories.ts';
import { paths } from '../../routes.ts';
import { Icon } from '../../ui/Icon.tsx';
import { usePage } from '../../ui/page-context.ts';
import * as css from './SearchForm.module.css';

const FIELD = 'recherche';
/** Not the element `<search>`: Safari 16 does not know it. */
const LANDMARK = { role: 'search' };

/** A form for words, which needs script, and for a category, which needs none. `all` is the number of articles. */
export function SearchForm({ categories, all }: { categories: readonly CategoryCount[]; all: number }) {
  const { href } = usePage();
  return (
    <form className={css.form} {...LANDMARK} action={paths.blog} data-search={href(paths.search)}>
      <div className={css.search}>
        <label className={css.label} htmlFor={FIELD}>
          Rechercher dans tout le site
        </label>
        <div className={css.field}>
          <input className={css.input} id={FIELD} type="search" name="q" autoComplete="off" enterKeyHint="search" />
          <button className={css.submit} type="submit" aria-label="Rechercher">
            <Icon name="loupe" />
          </button>
        </div>
      </div>
      <fieldset className={css.categories}>
        <legend className={css.label}>Catégorie</legend>
        <div className={css.choices}>
          {[{ name: 'Toutes', slug: '', count: all }, ...categories].map(({ name, slug, count }) => (
            <label className={css.category} key={slug}>
              <input className={css.choice} type="radio" name="categorie" value={slug} defaultChecked={slug === ''} />
              {name} <span className={css.count}>{count}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <p className={css.status} role="status" />
    </form>
  );
}
