sortAndFilter();

/** Makes the table of prices sortable by its heads, and filters it by two choices. A choice that the browser restored applies at once. */
function sortAndFilter(): void {
  const table = document.querySelector<HTMLTableElement>('table[data-prices]');
  const form = document.querySelector<HTMLFormElement>('form[data-price-filters]');
  const body = table?.tBodies[0];
  if (!table || !form || !body) return;
  const rows = [...body.rows];
  const heads = [...(table.tHead?.rows[0]?.cells ?? [])];
  for (const head of heads) makeSorting(head, heads, () => body.append(...sorted(rows, head)));
  const filter = () => filterRows(rows, form);
  form.addEventListener('change', filter);
  form.addEventListener('submit', (event) => event.preventDefault());
  filter();
}

/** Sorts up at first, and the other way at each further click. */
function makeSorting(head: HTMLTableCellElement, heads: readonly HTMLTableCellElement[], sort: () => void): void {
  const button = document.createElement('button');
  button.type = 'button';
  button.append(...head.childNodes);
  head.append(button);
  button.addEventListener('click', () => {
    const direction = head.ariaSort === 'ascending' ? 'descending' : 'ascending';
    for (const other of heads) other.removeAttribute('aria-sort');
    head.setAttribute('aria-sort', direction);
    sort();
  });
}

const french = new Intl.Collator('fr');

/** Rows by a column; those that have nothing in it come last, whichever way it is sorted. */
function sorted(rows: readonly HTMLTableRowElement[], { cellIndex, ariaSort }: HTMLTableCellElement) {
  const sign = ariaSort === 'descending' ? -1 : 1;
  const keys = new Map(rows.map((row) => [row, sortKey(row.cells[cellIndex])]));
  return [...rows].sort((a, b) => {
    const [first = '', second = ''] = [keys.get(a), keys.get(b)];
    if (first === '' || second === '') return Number(first === '') - Number(second === '');
    if (typeof first === 'number' && typeof second === 'number') return sign * (first - second);
    return sign * french.compare(String(first), String(second));
  });
}

/** Returns the sort key of a cell: its number, its day, or the text of a row's head. */
function sortKey(cell: HTMLTableCellElement | undefined): string | number {
  const number = cell?.querySelector('data')?.value;
  if (number !== undefined) return Number(number);
  if (cell?.tagName === 'TH') return cell.textContent ?? '';
  return cell?.querySelector('time')?.dateTime ?? '';
}

/** Shows the rows that fit both choices, and says how many they are. */
function filterRows(rows: readonly HTMLTableRowElement[], form: HTMLFormElement): void {
  const chosen = [...new FormData(form)].filter(([, value]) => value !== '');
  for (const row of rows) row.hidden = chosen.some(([name, value]) => row.dataset[name] !== value);
  const count = rows.filter(({ hidden }) => !hidden).length;
  const status = form.querySelector('[role="status"]');
  if (status) status.textContent = count === 0 ? 'Aucun prix' : `${count} prix`;
}
