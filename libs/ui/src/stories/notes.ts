/** How far a component is: a new one may still change, a phased-out one gets no new use, a deprecated one is being removed. */
export type ComponentStatus = 'new' | 'ready' | 'phase-out' | 'deprecated';

/** A pair that shows one rule from both sides, each a short sentence about this component. */
export interface DoDont {
  readonly do: string;
  readonly dont: string;
}

/**
 * A part of a component's drawing. A plain line, `corner: --radius-control` with the token between backticks, is one too, without
 * a place to point at.
 */
export interface AnatomyPart {
  /** What it is, in a word or a sentence: `price, in the digits`. */
  readonly part: string;
  /**
   * Where it is, as a selector within the component; `.price` is the class of its stylesheet. The first match gets a numbered pin.
   */
  readonly at?: string;
  /** The tokens it is drawn with: `--odds-rest`. */
  readonly tokens?: readonly string[];
}

export interface AccessibilityNotes {
  /** Its role and what its accessible name is made of, as a screen reader says it. */
  readonly name: string;
  /** The keys it answers to, each with what happens; empty when it takes no focus. */
  readonly keys: readonly string[];
  /** What is said without being asked: live regions and when they speak; empty when it stays silent. */
  readonly announcements: readonly string[];
  /**
   * Success criteria of WCAG 2.2 that it takes care of, number first: `4.1.3 Status Messages`. Those that every story is tried by,
   * such as target size and reflow, stand under Foundations, Accessibility.
   */
  readonly wcag: readonly string[];
}

/**
 * What a designer needs to know of a component that its code does not say. Lives beside the component as
 * `<Component>.notes.ts` and exports `notes`; its page in the catalogue is made from it.
 */
export interface ComponentNotes {
  readonly status: ComponentStatus;
  /** What it is for, in one sentence. */
  readonly summary?: string;
  readonly when: readonly string[];
  /** When not, naming the better component. */
  readonly whenNot: readonly string[];
  readonly doDont: readonly DoDont[];
  readonly accessibility: AccessibilityNotes;
  /** Rules for its words, with the exact words in English and Kiswahili where they matter. */
  readonly content?: readonly string[];
  /** Parts with the tokens they are drawn with. */
  readonly anatomy?: readonly (string | AnatomyPart)[];
  /** The name of the story the anatomy is drawn on, where it is not the first: `States`. */
  readonly drawnOn?: string;
  /** Questions not answered yet, research not done yet. */
  readonly open?: readonly string[];
}
