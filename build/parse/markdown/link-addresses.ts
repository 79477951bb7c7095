import type { Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { findingAt, type MarkdownFinding } from './finding.ts';
import { visit } from './visit.ts';

/** Schemes a link may have; the sanitizer drops any other address. */
export const LINK_SCHEMES = ['https', 'http', 'mailto', 'tel', 'sms', 'whatsapp'];

/** What would be published as a link that leads nowhere, or that nobody can see. */
export function linkAddresses(tree: Root): MarkdownFinding[] {
  const findings: MarkdownFinding[] = [];
  visit(tree, ['link', 'definition'], (node) => {
    const scheme = /^([^?#/:]*):/.exec(node.url)?.[1];
    if (node.url === '') {
      const hint = 'Écrivez-la entre les parenthèses, par exemple [nos services](/services).';
      findings.push(findingAt(node, 'lien-sans-adresse', "Ce lien n'a pas d'adresse.", hint));
    } else if (/^[/\\]{2}/.test(node.url)) {
      const hint = `Écrivez « https:${node.url.replaceAll('\\', '/')} » pour un autre site, un seul « / » pour un chemin de celui-ci.`;
      findings.push(
        findingAt(node, 'lien-sans-protocole', 'Une adresse qui commence par « // » mène à un autre site.', hint),
      );
    } else if (scheme !== undefined && !LINK_SCHEMES.includes(scheme.toLowerCase())) {
      const message = `Une adresse en « ${scheme}: » n'est pas permise : le lien ne mènerait nulle part.`;
      const hint = `Adresses permises : ${LINK_SCHEMES.map((name) => `${name}:`).join(', ')}, ou un chemin du site (/contact).`;
      findings.push(findingAt(node, 'lien-protocole', message, hint));
    }
    if (node.type === 'link' && textOf(node).trim() === '') {
      const hint = 'Écrivez entre les crochets ce que le lecteur trouvera : [nos services](/services).';
      findings.push(findingAt(node, 'lien-sans-texte', "Ce lien n'a pas de texte.", hint));
    }
  });
  return findings;
}
