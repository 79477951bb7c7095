import type { DisplayedPicture } from '../../../build/contract/media.ts';
import { telephoneHref } from '../../format/phone.ts';
import { schedulingUrl } from '../../format/scheduling.ts';
import ContactForm from '../../islands/contact-form/ContactForm.island.tsx';
import { Island } from '../../islands/Island.tsx';
import { Document } from '../../layout/Document.tsx';
import { anchors, paths } from '../../routes.ts';
import { organization } from '../../structured-data/organization.ts';
import { ActionLink } from '../../ui/ActionLink.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { PageHero } from '../../ui/PageHero.tsx';
import { useModule, usePage } from '../../ui/page-context.ts';
import { AuditSummary, type Portrait } from './AuditSummary.tsx';
import * as css from './ContactPage.module.css';
import type { Contact } from './schema.ts';

interface ContactPageProps {
  data: Contact;
  /** The first page of an example report. */
  auditPicture: DisplayedPicture | undefined;
  /** Of who leads the audits. */
  portrait: Portrait | undefined;
}

export default function ContactPage({ data, auditPicture, portrait }: ContactPageProps) {
  return (
    <Document data={data} pageType="ContactPage" jsonLdNodes={[organization(usePage())]} starfield holdsForm>
      <PageHero title={data.titre} lead={data.accroche} />
      <div className={css.cards} id={anchors.contact}>
        <div className={css.row}>
          <AuditRequest {...data.formulaire} booking={data.rendezVous.bouton} />
          {data.audit && (
            <section className={css.part}>
              <h2 className={css.title}>{data.audit.titre}</h2>
              <AuditSummary audit={data.audit} picture={auditPicture} portrait={portrait} />
            </section>
          )}
        </div>
        <div className={css.row}>
          <Coordinates {...data.coordonnees} />
          <section className={css.part} id={anchors.booking}>
            <h2 className={css.title}>{data.rendezVous.titre}</h2>
            <p className={css.intro}>{data.rendezVous.texte}</p>
            <ActionLink action={{ libelle: data.rendezVous.bouton, rendezVous: {} }} />
          </section>
          <Chat {...data.chat} />
        </div>
      </div>
    </Document>
  );
}

type AuditRequestProps = Contact['formulaire'] & { booking: string };

function AuditRequest({ booking, ...form }: AuditRequestProps) {
  useModule('prefill');
  const { titre, intro, secteurs, typesDemande, mention, sansScript, merci } = form;
  const { email, delivery, rendezVous, couleurs } = usePage().settings;
  return (
    <section className={css.form} id={anchors.audit}>
      <h2 className={css.title}>{titre}</h2>
      <p className={css.intro}>{intro}</p>
      <p className={css.taken} data-taken hidden>
        <span>
          Nous avons repris <b />
        </span>
        <button type="button">Retirer</button>
      </p>
      <Island
        name="ContactForm"
        component={ContactForm}
        when="interaction"
        props={{
          ...{ secteurs, typesDemande, email },
          bouton: delivery ? form.bouton : form.boutonMessagerie,
          suite: { titre: merci.titre, texte: merci.texte },
          rendezVous: { libelle: booking, lien: schedulingUrl(rendezVous, {}, couleurs) },
          ...(delivery && { delivery }),
        }}
        failureNotice={
          <>
            Le formulaire n’a pas pu se charger, et rien n’a été envoyé. Votre texte est toujours là : réessayez dans un
            instant, ou écrivez à <a href={`mailto:${email}`}>{email}</a>.
          </>
        }
      />
      <p className={css.notice}>
        {delivery ? mention.avecReception : mention.sansReception} <a href={paths.privacy}>{mention.lien}</a>
      </p>
      {delivery?.format !== 'formulaire' && <WithoutScript text={sansScript} />}
    </section>
  );
}

/** Shows e-mail and phone to visitors whose browser cannot send the form. */
function WithoutScript({ text }: { text: string }) {
  const { email, telephone, telephoneAffiche } = usePage().settings;
  return (
    <noscript>
      <p className={css.intro}>
        {text} <a href={`mailto:${email}`}>{email}</a>, <a href={telephoneHref(telephone)}>{telephoneAffiche}</a>
      </p>
    </noscript>
  );
}

function Coordinates({ titre, intro }: Contact['coordonnees']) {
  const { email, telephone, telephoneAffiche, adressePostale, horaires } = usePage().settings;
  return (
    <section className={css.part}>
      <h2 className={css.title}>{titre}</h2>
      <p className={css.intro}>{intro}</p>
      <address className={css.coordinates}>
        <a className={css.line} href={`mailto:${email}`}>
          <Icon name="courriel" />
          {email}
        </a>
        <a className={css.line} href={telephoneHref(telephone)}>
          <Icon name="telephone" />
          {telephoneAffiche}
        </a>
        <span className={css.line}>
          <Icon name="carte" />
          <span>
            {adressePostale.rue},{' '}
            <span data-unbroken>
              {adressePostale.codePostal} {adressePostale.ville}
            </span>
          </span>
        </span>
        <span className={css.line}>
          <Icon name="horloge" />
          {horaires}
        </span>
      </address>
    </section>
  );
}

function Chat({ titre, texte, bouton }: Contact['chat']) {
  const { chat } = usePage().settings;
  return (
    <section className={css.part}>
      <h2 className={css.title}>{titre}</h2>
      <p className={css.intro}>{texte}</p>
      <a className={css.chatLink} href={chat} target="_blank" rel="external noopener">
        <Icon name="message" />
        <span>
          {bouton} <span className={css.newTab}>(nouvel onglet)</span>
        </span>
      </a>
    </section>
  );
}
