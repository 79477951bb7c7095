import type { JourneyStop, Journeys } from '../format/journey.ts';

interface Point {
  x: number;
  y: number;
}

/** The parts of the picture that a journey changes. */
interface Parts {
  tools: Element;
  told: Element;
  button: HTMLButtonElement;
  /** Where a journey ends: the way to have it automated. */
  audit: HTMLAnchorElement;
}

/** The middle of the drawing, in its own units: all ways lead through it. */
const MIDDLE: Point = { x: 250, y: 250 };
/** How long a piece of data is on its way from one place to the next, in milliseconds. */
const TRAVEL = 1400;
/** How long a journey that goes by itself is at each stop, its way there included. */
const STAY = 2000;

/**
 * Leads a piece of data from the chosen tool through the picture, one stop at each press of the button, and tells each in a sentence.
 * `unasked`: where nobody has chosen one meanwhile, the first case of the trade goes by itself.
 */
export async function tellJourneys(picture: HTMLElement, parts: Parts, unasked: boolean): Promise<void> {
  const { tools, told, button, audit } = parts;
  const journeys = await fetchJourneys(picture.dataset.journeys ?? '');
  const draw = drawingIn(picture);
  let journey: Journeys[number] = [];
  let nth = 0;

  const isOver = () => nth + 1 >= journey.length;
  const goTo = (next: number) => {
    nth = next;
    const stop = journey[nth];
    if (!stop) return;
    draw(stop, nth === 0);
    tell(told, stop, `Étape ${nth + 1} sur ${journey.length}`);
    button.textContent = isOver() ? 'Revoir' : 'Suite';
    button.hidden = false;
    if (isOver()) audit.hidden = false;
    audit.href = addressWith(journey, picture.dataset.audit ?? '');
  };
  const begin = () => {
    journey = journeys[Number(tools.querySelector<HTMLInputElement>(':checked')?.value)] ?? [];
    goTo(0);
  };
  // Whoever has chosen a journey need not go through it to ask for it.
  const choose = () => {
    begin();
    audit.hidden = false;
  };
  tools.addEventListener('change', choose);
  button.addEventListener('click', () => goTo(isOver() ? 0 : nth + 1));
  if (!unasked || tools.querySelector(':checked')) return choose();
  const [shortcut] = picture.getElementsByTagName('button');
  const choice = tools.querySelector<HTMLInputElement>(`[value="${shortcut?.value}"]`);
  if (!choice || !mayMove()) return;
  choice.checked = true;
  begin();
  perform({ goOn: () => goTo(nth + 1), isOver }, picture, told);
}

interface Story {
  goOn: () => void;
  isOver: () => boolean;
}

/**
 * Goes through a journey by itself, once. It is not read out, stays where it is for whoever touches the picture, and is at its end at once
 * when motion is stopped.
 */
function perform({ goOn, isOver }: Story, picture: Element, told: Element): void {
  const end = () => {
    clearInterval(timer);
    stopped.disconnect();
    picture.removeEventListener('click', end, true);
    told.removeAttribute('aria-live');
  };
  const timer = setInterval(() => {
    if (!isOver()) goOn();
    else end();
  }, STAY);
  const stopped = new MutationObserver(() => {
    if (mayMove()) return;
    while (!isOver()) goOn();
    for (const animation of picture.getAnimations({ subtree: true })) animation.finish();
    end();
  });
  told.setAttribute('aria-live', 'off');
  stopped.observe(document.documentElement, { attributeFilter: ['data-stopped'] });
  picture.addEventListener('click', end, true);
}

/** Draws a piece of data at a stop, and the way there from the one before; a journey that begins has no way yet. */
function drawingIn(picture: Element): (stop: JourneyStop, begins: boolean) => void {
  const points = [...picture.querySelectorAll('g > circle')].map(pointOf);
  const trail = svg('g', 'trail');
  const parcel = svg('circle', 'parcel', { r: '12' });
  // Below the middle, which hides what is in it.
  picture.querySelector('path')?.after(trail, parcel);
  let place = MIDDLE;
  return ({ tool }, begins) => {
    const from = place;
    place = points[tool] ?? MIDDLE;
    parcel.style.transform = translation(place);
    if (begins) trail.replaceChildren();
    else travel(parcel, trail.appendChild(wayOf([from, MIDDLE, place])), [from, MIDDLE, place]);
  };
}

/** The address of the form, with the journey as what its message begins with. */
function addressWith(journey: Journeys[number], form: string): string {
  const [path, anchor] = form.split('#');
  const steps = journey.map(({ name, text }, nth) => `${nth + 1}. ${name} : ${text}`);
  const message = ['Nous aimerions automatiser ce trajet :', ...steps, ''].join('\n');
  return `${path}?message=${encodeURIComponent(message)}#${anchor}`;
}

async function fetchJourneys(address: string): Promise<Journeys> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response.json();
}

function pointOf(circle: Element): Point {
  return { x: Number(circle.getAttribute('cx')), y: Number(circle.getAttribute('cy')) };
}

function tell(told: Element, { name, text }: JourneyStop, count: string): void {
  const head = document.createElement('b');
  head.textContent = `${count} : ${name}`;
  told.replaceChildren(head, ` ${text}`);
}

function wayOf(points: readonly Point[]): SVGElement {
  return svg('path', 'way', {
    d: `M${points.map(({ x, y }) => `${x} ${y}`).join('L')}`,
    pathLength: '1',
    'stroke-dasharray': '1',
  });
}

/** For whoever has nothing against motion, the parcel travels to where it is, and draws its way as it goes. */
function travel(parcel: Element, way: Element, points: readonly Point[]): void {
  if (!mayMove()) return;
  const timing = { duration: TRAVEL, easing: 'ease-in-out' };
  parcel.animate({ transform: points.map(translation) }, timing);
  way.animate({ strokeDashoffset: [1, 0] }, timing);
}

function translation({ x, y }: Point): string {
  return `translate(${x}px, ${y}px)`;
}

/** A shape that the stylesheet knows by `data-part`. */
function svg(
  name: 'circle' | 'g' | 'path',
  part: string,
  attributes: Readonly<Record<string, string>> = {},
): SVGElement {
  const shape = document.createElementNS('http://www.w3.org/2000/svg', name);
  for (const [key, value] of Object.entries({ ...attributes, [`data-${part}`]: '' })) shape.setAttribute(key, value);
  return shape;
}

/** Whether the reader has nothing against motion: neither the device's setting nor the page's button has stopped it. */
function mayMove(): boolean {
  const isStopped = document.documentElement.hasAttribute('data-stopped');
  return !isStopped && !matchMedia('(prefers-reduced-motion: reduce)').matches;
}
