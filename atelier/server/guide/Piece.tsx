import type { ReactNode } from 'react';

/** A source, or what comes of it, under a label. It is no `figure`: those of the site's texts have looks of their own. */
export function Piece({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="guide-piece">
      <p className="guide-label">{label}</p>
      {children}
    </div>
  );
}
