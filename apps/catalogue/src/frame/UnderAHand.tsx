import { useLayoutEffect, useRef, type ReactNode } from 'react';

/** What a pointer and the keys do to a component, by name, and the pseudo-classes it has then. */
const STATES = {
  hovered: 'hover',
  focused: 'focus focus-visible',
  pressed: 'active',
} as const;

const FOCUSABLE = ':is(a[href], button, input, select, textarea, summary, [tabindex="0"]):not(:disabled)';

/** Lets all rules for a hand answer to `data-hand` too, with the weight they have, and those for a mouse without one. */
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

/** Marks the first that can be pressed: focus is its own, a pointer is on all that it stands in. */
function lay(hand: string, specimen: Element): void {
  const target = specimen.querySelector<HTMLElement>(FOCUSABLE);
  const isFocus = hand.includes('focus');
  let marked = isFocus ? target : (target?.closest<HTMLElement>('label') ?? target);
  for (; marked !== null && marked !== specimen; marked = isFocus ? null : marked.parentElement)
    marked.dataset['hand'] = hand;
}

/** A story three times: under a pointer, with the focus of the keys, and pressed, drawn by the rules that draw it really so. */
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
