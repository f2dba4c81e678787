/** Maturity of a component. A new one may still change, a phased-out one gets no new use, a deprecated one is being removed. */
export type ComponentStatus = 'new' | 'ready' | 'phase-out' | 'deprecated';

/** A rule as a pair of short sentences about this component, one that follows it and one that breaks it. */
export interface DoDont {
  readonly do: string;
  readonly dont: string;
}

/**
 * A part of a component's drawing. A plain string like `corner: --radius-control`, with the token between backticks, is a part
 * without a position.
 */
export interface AnatomyPart {
  /** Name or description of the part: `price, in the digits`. */
  readonly part: string;
  /** Selector of the part within the component; `.price` is the class of its stylesheet. The first match gets a numbered pin. */
  readonly at?: string;
  /** Tokens used by the part: `--odds-rest`. */
  readonly tokens?: readonly string[];
}

export interface AccessibilityNotes {
  /** Role and source of the accessible name, as a screen reader announces it. */
  readonly name: string;
  /** Keys it handles, each with its effect; empty if it takes no focus. */
  readonly keys: readonly string[];
  /** Live regions and when they announce; empty if there are none. */
  readonly announcements: readonly string[];
  /**
   * Success criteria of WCAG 2.2 it meets itself, number first: `4.1.3 Status Messages`. Criteria checked for every story, such as
   * target size and reflow, are listed under Foundations, Accessibility.
   */
  readonly wcag: readonly string[];
}

/**
 * Notes on a component for designers, on what its code does not show. `<Component>.notes.ts` beside the component exports them as
 * `notes`, and the catalogue makes its page from them.
 */
export interface ComponentNotes {
  readonly status: ComponentStatus;
  /** Purpose of the component in one sentence. */
  readonly summary?: string;
  readonly when: readonly string[];
  /** Cases for another component, which each names. */
  readonly whenNot: readonly string[];
  readonly doDont: readonly DoDont[];
  readonly accessibility: AccessibilityNotes;
  /** Rules for its texts, with the exact words in English and Kiswahili where they matter. */
  readonly content?: readonly string[];
  /** Parts with their tokens. */
  readonly anatomy?: readonly (string | AnatomyPart)[];
  /** Name of the story used for the anatomy, if not the first: `States`. */
  readonly drawnOn?: string;
  /** Open questions and research still to do. */
  readonly open?: readonly string[];
}
