export { addPage, linkTo, type Origins, openWorkshop, WORKSHOP, type Workshop } from './workshop.ts';
