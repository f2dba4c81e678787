import { useLayoutEffect, useRef, type ReactNode } from 'react';

/** Interaction states, with their pseudo-classes. */
const STATES = {
  hovered: 'hover',
  focused: 'focus focus-visible',
  pressed: 'active',
} as const;

const FOCUSABLE = ':is(a[href], button, input, select, textarea, summary, [tabindex="0"]):not(:disabled)';

/** Makes all interaction rules apply to `data-hand` too, with the same specificity, and rules for a mouse on any device. */
function letAnswer(rules: CSSRuleList): void {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule && rule.conditionText === '(hover: hover)') rule.media.mediaText = 'all';
    if (rule instanceof CSSStyleRule)
      rule.selectorText = rule.selectorText
        .replaceAll(/:(hover|focus-visible|focus|active)(?![-\w])/g, ':is(:$1, [data-hand~="$1"])')
        .replaceAll(':focus-within', ':is(:focus-within, :has([data-hand~="focus"]))');
    if ('cssRules' in rule) letAnswer(rule.cssRules as CSSRuleList);
  }
}

/** The style sheets that answer already. */
const answering = new WeakSet<CSSStyleSheet>();

function letAllAnswer(): void {
  for (const sheet of document.styleSheets) {
    if (!answering.has(sheet)) letAnswer(sheet.cssRules);
    answering.add(sheet);
  }
}

/** Marks the first interactive element: focus on itself, a pointer also on all its ancestors. */
function lay(hand: string, specimen: Element): void {
  const target = specimen.querySelector<HTMLElement>(FOCUSABLE);
  const isFocus = hand.includes('focus');
  let marked = isFocus ? target : (target?.closest<HTMLElement>('label') ?? target);
  for (; marked !== null && marked !== specimen; marked = isFocus ? null : marked.parentElement)
    marked.dataset['hand'] = hand;
}

/** Shows a story three times: hovered, focused by keyboard, and pressed, drawn by its real rules. */
export function UnderAHand({ children }: { readonly children: ReactNode }) {
  const specimens = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    letAllAnswer();
    for (const specimen of specimens.current?.children ?? [])
      lay(specimen.getAttribute('data-shows') ?? '', specimen);
  });
  return (
    <div className="specimens" ref={specimens}>
      {Object.entries(STATES).map(([name, hand]) => (
        <figure key={name} data-shows={hand}>
          <figcaption>{name}</figcaption>
          <div>{children}</div>
        </figure>
      ))}
    </div>
  );
}
