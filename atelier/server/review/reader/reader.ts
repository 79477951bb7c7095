import { HANDED_OVER, type HandedOver, type Remark } from '../review-api.ts';
import { askRemark, button, element, openList, RemarkStore } from './remark-dialogs.ts';
import './reader.css';
import { reviewPage as words } from '../../../words/review.fr.ts';
import { addPassageButtons, blockOf, markPassages, type Passage, watchSelection } from './passages.ts';

/** A page that was handed over for reading: its reader marks passages, writes remarks, and sends them back. Its links and forms lead nowhere. */
const data: HandedOver = JSON.parse(document.getElementById(HANDED_OVER)?.textContent ?? '{}');
const store = new RemarkStore(data);
const bar = element('section', { id: 'relecture', 'aria-label': words.bar });
const selected = watchSelection(bar);
const count = button('', () => openList(bar, { data, store, onGo: go, onChange: change, onRemove: remove }));

document.title = words.title(document.title);
bar.append(
  element(
    'div',
    { class: 'relecture-bar' },
    element('p', {}, words.how),
    button(words.remark, () => ask(selected()), { class: 'relecture-main' }),
    count,
  ),
);
document.body.append(bar);
addPassageButtons(ask);
show();

document.addEventListener('click', (event) => {
  const link = event.target instanceof Element ? event.target.closest('a[href]') : undefined;
  if (link && !link.getAttribute('href')?.startsWith('#')) event.preventDefault();
});

function ask(passage: Passage): void {
  askRemark(bar, passage, keep);
}

function change(remark: Remark): void {
  const block = blockOf(remark);
  askRemark(bar, { ...remark, ...(block && { block }) }, keep, remark);
}

function keep(remark: Remark): void {
  if (remark.text !== '') store.put(remark);
  show();
}

function remove(remark: Remark): void {
  store.remove(remark);
  show();
}

function go(remark: Remark): void {
  const block = blockOf(remark);
  if (!block) return;
  block.tabIndex = -1;
  block.focus({ preventScroll: true });
  block.scrollIntoView({ block: 'center' });
}

function show(): void {
  count.textContent = words.list(store.remarks.length);
  markPassages(store.remarks);
}
