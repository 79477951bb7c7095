const seam = document.querySelector<HTMLInputElement>('[data-seam]');

seam?.addEventListener('input', show);
if (seam) show();

/** Tells the styles how far the seam is; a browser may have brought its place back. */
function show(): void {
  if (seam) document.body.style.setProperty('--seam', String(Number(seam.value) / Number(seam.max)));
}
