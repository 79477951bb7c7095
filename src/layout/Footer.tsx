import { telephoneHref } from '../format/phone.ts';
import type { MenuEntry } from '../pages/settings/menus/schema.ts';
import type { Settings } from '../pages/settings/schema.ts';
import { Icon } from '../ui/Icon.tsx';
import { usePage } from '../ui/page-context.ts';
import * as css from './Footer.module.css';
import { existingLinks } from './navigation.ts';
import { Wordmark } from './Wordmark.tsx';

/** The foot of every page: who the agency is, where it is found, and the legal pages. */
export function Footer() {
  const page = usePage();
  const { marque, presentation, reseaux, anneeCopyright, menu, piedDePage, ...settings } = page.settings;
  return (
    <footer className={css.footer}>
      <div className={css.columns}>
        <div className={css.brand}>
          <Wordmark name={marque} />
          <p>{presentation}</p>
          <SocialLinks networks={reseaux} />
        </div>
        <nav aria-labelledby="pied-navigation">
          <h2 className={css.title} id="pied-navigation">
            Navigation
          </h2>
          <LinkList className={css.list} links={existingLinks(menu, page)} />
        </nav>
        <section aria-labelledby="pied-contact">
          <h2 className={css.title} id="pied-contact">
            Contact
          </h2>
          <Address {...settings} />
        </section>
      </div>
      <div className={css.bottom}>
        <p>
          © {anneeCopyright} {marque}
        </p>
        <nav aria-label="Informations légales">
          <LinkList className={css.legal} links={existingLinks(piedDePage, page)} />
        </nav>
      </div>
    </footer>
  );
}

function SocialLinks({ networks }: { networks: Settings['reseaux'] }) {
  return (
    <ul className={css.social}>
      {networks.map(({ nom, adresse }) => (
        <li key={nom}>
          <a
            className={css.socialLink}
            href={adresse}
            target="_blank"
            rel="external noopener"
            aria-label={`${nom} (nouvel onglet)`}
          >
            <Icon name={nom} />
          </a>
        </li>
      ))}
    </ul>
  );
}

type AddressProps = Pick<Settings, 'email' | 'telephone' | 'telephoneAffiche' | 'adressePostale' | 'horaires'>;

function Address({ email, telephone, telephoneAffiche, adressePostale, horaires }: AddressProps) {
  return (
    <address className={css.list}>
      <a className={css.link} href={`mailto:${email}`}>
        {email}
      </a>
      <a className={css.link} href={telephoneHref(telephone)}>
        {telephoneAffiche}
      </a>
      <span>
        {adressePostale.rue}
        <br />
        {adressePostale.codePostal} {adressePostale.ville}
      </span>
      <span>{horaires}</span>
    </address>
  );
}

interface LinkListProps {
  className: string | undefined;
  links: readonly MenuEntry[];
}

function LinkList({ className, links }: LinkListProps) {
  return (
    <ul className={className}>
      {links.map(({ libelle, lien }) => (
        <li key={`${libelle} ${lien}`}>
          <a className={css.link} href={lien}>
            {libelle}
          </a>
        </li>
      ))}
    </ul>
  );
}
