import { lazy, useState, type ComponentType } from 'react';
import { bringMissingStyles } from './missing-styles.ts';

/** A component in its own file, loaded when it is first rendered or when `preload` is called. */
export type LazyPart<Props> = ComponentType<Props> & { readonly preload: () => Promise<void> };

/** Rendered in place of a part the page can do without. */
export const Nothing = () => null;

let tries = 0;

/** Retries failed parts: those whose file did not load are loaded again. */
export const tryPartsAgain = (): void => void (tries += 1);

/**
 * Makes a lazy part of a page. Once loaded it renders without suspending, so that a server that has preloaded it renders it and a
 * browser that has preloaded it hydrates it. A failed load is thrown to the boundary around the part and repeated only on request,
 * because React mounts suspended parts from the start and would load for ever. A part the page can do without gives an `instead` to
 * render if its file or a style fails to load; nothing is thrown then.
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
    // Chosen once per mount, so that a part that finishes loading meanwhile is not mounted twice.
    const [Component] = useState<ComponentType<object>>(
      () => (loaded as ComponentType<object> | undefined) ?? lateOfThisTry(),
    );
    return <Component {...props} />;
  }
  return Object.assign(Part, { preload: async () => void (await once()) });
}
