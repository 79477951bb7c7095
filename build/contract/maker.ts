import type { FilePlan, Files, MakePlan } from './definition.ts';
import type { PlainData } from './kind.ts';

/** A file that a maker made. */
export interface MadePlan extends FilePlan {
  /** What whoever builds should know of it, in their language: every build reports it as a warning. */
  remark?: Remark;
}

/** What is the matter, and what to do about it. */
export interface Remark {
  message: string;
  hint: string;
}

/** Makes files of plain data, and of nothing else: what it has made of equal data stands. What it throws becomes an error of the build. */
export type Maker<Input = unknown> = (input: Input) => Files<MadePlan>;

/** A maker's module, whose default export it is. It is run when something has to be made: what it imports is loaded no sooner. */
type MakerModule = () => Promise<{ default: Maker<never> }>;

export type Makers = Readonly<Record<string, MakerModule>>;

/** What may be made by makers: each name with the data which that one takes. */
export type MakePlanOf<All> = {
  [Name in keyof All]: All[Name] extends () => Promise<{ default: (input: infer Input) => unknown }>
    ? Omit<MakePlan, 'make' | 'input'> & { make: Name; input: PlainData<Input> }
    : never;
}[keyof All];
