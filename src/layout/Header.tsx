import { type MenuEntry, menuRoom } from '../pages/settings/menus/schema.ts';
import { paths } from '../routes.ts';
import { useModule, usePage } from '../ui/page-context.ts';
import * as css from './Header.module.css';
import { ariaCurrent, existingLinks, withPrivacy } from './navigation.ts';
import { Wordmark } from './Wordmark.tsx';

/** The most letters of a brand's name in the usual size. A longer one is set small; on a phone it replaces the button, and the menu has its link. */
const LONG_NAME = 12;
/** The most letters of a menu that is a line on screens of usual width. A longer one is a line only on wider screens. */
const SHORT_MENU = 64;

/**
 * The fixed head of every page. On a narrow screen a `details` holds the same links and the one to the privacy policy. `moves`: true if something on
 * the page moves by itself.
 */
export function Header({ moves }: { moves: boolean }) {
  const page = usePage();
  const { marque } = page.settings;
  const menu = existingLinks(page.settings.menu, page);
  const isLong = marque.length > LONG_NAME;
  return (
    <header className={css.header}>
      <div className={css.bar}>
        <a className={isLong ? css.longLogo : css.logo} href={paths.home} aria-label={`${marque}, accueil`}>
          <Wordmark name={marque} isSmall={isLong} />
        </a>
        <nav
          className={css.wide}
          data-long={menuRoom(menu) > SHORT_MENU || undefined}
          aria-label="Navigation principale"
        >
          <ul className={css.links}>
            <NavigationItems links={menu} className={css.link} />
          </ul>
        </nav>
        {moves && <MotionButton />}
        <span data-schemes />
        <a className={css.audit} href={paths.contact}>
          Audit gratuit
        </a>
        <details className={css.menu} data-menu>
          <summary className={css.toggle}>
            <span className={css.bars} />
            <span className={css.toggleName}>Menu</span>
          </summary>
          <nav className={css.sheet} aria-label="Menu">
            <ul className={css.sheetLinks}>
              <NavigationItems links={withPrivacy(menu)} className={css.sheetLink} />
            </ul>
          </nav>
        </details>
      </div>
    </header>
  );
}

interface NavigationItemsProps {
  links: readonly MenuEntry[];
  className: string | undefined;
}

function NavigationItems({ links, className }: NavigationItemsProps) {
  const { path } = usePage();
  return links.map(({ libelle, lien }) => (
    <li key={`${libelle} ${lien}`}>
      <a className={className} href={lien} aria-current={ariaCurrent(lien, path)}>
        {libelle}
      </a>
    </li>
  ));
}

/** Stops all that moves by itself, and starts it again (WCAG 2.2, success criterion 2.2.2). It works by script, which shows and names it. */
function MotionButton() {
  useModule('motion');
  return (
    <span className={css.motion}>
      <button type="button" data-motion hidden />
    </span>
  );
}
