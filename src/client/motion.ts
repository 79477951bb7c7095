import { MOTION_KEY } from '../format/motion.ts';

const STOPPED = 'arret';
const MOVING = '[data-starfield], [data-starfield] *';
const { documentElement: root } = document;

const button = document.querySelector<HTMLButtonElement>('[data-motion]');
// Read before the first paint, by the script in `Head.tsx`.
let isStopped = root.hasAttribute('data-stopped');

applyChoice();
button?.addEventListener('click', () => {
  isStopped = !isStopped;
  keepStopped();
  applyChoice();
});
// When a round ends, it ends for all layers; a pointer starts another one.
addEventListener('animationend', ({ target }) => target instanceof Element && target.matches(MOVING) && stopMoving());
for (const type of ['pointermove', 'pointerdown']) addEventListener(type, startMoving, { passive: true });
document.addEventListener('visibilitychange', () => document.hidden && stopMoving());

/** Ends what moves, which then stands as it stood before. */
function stopMoving(): void {
  root.toggleAttribute('data-still', true);
}

/** Lets everything move for one round, unless it does already. */
function startMoving(): void {
  if (!isStopped) root.toggleAttribute('data-still', false);
}

function applyChoice(): void {
  root.toggleAttribute('data-stopped', isStopped);
  if (isStopped) stopMoving();
  else startMoving();
  if (!button) return;
  button.title = `${isStopped ? 'Relancer' : 'Arrêter'} les animations`;
  button.hidden = false;
}

function keepStopped(): void {
  try {
    if (isStopped) localStorage.setItem(MOTION_KEY, STOPPED);
    else localStorage.removeItem(MOTION_KEY);
  } catch {
    // The choice then holds for this page alone.
  }
}
