/** Fields that sites call a page's title by. */
export const TITLE_FIELDS = ['titre', 'title', 'nom', 'name'];
