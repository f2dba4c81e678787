import { lazy, useState, type ComponentType } from 'react';

/** A component that arrives in its own file, when it is first drawn or when `preload` is called. */
export type LazyPart<Props> = ComponentType<Props> & { readonly preload: () => Promise<void> };

/**
 * Makes a part of the page that is loaded late. Once loaded it renders at once, without suspending: so a server that has
 * preloaded it draws it, and a browser that has preloaded it hydrates it. A failed load is forgotten, the next try loads again.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  let loaded: ComponentType<Props> | undefined;
  let pending: Promise<ComponentType<Props>> | undefined;
  const once = () =>
    (pending ??= load().then(
      (component) => (loaded = component),
      (failure: unknown) => {
        pending = undefined;
        Late = later(); // a lazy component remembers a failure for good
        throw failure;
      },
    ));
  const later = () => lazy(async () => ({ default: (await once()) as ComponentType<object> }));
  let Late = later();
  function Part(props: Props) {
    // Chosen once per mount: a part that finished loading meanwhile is not mounted a second time.
    const [Component] = useState<ComponentType<object>>(
      () => (loaded as ComponentType<object> | undefined) ?? Late,
    );
    return <Component {...props} />;
  }
  return Object.assign(Part, { preload: async () => void (await once()) });
}
