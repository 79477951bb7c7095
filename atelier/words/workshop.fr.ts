/** What the workshop says to writers, and to those whom it does not answer. */
export const workshop = {
  title: 'Atelier',
  notFound: { message: "L'atelier ne connaît pas cette adresse.", hint: 'Rechargez la page.' },
  notAllowed: (methods: string) => ({ message: `Cette adresse attend ${methods}.`, hint: 'Rechargez la page.' }),
  noToken: {
    message: "Cette demande ne vient pas de la page de l'atelier qui est ouverte.",
    hint: 'Rechargez la page : vos textes non enregistrés y sont gardés.',
  },
  building: {
    message: 'Le site se prépare.',
    hint: "L'aperçu viendra de lui-même dès qu'il sera prêt.",
  },
  noText: { message: "Cette demande ne dit pas de quel texte il s'agit.", hint: 'Rechargez la page.' },
  noPreview: {
    message: 'Cette page ne peut pas encore être montrée.',
    hint: "Corrigez ce qui est signalé dans le texte : l'aperçu viendra de lui-même.",
  },
  brokenElsewhere: "Rien n'est à reprendre dans ce texte : c'est un autre fichier qui empêche de le montrer.",
  failed: (reason: string) => ({ message: `L'atelier n'a pas pu répondre. ${reason}`, hint: 'Essayez encore.' }),
};
