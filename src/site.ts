import { defineSite } from '../build/contract/define-site.ts';
import type { LibraryPatch, SiteSettings } from '../build/contract/definition.ts';
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
import { logoOf } from './pages/settings/logo/logo.ts';
import { measurementNotice } from './pages/settings/measurement-notice.ts';
import { toPublicationWay } from './pages/settings/publication/way.ts';
import type { Settings } from './pages/settings/schema.ts';
import type { Site } from './pages/site.ts';
import { observatoryOf } from './pages/tool-prices/observatory.ts';
import { placeholders } from './placeholders.ts';
import { disabledRulesIn, reviewRules } from './review/index.ts';
import type * as server from './server.tsx';
import { colorSource } from './styles/color-source.ts';
import { recoloringOf } from './styles/palette.ts';

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
