import { defineSite } from '../build/contract/define-site.ts';
import type { LibraryPatch, SiteSettings } from '../build/contract/definition.ts';
import type { Entry } from '../build/contract/entry.ts';
import { budgets } from './budgets.ts';
import { CLIENT_MODULES } from './client-modules.ts';
import { files } from './files/index.ts';
import { TIME_ZONE } from './format/midnight.ts';
import { TITLE_LIMIT } from './format/page-title.ts';
import { hosting } from './hosting.ts';
import { markdown } from './markdown.ts';
import { media } from './media.ts';
import { contentTypes } from './pages/index.ts';
import { resourcesOf } from './pages/resources/resources.ts';
import { isReservedAddress } from './pages/settings/company-rule.ts';
import { toPublicationWay } from './pages/settings/publication/schema.ts';
import type { Settings } from './pages/settings/schema.ts';
import type { Site } from './pages/site.ts';
import { observatoryOf } from './pages/tool-prices/observatory.ts';
import { placeholders } from './placeholders.ts';
import { disabledRulesIn, reviewRules } from './review/index.ts';
import type * as server from './server.tsx';
import { colorSource } from './styles/color-source.ts';
import { recoloringOf } from './styles/palette.ts';
import type { Logo } from './ui/page-context.ts';

/** Sonner adds a `<style>` by script, which the pages' policy blocks; its stylesheet is linked instead. */
const sonnerWithoutStyles: LibraryPatch = {
  name: 'sonner without injected styles',
  file: /[\\/]sonner[\\/]dist[\\/]index\.mjs$/,
  apply: (source) => source.replace(/^__insertCSS\(.*\);?$/m, ''),
};

/** The agency's site, as the generator is told of it. */
export const site = defineSite<Site, typeof server>()({
  entry: 'src/server.tsx',
  client: {
    entries: CLIENT_MODULES,
    notices: 'licences.txt',
    patches: [sonnerWithoutStyles],
  },
  contentTypes,
  markdown,
  timeZone: TIME_ZONE,
  media,
  downloads: 'modeles',
  settings: { contentType: 'settings', read: readSettings },
  addressFields: { former: 'anciennesAdresses', retired: 'adressesRetirees' },
  layout: (site) => ({
    settings: site.settings.data,
    logo: logoOf(site.settings),
    hasToolPrices: observatoryOf(site) !== undefined,
    hasResources: resourcesOf(site) !== undefined,
  }),
  files,
  nodePackages: ['fontkit', 'sharp'],
  guide: {
    contentType: 'text',
    data: ({ title, description }) => ({ titre: title, description, telechargements: [] }),
  },
  workshopStyles: 'src/styles/workshop.css',
  derivedSource: { from: 'src/styles/tokens.css', path: 'src/styles/token-colors.ts', derive: colorSource },
  alternates: { form: 'Formulaire à utiliser sur la page' },
  hosting,
  budgets,
  review: { rules: reviewRules, silences: disabledRulesIn },
  rulesToFillIn: [
    'a-completer',
    'adresse-fictive',
    'entreprise-incomplete',
    'fait-a-verifier',
    'formulaire-sans-destinataire',
    'mesure-sans-destinataire',
    'transfert-non-dit',
    'valeur-par-defaut',
  ],
  placeholders,
});

/** Returns the site's address and the values of `{{name}}` in its texts. */
function readSettings(data: Settings): SiteSettings {
  const { origin, pathname, host } = new URL(data.adresse);
  const base = pathname.replace(/(?<!\/)\/+$/, '');
  const { rue, codePostal, ville } = data.adressePostale;
  const colors = recoloringOf(data.couleurs);
  return {
    address: { origin, base, trailingSlash: data.trailingSlash },
    retired: data.adressesRetirees ?? [],
    ...(data.publication && { publication: toPublicationWay(data.publication) }),
    ...(colors && { colors }),
    menuNames: Object.fromEntries(data.menu.map(({ libelle, lien }) => [lien, libelle])),
    isTrial: isReservedAddress(data.adresse),
    titleLimit: TITLE_LIMIT,
    variables: {
      marque: data.marque,
      email: data.email,
      telephone: data.telephoneAffiche,
      adresse: `${rue}, ${codePostal} ${ville}`,
      ville,
      site: `${host}${base}`,
      mesure: measurementNotice(data),
    },
  };
}

/** Returns the logo of the settings, if they have one. */
function logoOf({ data: { logo }, pictures = {} }: Entry<Settings>): Logo | undefined {
  const day = logo && pictures[logo.source];
  const night = logo?.nuit === undefined ? undefined : pictures[logo.nuit];
  return day && { day, ...(night && { night }) };
}

/** Returns the privacy policy's paragraph on counting (`{{mesure}}`), which describes `src/layout/count-view.ts`. */
function measurementNotice({ mesure }: Pick<Settings, 'mesure'>): string {
  if (!mesure) return "Nous ne mesurons pas l'audience du site : aucune visite n'est comptée.";
  return [
    'Nous comptons les pages vues, sans cookie et sans identifiant, car nous avons un intérêt légitime à savoir ce qui est lu.',
    `Quand une page s'affiche, votre navigateur envoie à ${new URL(mesure.endpoint).host} le chemin de cette page et le nom du site d'où vous venez, rien d'autre.`,
    'Comme toute requête, cet envoi laisse voir votre adresse IP et le type de votre navigateur, qui ne servent pas au comptage.',
    "Si votre navigateur demande à ne pas être suivi (« Do Not Track » ou « Global Privacy Control »), il n'envoie rien.",
  ].join(' ');
}
