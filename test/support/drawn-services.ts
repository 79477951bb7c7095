/** Services whose constellation somebody drew by hand. */
export const DRAWN_SERVICES = [
  'automatisation-de-processus',
  'integration-ia',
  'crm-no-code',
  'apps-metiers',
  'tableaux-de-bord',
  'design',
];
