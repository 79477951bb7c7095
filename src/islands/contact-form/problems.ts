import {
  type Dispatch,
  type FormEvent,
  type InvalidEvent,
  type RefObject,
  type SetStateAction,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';

/** For fields that are empty. */
const WANTED: Problems = {
  nom: 'Écrivez votre nom.',
  email: 'Écrivez votre adresse e-mail, pour recevoir notre réponse.',
  entreprise: 'Écrivez le nom de votre entreprise.',
  message: 'Décrivez votre projet en quelques mots.',
};
const NOT_AN_EMAIL = 'Cette adresse n’a pas la forme attendue : prenom@entreprise.fr, par exemple.';
const UNLIKELY_EMAIL =
  'La fin de l’adresse manque peut-être (.fr, .com…). Si elle est juste, envoyez le formulaire encore une fois.';
const REFUSED = 'Cette réponse n’est pas acceptée\u00a0: écrivez-la autrement, ou plus courte.';
const FULL = 'Ce champ est plein\u00a0: ce qui dépasse n’a pas été gardé.';

/** Errors by the id of the field, as a receiver may rename it. They replace the browser's own. */
export type Problems = Readonly<Record<string, string>>;

type Checked = HTMLInputElement | HTMLTextAreaElement;

/**
 * Says beside each field that the browser refuses what to write there, in French whatever the browser's language, and focuses the first one. The
 * browser's own checks decide. Its bubble is not shown, because it disappears by itself and few screen readers repeat it.
 */
export function useProblems(form: RefObject<HTMLFormElement | null>) {
  const [problems, setProblems] = useState<Problems>({});
  const judge = (field: Checked) => setProblems((before) => withProblem(before, field.id, problemOf(field)));

  // A form that was handed in before this code had come is refused already.
  const judgeRefused = useEffectEvent(() => {
    const refused = refusedFields(form.current);
    for (const field of refused) judge(field);
    const [first] = refused;
    // Its bubble, which the browser has shown by now, would cover these words.
    first?.blur();
    if (first) focusOn(first);
  });
  useEffect(() => judgeRefused(), []);

  const { mayGo, refuse } = useObjections(setProblems);
  return {
    problems,
    mayGo,
    refuse,
    handlers: {
      onInvalidCapture: (event: InvalidEvent<HTMLFormElement>) => {
        const field = event.target;
        if (!isChecked(field)) return;
        event.preventDefault();
        judge(field);
        if (field === event.currentTarget.querySelector(':is(input, textarea):invalid')) focusOn(field);
      },
      onInput: ({ target }: FormEvent<HTMLFormElement>) => {
        if (isChecked(target) && (problems[target.id] !== undefined || isFull(target))) judge(target);
      },
      onReset: () => setProblems({}),
    },
  };
}

/** Expects a dot behind the sign, as in ada@martin.fr. */
function hasDomain(address: string): boolean {
  const sign = address.indexOf('@');
  return sign !== -1 && address.indexOf('.', sign + 2) !== -1;
}

/** Keeps the errors that we or the receiver find, and browsers do not. */
function useObjections(setProblems: Dispatch<SetStateAction<Problems>>) {
  const asked = useRef<string>(undefined);
  const object = (field: Checked, problem: string) => setProblems((before) => withProblem(before, field.id, problem));
  return {
    /** Returns false once for an address such as ada@martin, which browsers accept, and asks about it. */
    mayGo: (form: HTMLFormElement): boolean => {
      const field = form.querySelector<HTMLInputElement>('input[type=email]');
      if (!field || field.value === asked.current || hasDomain(field.value)) return true;
      asked.current = field.value;
      object(field, UNLIKELY_EMAIL);
      focusOn(field);
      return false;
    },
    /** Marks the refused fields, by our or the receiver's names; returns false if there are none. */
    refuse: (form: HTMLFormElement, names: readonly string[]): boolean => {
      const fields = [...form.elements]
        .filter(isChecked)
        .filter(({ id, name }) => names.includes(name) || names.includes(id));
      for (const field of fields) object(field, REFUSED);
      if (fields[0]) focusOn(fields[0]);
      return fields.length > 0;
    },
  };
}

/**
 * Returns the fields that the browser refused before this code ran. Firefox forgets the refusal of a text area when React sets its default value at
 * hydration: if all other invalid fields were refused, the text area was refused too.
 */
function refusedFields(form: HTMLFormElement | null): Checked[] {
  const invalid = [...(form?.querySelectorAll<Checked>(':is(input, textarea):invalid') ?? [])];
  const refused = invalid.filter((field) => field.matches(':user-invalid'));
  const others = invalid.filter((field) => field instanceof HTMLInputElement);
  return others.length > 0 && others.every((field) => refused.includes(field)) ? invalid : refused;
}

/** Focuses a field and shows its label, which the header would cover in WebKit. */
function focusOn(field: Checked): void {
  field.focus();
  field.labels?.[0]?.scrollIntoView({ block: 'nearest' });
}

function isChecked(target: EventTarget | Element): target is Checked {
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
}

function problemOf(field: Checked): string | undefined {
  const { id, validity } = field;
  if (validity.valid) return isFull(field) ? FULL : undefined;
  return validity.valueMissing ? WANTED[id] : NOT_AN_EMAIL;
}

function isFull({ value, maxLength }: Checked): boolean {
  return maxLength > 0 && value.length >= maxLength;
}

function withProblem(before: Problems, id: string, problem: string | undefined): Problems {
  const { [id]: _, ...others } = before;
  return problem === undefined ? others : { ...others, [id]: problem };
}
