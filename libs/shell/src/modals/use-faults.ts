import { useEffect, useRef, useState, type FormEvent, type RefObject } from 'react';

/** What is wrong with the fields of a form, by the field's name. */
export type Faults<Field extends string, Words> = Readonly<Partial<Record<Field, Words>>>;

interface FormFaults<Field extends string, Words> {
  /** What is wrong with a field; nothing once it has been changed. */
  readonly faultOf: (field: Field) => Words | undefined;
  /** Says what is wrong, and moves to the first field it is wrong with. */
  readonly show: (faults: Faults<Field, Words>) => void;
  /** For the `<form>`. */
  readonly form: {
    readonly ref: RefObject<HTMLFormElement | null>;
    readonly onChange: (event: FormEvent<HTMLFormElement>) => void;
  };
}

/**
 * The faults of a form: all of them at once, each until its field is changed. `together` names fields that are judged by one
 * another, such as a password and its repetition.
 */
export function useFaults<Field extends string, Words>(
  together: readonly string[] = [],
): FormFaults<Field, Words> {
  const [found, setFound] = useState<Faults<Field, Words> | null>(null);
  const [changed, setChanged] = useState<readonly string[]>([]);
  const ref = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (found !== null) ref.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [found]);
  return {
    faultOf: (field) => (changed.includes(field) ? undefined : found?.[field]),
    show(faults) {
      setFound(faults);
      setChanged([]);
    },
    form: {
      ref,
      onChange({ target }) {
        if (!(target instanceof HTMLInputElement)) return;
        setChanged([...changed, ...(together.includes(target.name) ? together : [target.name])]);
      },
    },
  };
}
