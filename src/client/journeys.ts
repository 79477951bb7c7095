const INVITATION = 'Choisissez un outil et suivez ce qui en part.';
const LOST = 'Le trajet n’est pas arrivé : choisissez un autre outil pour réessayer.';
/** Milliseconds in which a page that has come is looked at before something happens in it. */
const FIRST_LOOK = 1200;

const picture = document.querySelector<HTMLElement>('[data-journeys]');
if (picture) offerJourneys(picture);

/**
 * Lets visitors choose a tool of the drawing, or a case of their trade below it. What tells its journey is loaded at the first choice; where it does
 * not come, the next one tries again. To whoever arrives and likes motion, the first of those cases is shown unasked.
 */
function offerJourneys(picture: HTMLElement): void {
  const tools = element('div', { role: 'radiogroup', ariaLabel: INVITATION, hidden: true });
  tools.dataset.tools = '';
  tools.append(...[...picture.querySelectorAll('g')].flatMap(choiceOf));
  const tale = element('div', { hidden: true });
  tale.dataset.tale = '';
  const told = element('p', { role: 'status', textContent: INVITATION });
  const button = element('button', { type: 'button', hidden: true });
  const audit = element('a', { textContent: 'Automatiser ce trajet', href: picture.dataset.audit ?? '', hidden: true });
  tale.append(told, button, audit);
  picture.append(tools, tale);
  picture.dataset.ready = '';

  let isAsked = false;
  const start = (unasked = false) => {
    if (isAsked) return;
    isAsked = true;
    import('./journey.ts')
      .then(({ tellJourneys }) => tellJourneys(picture, { tools, told, button, audit }, unasked))
      .catch(() => {
        isAsked = false;
        if (!unasked) told.textContent = LOST;
      });
  };
  tools.addEventListener('change', () => start());
  picture.addEventListener('click', ({ target }) => {
    const choice = tools.querySelector<HTMLInputElement>(
      `[value="${target instanceof HTMLButtonElement && target.value}"]`,
    );
    if (!choice) return;
    // One that was chosen before would not change.
    choice.checked = false;
    choice.click();
  });
  whenArrived(picture, () => start(true));
}

/** Once the picture has been in sight for a moment, where the visit begins with this page: not after another one of this site, a reload or a way back. */
function whenArrived(picture: Element, act: () => void): void {
  const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (arrival?.type !== 'navigate' || document.referrer.startsWith(location.origin)) return;
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      setTimeout(act, FIRST_LOOK);
    },
    { threshold: 0.5 },
  );
  observer.observe(picture);
}

/** A choice over a tool's point and name, named by it; none for a tool without a journey. */
function choiceOf(tool: SVGGElement, nth: number): HTMLInputElement[] {
  const [point, name] = tool.children;
  if (!point || !name || 'quiet' in tool.dataset) return [];
  const label = name.textContent.trim();
  const choice = element('input', {
    type: 'radio',
    name: 'trajet',
    value: String(nth),
    ariaLabel: label,
    autocomplete: 'off',
  });
  // The frame holds the name: the more letters, the wider. The drawing's side is 500.
  choice.style.width = `${4 + 2 * label.length}%`;
  choice.style.left = `${Number(point.getAttribute('cx')) / 5}%`;
  choice.style.top = `${(Number(point.getAttribute('cy')) + Number(name.getAttribute('y'))) / 10}%`;
  return [choice];
}

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
): HTMLElementTagNameMap[Name] {
  return Object.assign(document.createElement(name), properties);
}
