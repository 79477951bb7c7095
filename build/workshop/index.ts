export { adopt } from './adoption/adopt.ts';
export { type Answers, answersSchema, noAnswers } from './adoption/answers.ts';
export { colorsNow } from './adoption/colors.ts';
export { choicesOf, faultsOf } from './adoption/faults.ts';
export { askedSettings, withSetting } from './adoption/own-settings.ts';
export { type AdoptionPlan, planAdoption } from './adoption/plan-adoption.ts';
export { isSaved, unsavedFiles } from './adoption/saved.ts';
export { sourceOf } from './front-matter/document.ts';
export { addPage, linkTo, type Origins, openWorkshop, WORKSHOP, type Workshop } from './workshop.ts';
