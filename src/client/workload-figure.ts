import { formatFormula, formatHours, hoursAYear } from '../format/workload.ts';

/** Milliseconds in which the light crosses the drawing and the figure counts. */
const CROSSING = 900;
/** Milliseconds without a change before the sentence is announced and written into the address: the light has arrived by then. */
const DEBOUNCE_MS = CROSSING;

type FieldElement = HTMLInputElement | HTMLSelectElement;

/** Updates the drawing, the formula, the address and the form's link as the sentence changes. */
export function updateWorkloadFigure(form: HTMLFormElement): void {
  const fields = [...form.querySelectorAll<FieldElement>('input, select')];
  const output = form.querySelector('output');
  const draw = drawingFor(form);
  let timer = 0;
  const publish = async () => {
    const change = timer;
    await waitForLight();
    if (change !== timer) return;
    if (output) output.textContent = formatFormula(workloadIn(form));
    share(form, fields);
  };
  const update = () => {
    clearTimeout(timer);
    if (!form.checkValidity()) return;
    draw();
    // At once: the next press may be the button's.
    prefillContactLink(form, fields, formatFormula(workloadIn(form)));
    timer = window.setTimeout(publish, DEBOUNCE_MS);
  };
  offerCopy(form);
  form.addEventListener('input', update);
  form.addEventListener('submit', (event) => event.preventDefault());
  if (fill(fields) || fields.some(isChanged)) update();
}

/** Fills the fields from the address; returns true if it holds any of them. */
function fill(fields: readonly FieldElement[]): boolean {
  const query = new URLSearchParams(location.search);
  const told = fields.filter(({ name }) => query.has(name));
  for (const field of told) {
    const before = field.value;
    field.value = query.get(field.name) ?? '';
    if (!field.checkValidity() || field.value === '') field.value = before;
  }
  return told.length > 0;
}

/** Tells a field that the reader filled in before this script came. */
function isChanged(field: FieldElement): boolean {
  if (field instanceof HTMLInputElement) return field.value !== field.defaultValue;
  return !field.selectedOptions[0]?.defaultSelected;
}

function workloadIn(form: HTMLFormElement) {
  const number = (name: string) => Number(new FormData(form).get(name));
  return { times: number('nombre'), minutes: number('minutes') };
}

/** Writes the sentence into the address. */
function share(form: HTMLFormElement, fields: readonly FieldElement[]): void {
  const query = new URLSearchParams(fields.map(({ name, value }) => [name, value]));
  history.replaceState(history.state, '', `?${query}${location.hash}`);
  const copy = form.querySelector('button');
  if (copy) copy.hidden = false;
}

/** Writes the sentence into the first button's link to the contact form. */
function prefillContactLink(form: HTMLFormElement, fields: readonly FieldElement[], formula: string): void {
  const button = form.querySelector<HTMLAnchorElement>('a[href*="/contact"]');
  if (!button) return;
  const words = [...(fields[0]?.parentElement?.childNodes ?? [])].map(textOrValue).join('').replace(/\s+/g, ' ').trim();
  const [, calcul = ''] = formula.split(' = ');
  button.search = String(new URLSearchParams({ message: `${words}\n${formula}.\n\n`, calcul }));
}

function textOrValue(node: ChildNode): string {
  return node instanceof HTMLInputElement || node instanceof HTMLSelectElement ? node.value : (node.textContent ?? '');
}

function offerCopy(form: HTMLFormElement): void {
  const button = form.querySelector('button');
  button?.addEventListener('click', () => {
    // Without a secure context there is no clipboard.
    const copying = navigator.clipboard?.writeText(location.href) ?? Promise.reject();
    copying.then(
      () => (button.textContent = 'Adresse copiée'),
      () => (button.textContent = 'Copiez la barre d’adresse'),
    );
  });
}

/** Returns what draws the sentence: its tools lit, a light on its way, and the hours in the core. */
function drawingFor(form: HTMLFormElement): () => void {
  const drawing = document.querySelector('[data-orbit]');
  const [way, light, figure] = ['way', 'light', 'hours'].map((part) => drawing?.querySelector(`[data-${part}]`));
  const tools = [...(drawing?.querySelectorAll('g') ?? [])];
  const chosen = (name: string) => tools[form.querySelector<HTMLSelectElement>(`[name=${name}]`)?.selectedIndex ?? -1];
  let hours = hoursAYear(workloadIn(form));
  return () => {
    const ends = [chosen('de'), chosen('vers')];
    for (const tool of tools) tool.toggleAttribute('data-lit', ends.includes(tool));
    const [from = '', to = ''] = ends.map((tool) => centerOf(tool).join(' '));
    const isNewWay = way?.getAttribute('d') !== `M${from}L0 0L${to}`;
    way?.setAttribute('d', `M${from}L0 0L${to}`);
    if (light && isNewWay) cross(light, ends.map(centerOf));
    const before = hours;
    hours = hoursAYear(workloadIn(form));
    if (figure) count(figure, before, hours);
  };
}

function centerOf(tool: Element | undefined): [x: string, y: string] {
  const circle = tool?.querySelector('circle');
  return [circle?.getAttribute('cx') ?? '0', circle?.getAttribute('cy') ?? '0'];
}

function cross(light: Element, ends: readonly [x: string, y: string][]): void {
  if (!mayMove()) return;
  const [from, to] = ends.map(([x, y]) => `translate(${x}px, ${y}px)`);
  const transform = [from ?? '', 'translate(0, 0)', to ?? ''];
  light.animate({ transform, opacity: [1, 1, 1] }, { duration: CROSSING, easing: 'ease-in-out' });
}

/** Waits for a light on its way: on a busy machine it sets off late. */
async function waitForLight(): Promise<void> {
  const light = document.querySelector('[data-light]');
  await Promise.allSettled((light?.getAnimations() ?? []).map(({ finished }) => finished));
}

/** Counts from one figure to another; a figure that changes meanwhile takes over. */
function count(figure: Element, from: number, to: number): void {
  const start = performance.now();
  const mark = (figure as SVGElement).dataset;
  mark.hours = String(to);
  const step = (now: number) => {
    if (mark.hours !== String(to)) return;
    const done = mayMove() ? Math.min(1, Math.max(0, now - start) / CROSSING) : 1;
    const shown = formatHours(Math.round(from + (to - from) * done));
    figure.textContent = shown;
    figure.toggleAttribute('data-long', shown.length > 3);
    if (done < 1) requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
}

/** Tells whether neither the device's setting nor the page's button has stopped what moves. */
function mayMove(): boolean {
  const isStopped = document.documentElement.hasAttribute('data-stopped');
  return !isStopped && !matchMedia('(prefers-reduced-motion: reduce)').matches;
}
