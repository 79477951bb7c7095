import { STARS_PER_LAYER } from './hero-stars.ts';

/** The sky behind the home page's title: four layers that drift apart, the nearest the fastest. */
export function HeroStars() {
  return (
    <div data-starfield="hero" aria-hidden="true">
      {STARS_PER_LAYER.map((count) => (
        <i key={count} />
      ))}
    </div>
  );
}
