/** What a build is told to have made. */
export const report = {
  stages: {
    read: 'lecture',
    parse: 'analyse',
    validate: 'validation',
    plan: 'plan',
    bundle: 'code',
    make: 'fabrication',
    draw: 'préparation',
    finish: 'rendu',
    twin: 'version Markdown',
    check: 'contrôle',
    publish: 'publication',
    weigh: 'pesée',
    keep: 'mise de côté',
  },
  columns: ['modèle', 'pages', 'HTML', 'CSS', 'JS', 'CSS en ligne'],
  pages: (count: number) => `${count} pages`,
  files: (count: number, seconds: string) => `${count} fichiers en ${seconds} s`,
  kilobytes: (number: string) => `${number} ko`,
  legend: "Tailles après brotli, page la plus lourde de chaque modèle ; le HTML comprend ce qu'il porte en ligne.",
};
