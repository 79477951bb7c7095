import { paths } from '../routes.ts';
import { usePage } from '../ui/page-context.ts';
import * as css from './Header.module.css';
import { currentState, NAVIGATION, PRIVACY } from './navigation.ts';
import { Wordmark } from './Wordmark.tsx';

/** A name of more letters than this is set small; on a phone it takes the room of the button, and the menu leads there. */
const LONG_NAME = 12;

/** The fixed head of every page. On a narrow screen a `details` holds the same links, and the privacy policy's. */
export function Header() {
  const { marque } = usePage().settings;
  const isLong = marque.length > LONG_NAME;
  return (
    <header className={css.header}>
      <div className={css.bar}>
        <a className={isLong ? css.longLogo : css.logo} href={paths.home} aria-label={`${marque}, accueil`}>
          <Wordmark name={marque} isSmall={isLong} />
        </a>
        <nav className={css.wide} aria-label="Navigation principale">
          <ul className={css.links}>
            <NavigationItems links={NAVIGATION} className={css.link} />
          </ul>
        </nav>
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
              <NavigationItems links={[...NAVIGATION, PRIVACY]} className={css.sheetLink} />
            </ul>
          </nav>
        </details>
      </div>
    </header>
  );
}

interface NavigationItemsProps {
  links: readonly { name: string; href: string }[];
  className: string | undefined;
}

function NavigationItems({ links, className }: NavigationItemsProps) {
  const { path } = usePage();
  return links.map(({ name, href }) => (
    <li key={href}>
      <a className={className} href={href} aria-current={currentState(href, path)}>
        {name}
      </a>
    </li>
  ));
}
