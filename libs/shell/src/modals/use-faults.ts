import { useEffect, useRef, useState, type FormEvent, type RefObject } from 'react';

/** Faults of a form by field name. */
export type Faults<Field extends string, Words> = Readonly<Partial<Record<Field, Words>>>;

interface FormFaults<Field extends string, Words> {
  /** Returns the fault of a field; undefined once the field has been changed. */
  readonly faultOf: (field: Field) => Words | undefined;
  /** Shows the faults and focuses the first faulty field. */
  readonly show: (faults: Faults<Field, Words>) => void;
  /** Properties for the `<form>`. */
  readonly form: {
    readonly ref: RefObject<HTMLFormElement | null>;
    readonly onChange: (event: FormEvent<HTMLFormElement>) => void;
  };
}

/**
 * Manages the faults of a form. All are shown together, each until its field is changed. `together` names fields checked against
 * one another, such as a password and its repetition.
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
