/**
 * What can be pressed under an element and is smaller than a thumb, each with its size. Links inside a sentence are free of the rule.
 * Needs nothing from outside itself: the checks hand it to a page of the built catalogue.
 */
export function smallTargets(root: ParentNode): readonly string[] {
  /** The least side of anything to press, in CSS pixels: the AAA size, our floor (WCAG 2.5.5). */
  const LEAST = 44;
  const PRESSABLE = 'a[href], button, summary, input:not([type=hidden]), [role=tab]';
  /** An input is pressed by its whole label, or by the box drawn around it. */
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
