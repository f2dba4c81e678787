import { lazy, useState, type ComponentType } from 'react';
import { bringMissingStyles } from './missing-styles.ts';

/** A component that arrives in its own file, when it is first drawn or when `preload` is called. */
export type LazyPart<Props> = ComponentType<Props> & { readonly preload: () => Promise<void> };

/** Drawn instead of a part that a page is whole without. */
export const Nothing = () => null;

let tries = 0;

/** Somebody asks again for what stopped: parts whose file did not come are loaded once more. */
export const tryPartsAgain = (): void => void (tries += 1);

/**
 * Makes a part of the page that is loaded late. Once loaded it renders at once, without suspending: so a server that has
 * preloaded it draws it, and a browser that has preloaded it hydrates it. A failed load is thrown to the boundary around the part, and
 * made anew when somebody asks again: React mounts what has suspended from the beginning, and would ask for ever. A part that a page is whole
 * without names what is drawn `instead` where its file or a style does not come: it takes nothing along.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  instead?: ComponentType<object>,
): LazyPart<Props> {
  let loaded: ComponentType<Props> | undefined;
  let pending: Promise<ComponentType<Props>> | undefined;
  let failedTry: number | undefined;
  const once = () =>
    (pending ??= bringMissingStyles()
      .then(load)
      .then(
        (component) => (loaded = component),
        (failure: unknown) => {
          pending = undefined;
          throw failure;
        },
      ));
  const later = () =>
    lazy(async () => {
      const component = await once().catch((failure: unknown) => {
        failedTry = tries;
        if (instead) return instead;
        throw failure;
      });
      return { default: component as ComponentType<object> };
    });
  let Late = later();
  const lateOfThisTry = () => {
    if (failedTry !== undefined && failedTry !== tries) {
      failedTry = undefined;
      Late = later(); // a lazy component remembers a failure for good
    }
    return Late;
  };
  function Part(props: Props) {
    // Chosen once per mount: a part that finished loading meanwhile is not mounted a second time.
    const [Component] = useState<ComponentType<object>>(
      () => (loaded as ComponentType<object> | undefined) ?? lateOfThisTry(),
    );
    return <Component {...props} />;
  }
  return Object.assign(Part, { preload: async () => void (await once()) });
}
