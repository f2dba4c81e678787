/** A story or a test of a page, as the index of the catalogue has it. */
export interface StoryFacts {
  readonly id: string;
  readonly name: string;
  readonly isTest: boolean;
  readonly tags: readonly string[];
  /** axe finds fault with it at error, and nothing is left out. */
  readonly isAxeStrict: boolean;
}

export const testsWith = (tag: string, stories: readonly StoryFacts[]): readonly StoryFacts[] =>
  stories.filter(({ isTest, tags }) => isTest && tags.includes(tag));
