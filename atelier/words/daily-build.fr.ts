/** Words about texts that wait for a day when nothing is known to publish them. */
export const dailyBuild = {
  heading: 'Les textes qui attendent leur jour',
  waiting: (count: number) =>
    `${count} ${count > 1 ? 'textes attendent' : 'texte attend'} un jour à venir : ce jour-là, il faudra publier.`,
  offer: (host: string) =>
    `Si le site en ligne est sur ${host}, ce service peut aussi le refaire chaque jour de lui-même.`,
  button: 'Faire paraître les textes à leur date',
  written:
    'Le fichier qui demande au service de refaire le site chaque jour est prêt. Il reste à l’envoyer une fois, et à régler le service : le bouton « Publier » n’envoie que les textes et leurs images. Montrez les détails techniques à la personne qui a installé le site.',
  send: 'Pour envoyer le fichier, dans le dossier du site :',
  commands: (path: string) => `git add ${path} && git commit -m "Le site est refait chaque jour" && git push`,
  service: {
    github:
      'Chez GitHub, une fois : « Settings », « Pages », « Source » : « GitHub Actions ». L’atelier voit ensuite que le site est refait chaque nuit, et ce cadre disparaît.',
    gitlab:
      'Chez GitLab, une fois : « Build », « Pipeline schedules », « New schedule », chaque jour à 0 h 05, fuseau de Paris. L’atelier ne peut pas le voir : si c’est fait, les textes paraissent à leur date.',
  },
  settings: 'Dans les réglages du site : « trailingSlash: true », et l’adresse que donne le service.',
  elsewhere: 'Un autre service, ou cet ordinateur, peut aussi le faire de lui-même :',
  guide: 'lisez « Publier le site » dans le guide',
  noHost: {
    message: 'L’atelier n’a pas de fichier tout prêt pour ce service.',
    hint: 'Le guide dit, dans « Publier le site », comment faire paraître les textes à leur date.',
  },
  taken: (path: string) => ({
    message: `« ${path} » existe déjà, ou autre chose met déjà le site en ligne. Rien n’a été écrit.`,
    hint: 'Demandez à la personne qui a installé le site d’y ajouter une publication par jour.',
  }),
};
