const INVITATION = 'Choisissez un outil et suivez ce qui en part.';
const LOST = 'Le trajet n’est pas arrivé : choisissez un autre outil pour réessayer.';

const picture = document.querySelector<HTMLElement>('[data-journeys]');
if (picture) offerJourneys(picture);

/** Lets visitors choose a tool of the drawing. What tells its journey is loaded at the first choice; where it does not come, the next one tries again. */
function offerJourneys(picture: HTMLElement): void {
  const tools = element('div', { role: 'radiogroup', ariaLabel: INVITATION, hidden: true });
  tools.dataset.tools = '';
  tools.append(...[...picture.querySelectorAll('g')].flatMap(choiceOf));
  const tale = element('div', { hidden: true });
  tale.dataset.tale = '';
  const told = element('p', { role: 'status', textContent: INVITATION });
  const button = element('button', { type: 'button', hidden: true });
  tale.append(told, button);
  picture.append(tools, tale);

  const start = () => {
    tools.removeEventListener('change', start);
    import('./journey.ts')
      .then(({ tellJourneys }) => tellJourneys(picture, { tools, told, button }))
      .catch(() => {
        told.textContent = LOST;
        tools.addEventListener('change', start);
      });
  };
  tools.addEventListener('change', start);
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
