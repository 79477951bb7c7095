/** The scripts that pages may ask for by `useModule`, and where each is. */
export const CLIENT_MODULES = {
  page: 'src/client/page.ts',
  contents: 'src/client/contents.ts',
  codeCopy: 'src/client/code-copy.ts',
  checklists: 'src/client/checklists.ts',
  articleList: 'src/client/article-list.ts',
  booking: 'src/client/booking.ts',
  islands: 'src/client/islands.ts',
  motion: 'src/client/motion.ts',
  priceTable: 'src/client/price-table.ts',
  prefill: 'src/client/prefill.ts',
  parts: 'src/client/parts.ts',
  seam: 'src/client/seam.ts',
  stage: 'src/client/stage.ts',
  workload: 'src/client/workload.ts',
} as const;
export type ClientModule = keyof typeof CLIENT_MODULES;
