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
}

/** The middle of the drawing, in its own units: all ways lead through it. */
const MIDDLE: Point = { x: 250, y: 250 };
/** How long a piece of data is on its way from one place to the next, in milliseconds. */
const TRAVEL = 1400;

/** Leads a piece of data from the chosen tool through the picture, one stop at each press of the button, and tells each in a sentence. */
export async function tellJourneys(picture: HTMLElement, { tools, told, button }: Parts): Promise<void> {
  const journeys = await fetchJourneys(picture.dataset.journeys ?? '');
  const points = [...picture.querySelectorAll('g > circle')].map(pointOf);
  const trail = svg('g', 'trail');
  const parcel = svg('circle', 'parcel', { r: '12' });
  // Below the middle, which hides what is in it.
  picture.querySelector('path')?.after(trail, parcel);
  let journey: Journeys[number] = [];
  let nth = 0;
  let place = MIDDLE;

  const goTo = (next: number) => {
    nth = next;
    const stop = journey[nth];
    if (!stop) return;
    const from = place;
    place = points[stop.tool] ?? MIDDLE;
    parcel.style.transform = translation(place);
    if (nth === 0) trail.replaceChildren();
    else travel(parcel, trail.appendChild(wayOf([from, MIDDLE, place])), [from, MIDDLE, place]);
    tell(told, stop, `Étape ${nth + 1} sur ${journey.length}`);
    button.textContent = nth + 1 < journey.length ? 'Suite' : 'Revoir';
    button.hidden = false;
  };
  const begin = () => {
    journey = journeys[Number(tools.querySelector<HTMLInputElement>(':checked')?.value)] ?? [];
    goTo(0);
  };
  tools.addEventListener('change', begin);
  button.addEventListener('click', () => goTo((nth + 1) % journey.length));
  begin();
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
  const isStopped = document.documentElement.hasAttribute('data-stopped');
  if (isStopped || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
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
