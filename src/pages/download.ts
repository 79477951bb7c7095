import { z } from 'zod';
import { text } from './fields.ts';
import { staticPath } from './formats.ts';

/** A file that an article offers. */
export const download = z
  .strictObject({
    fichier: staticPath.meta({
      title: 'Fichier',
      description: 'L’adresse d’un fichier du dossier static : /modeles/liste.csv pour static/modeles/liste.csv.',
      examples: ['/modeles/inventaire.xlsx'],
      file: true,
    }),
    titre: text.meta({
      title: 'Titre',
      description: 'Le nom sous lequel il est proposé, en quelques mots.',
      examples: ['L’inventaire des accès'],
    }),
    texte: text.meta({
      title: 'Texte',
      description: 'Ce qu’il contient et comment s’en servir : une ou deux phrases.',
      multiline: true,
    }),
  })
  .meta({ title: 'Fichier' });
