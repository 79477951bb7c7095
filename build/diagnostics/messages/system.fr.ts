const CLOSED: readonly [string, string] = [
  "L'accès est refusé",
  "Donnez à votre compte le droit de lire et d'écrire à cet endroit, ou choisissez-en un autre.",
];
const FOLDER: readonly [string, string] = [
  'Un dossier se trouve là où il faut un fichier',
  'Renommez-le, ou choisissez un autre endroit.',
];
const FULL: readonly [string, string] = ['Le disque est plein', "Libérez de l'espace, puis relancez."];
const TOO_MANY: readonly [string, string] = [
  'Trop de fichiers sont ouverts en même temps',
  'Fermez des programmes, puis relancez. Si cela revient, la personne qui tient le site peut relever la limite (ulimit -n 4096).',
];

/** Descriptions and advice by error code; see errno(3) and Node's own codes. */
const REASONS: Readonly<Record<string, readonly [what: string, advice: string]>> = {
  EACCES: CLOSED,
  EPERM: CLOSED,
  EROFS: ['Ce disque est en lecture seule', 'Choisissez un autre endroit, ou montez-le en écriture.'],
  ENOSPC: FULL,
  EDQUOT: FULL,
  EMFILE: TOO_MANY,
  ENFILE: TOO_MANY,
  // Node also reports a missing package if no file descriptor is left.
  ERR_MODULE_NOT_FOUND: [
    "Un paquet n'a pas pu être chargé",
    'Lancez npm ci. Si le paquet est bien là, trop de fichiers sont ouverts en même temps : fermez des programmes, ou relevez la limite (ulimit -n 4096).',
  ],
  EIO: ["Le disque n'a pas pu être lu ou écrit", 'Vérifiez son état, puis relancez.'],
  ENOENT: ['Ce fichier ou dossier manque', 'Il a peut-être été supprimé pendant la commande : relancez-la.'],
  ENOTDIR: ['Un fichier se trouve là où il faut un dossier', 'Renommez-le, ou choisissez un autre endroit.'],
  EISDIR: FOLDER,
  ERR_FS_EISDIR: FOLDER,
  EEXIST: ['Ce nom est déjà pris', 'Renommez ou déplacez ce qui porte ce nom, puis relancez.'],
  ENOTEMPTY: ["Ce dossier n'est pas vide", 'Un autre programme y écrit peut-être : fermez-le, puis relancez.'],
  EBUSY: ['Un autre programme utilise cet endroit', 'Fermez-le, puis relancez.'],
  ELOOP: ['Des liens symboliques tournent en rond', 'Supprimez ces liens.'],
  ENAMETOOLONG: ['Ce nom est trop long pour ce disque', 'Raccourcissez-le.'],
  EFBIG: ['Ce fichier est trop gros pour ce disque', 'Hébergez-le ailleurs, ou allégez-le.'],
  ERR_FS_FILE_TOO_LARGE: ['Ce fichier dépasse 2 Go', 'Hébergez-le ailleurs, ou allégez-le.'],
  EADDRINUSE: ['Cette adresse est déjà prise', 'Choisissez un autre port avec --port.'],
  EADDRNOTAVAIL: ["Cette machine n'a pas cette adresse", 'Choisissez-en une autre avec --host, par exemple 127.0.0.1.'],
  ENOTFOUND: ['Ce nom de machine est inconnu', 'Choisissez-en un autre avec --host, par exemple 127.0.0.1.'],
  EAI_AGAIN: ["Ce nom de machine n'a pas pu être résolu", 'Donnez une adresse à --host, par exemple 127.0.0.1.'],
};

/** Messages for errors of the system. */
export const system = {
  refused: (code: string, syscall: string | undefined, place: string | undefined): string => {
    const [what, advice] = REASONS[code] ?? [
      `Le système a refusé une opération (${code}, ${syscall})`,
      'Vérifiez le disque et ses droits, puis relancez.',
    ];
    return `${place === undefined ? what : `${what} : « ${place} »`}. ${advice}`;
  },
  noParser: (system: string): string =>
    `Le programme qui lit le Markdown (satteri) manque pour ce système (${system}). Lancez npm ci. S'il manque encore, sa forme pour toute machine s'installe par : npm install --no-save --force --cpu=wasm32 @bruits/satteri-wasm32-wasi@0.10.5`,
  /** Tells whether a code is one of the system's. */
  knows: (code: string): boolean => code in REASONS,
};
