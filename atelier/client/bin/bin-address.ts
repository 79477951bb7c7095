/** The fragment that names the page of the bin. */
export const BIN = '#corbeille';
