/** What the workshop says to writers, and to those whom it does not answer. */
export const workshop = {
  title: 'Atelier',
  notFound: { message: "L'atelier ne connaît pas cette adresse.", hint: 'Rechargez la page.' },
  notAllowed: (methods: string) => ({ message: `Cette adresse attend ${methods}.`, hint: 'Rechargez la page.' }),
  noToken: {
    message: "Cette demande ne vient pas de la page de l'atelier qui est ouverte.",
    hint: 'Rechargez la page : vos textes non enregistrés y sont gardés.',
  },
  failed: (reason: string) => ({ message: `L'atelier n'a pas pu répondre. ${reason}`, hint: 'Essayez encore.' }),
};
