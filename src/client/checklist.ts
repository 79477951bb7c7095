const TASK = 'li[data-task]';
/** Elements that may follow an item's words, but cannot stand in a label. */
const BLOCK = 'ul, ol, p, pre, div, figure, aside, blockquote, hr, h2, h3, h4, h5, h6';
const LOST = 'Ce navigateur ne garde pas vos coches : elles dureront le temps de la page.';

/** Gives every task of the page a checkbox that stays ticked on this device, and says below each list how many are; once, however often it is asked. */
export function addCheckboxes(key: string): void {
  const taken = new Set<string>();
  for (const list of document.querySelectorAll('main :is(ul, ol)'))
    if (list.querySelector(TASK) && !list.parentElement?.closest(TASK) && !list.querySelector('input'))
      wakeList(list, key, taken);
}

function wakeList(list: Element, key: string, taken: Set<string>): void {
  const ticks = readTicks(key);
  const boxes = [...list.querySelectorAll<HTMLElement>(TASK)].map((item) => {
    const box = boxIn(item);
    box.value = nameFor(box.value, taken);
    box.checked = ticks.get(box.value) ?? item.dataset.task === 'done';
    mark(box);
    return box;
  });
  const count = document.createElement('span');
  count.setAttribute('role', 'status');
  const note = document.createElement('span');
  note.textContent = 'Vos coches restent sur cet appareil.';
  const clear = document.createElement('button');
  clear.type = 'button';
  clear.textContent = 'Tout décocher';
  const bar = document.createElement('div');
  bar.dataset.checklist = '';
  bar.append(count, clear, note);
  list.after(bar);

  const show = () => {
    count.textContent = `${boxes.filter(({ checked }) => checked).length} sur ${boxes.length}`;
  };
  const keep = (changed: readonly HTMLInputElement[]) => {
    if (!keepTicks(key, changed)) note.textContent = LOST;
    for (const box of changed) mark(box);
    show();
  };
  for (const box of boxes) box.addEventListener('change', () => keep([box]));
  // A browser that kept the page may have forgotten the boxes' state, which the items still say.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) for (const box of boxes) box.checked = box.closest<HTMLElement>(TASK)?.dataset.task === 'done';
  });
  clear.addEventListener('click', () => {
    for (const box of boxes) box.checked = false;
    keep(boxes);
  });
  show();
}

/** Puts the words of an item into the label of a checkbox; lists and blocks below them stay outside. */
function boxIn(item: HTMLElement): HTMLInputElement {
  const [first] = item.children;
  const place = first?.matches('p') ? first : item;
  const words = [...place.childNodes];
  const end = words.findIndex((node) => node instanceof Element && node.matches(BLOCK));
  const label = document.createElement('label');
  const box = document.createElement('input');
  box.type = 'checkbox';
  box.autocomplete = 'off';
  label.append(...words.slice(0, end === -1 ? words.length : end));
  box.value = label.textContent.trim().replace(/\s+/g, ' ');
  label.prepend(box);
  place.prepend(label);
  return box;
}

/** Items that say the same are told apart by their order on the page. */
function nameFor(words: string, taken: Set<string>): string {
  let name = words;
  for (let place = 2; taken.has(name); place += 1) name = `${words} (${place})`;
  taken.add(name);
  return name;
}

/** Styles and printers go by the item. */
function mark(box: HTMLInputElement): void {
  const item = box.closest<HTMLElement>(TASK);
  if (item) item.dataset.task = box.checked ? 'done' : 'todo';
}

/** Keeps ticks on this device, in this browser alone; returns false without storage (private windows, blocked site data). */
function keepTicks(key: string, changed: readonly HTMLInputElement[]): boolean {
  // The same page may have been ticked in another tab since.
  const ticks = readTicks(key);
  for (const { value, checked } of changed) ticks.set(value, checked);
  try {
    localStorage.setItem(key, JSON.stringify([...ticks]));
    return true;
  } catch {
    return false;
  }
}

/** Reads the stored ticks by the items' text, so that rewording an item forgets its tick; returns none if there is no storage, or if it holds something else. */
function readTicks(key: string): Map<string, boolean> {
  try {
    return new Map(JSON.parse(localStorage.getItem(key) ?? '[]'));
  } catch {
    return new Map();
  }
}
