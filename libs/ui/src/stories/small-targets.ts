/**
 * Lists elements below `root` that can be pressed and are smaller than 44 CSS pixels, with their sizes. Links inside a sentence are
 * exempt. Uses nothing from outside, because the checks pass the function to a page of the built catalogue.
 */
export function smallTargets(root: ParentNode): readonly string[] {
  /** Least side length of a target in CSS pixels: the AAA size (WCAG 2.5.5). */
  const LEAST = 44;
  const PRESSABLE = 'a[href], button, summary, input:not([type=hidden]), [role=tab]';
  /** The area of an input is its whole label, or the box drawn around it. */
  const pressableBox = (target: HTMLElement): DOMRect =>
    (target instanceof HTMLInputElement
      ? (target.closest('label') ?? target.parentElement ?? target)
      : target
    ).getBoundingClientRect();
  return [...root.querySelectorAll<HTMLElement>(PRESSABLE)]
    .filter(
      (target) =>
        target.checkVisibility() && target.tabIndex >= 0 && getComputedStyle(target).display !== 'inline',
    )
    .map((target) => ({ target, box: pressableBox(target) }))
    .filter(({ box }) => Math.min(box.width, box.height) < LEAST - 0.5)
    .map(
      ({ target, box }) =>
        `${target.tagName} ${target.textContent.trim() || target.getAttribute('aria-label')} ${Math.round(box.width)} x ${Math.round(box.height)}`,
    );
}
