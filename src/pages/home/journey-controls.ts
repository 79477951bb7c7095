import { lightDark } from '../../styles/token-colors.ts';

const AMBER = lightDark('amber');
/** Behind sentences, where a star would pass for a full stop. */
const NIGHT = lightDark('night');

/**
 * What scripts add to the drawing: tools to choose from, over their points and names, and the sentences of a journey below.
 * Both are hidden until these rules show them.
 */
export const JOURNEY_CONTROLS = `
[data-tools]{display:block;position:absolute;inset:0 0 auto;aspect-ratio:1}
[data-tools] input{-webkit-appearance:none;appearance:none;position:absolute;min-width:68px;height:max(52px,14%);margin:0;transform:translate(-50%,-50%);border:1px solid transparent;border-radius:.75rem;cursor:pointer}
[data-tools] input:is(:hover,:checked){border-color:${AMBER}}
[data-tale]{display:grid;grid-template-columns:auto 1fr;gap:.5rem 1rem;align-items:start;align-content:start;position:absolute;inset:auto 0 0;height:9rem;font-size:.9375rem;line-height:1.5}
[data-tale] p{grid-column:1/-1;background:${NIGHT}}
[data-tale] b{display:block;color:${AMBER}}
[data-tale] :is(button,a):not([hidden]){display:grid;place-items:center;min-height:2.75rem;padding:0 1.1em;border:1px solid;border-radius:99rem;background:${NIGHT};color:${AMBER};font:inherit;font-weight:600;text-decoration:none;cursor:pointer}
@media(width>=42rem){[data-tale]{grid-template-columns:1fr auto;height:6.5rem}[data-tale] p{grid-area:1/1/3}}
[data-trail]{fill:none;stroke:${AMBER};stroke-width:2}
[data-parcel]{fill:${AMBER}}
@media print{[data-tale]{display:none}}
`;
