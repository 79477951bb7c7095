import { lightDark } from '../../styles/token-colors.ts';

/**
 * Two lights travel half of each orbit: a box of the orbit's size turns, its lights sit on the rim, and where they end they stand as before.
 * They move as the site's stars do.
 */
export const ORBIT_LIGHTS = `
[data-orbit-lights]{position:absolute;inset:0 0 auto;aspect-ratio:1;contain:strict;pointer-events:none}
[data-orbit-lights]>i{position:absolute;inset:29%;border-radius:50%}
[data-orbit-lights]>i:nth-child(2){inset:17%;rotate:115deg;animation-direction:reverse}
[data-orbit-lights]>i:nth-child(3){inset:6%;rotate:50deg}
[data-orbit-lights]>i::before,[data-orbit-lights]>i::after{content:"";position:absolute;top:-3px;left:calc(50% - 3px);width:6px;height:6px;border-radius:50%;background:${lightDark('amber-fill')}}
[data-orbit-lights]>i::after{top:auto;bottom:-3px}
html:not([data-still]) [data-orbit-lights]:not([data-still])>i{animation:orbit 9s ease-in-out 1s}
@keyframes orbit{to{transform:rotate(.5turn)}}
`;
