/**
 * What a writer writes in Markdown for an HTML element, after 'Écrivez'; undefined for one that Markdown knows nothing of.
 * `callOut`: what opens one on this site, if anything does.
 */
export function markdownFor(element: string, callOut?: string): string | undefined {
  if (callOut !== undefined && BOXES.includes(element))
    return `« ${callOut}[Titre] », le texte, puis « ::: » pour un encadré`;
  return EQUIVALENTS.get(element);
}

const BOXES = ['aside', 'details', 'summary'];

const EQUIVALENTS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    'b strong': '« **texte** » pour du gras',
    'i em': "« *texte* » pour de l'italique",
    's del strike': '« ~~texte~~ » pour du texte barré',
    'u ins mark small big font center': 'le texte sans balise, ou « **texte** » pour le faire ressortir',
    a: '« [texte](/adresse) » pour un lien',
    button: "« [texte](/adresse) » pour un lien, ou un bouton dans l'en-tête",
    img: "« ![ce qu'elle montre](/images/nom.png) » pour une image",
    'br wbr': 'une ligne vide pour un nouveau paragraphe, ou « \\ » en fin de ligne pour aller à la ligne',
    hr: '« --- » entre deux lignes vides pour un filet',
    'p div span section article main header footer aside details summary':
      'le texte seul : une ligne vide sépare deux paragraphes',
    'h1 h2': '« ## Titre » pour une section',
    'h3 h4 h5 h6': '« ### Titre » pour une sous-section',
    'ul li': '« - élément », un par ligne, pour une liste',
    ol: '« 1. élément », un par ligne, pour une liste numérotée',
    'table thead tbody tr th td caption':
      '« | a | b | », puis « |---|---| », puis une ligne par rangée pour un tableau',
    'blockquote q cite': '« > texte » pour une citation',
    'code kbd samp var tt': '« `code` » pour du code',
    pre: 'trois accents graves avant et après, chacun sur sa ligne, pour un bloc de code',
    sup: '« [^1] » pour une note, ou le caractère lui-même (², ³, ᵉ)',
    sub: 'le caractère lui-même (₂)',
    'iframe video audio embed object': '« [texte](https://…) » : un lien vers la vidéo ou la page',
    'input label': '« - [ ] élément » pour une case à cocher',
    'script style link meta svg form': 'le texte seul : ce code ne serait pas exécuté',
  }).flatMap(([names, markdown]) => names.split(' ').map((name) => [name, markdown])),
);
