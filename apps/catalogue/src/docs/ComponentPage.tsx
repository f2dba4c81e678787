import { DocsContext, Unstyled } from '@storybook/addon-docs/blocks';
import { useContext, type ContextType } from 'react';
import { facts } from '../facts/facts.ts';
import { Frame } from '../frame/Frame.tsx';
import './docs.css';
import { adjustableArgs } from './adjustable-args.ts';
import { ComponentArticle } from './ComponentArticle.tsx';
import { Subject } from './Marked.tsx';
import type { StoryFacts } from './story-facts.ts';

type Story = ReturnType<ContextType<typeof DocsContext>['componentStories']>[number];

const isStrict = (parameters: Story['parameters']): boolean =>
  (parameters['a11y'] as { readonly test?: string } | undefined)?.test === 'error';

const factsOf = ({ id, name, tags, parameters }: Story): StoryFacts => ({
  id,
  name,
  isTest: tags.includes('test-fn'),
  tags,
  isAxeStrict: isStrict(parameters),
});

/** The page of a component, from its story file: description, looks, purpose, size and tests. */
export function ComponentPage() {
  const context = useContext(DocsContext);
  const stories = context.componentStories();
  const [first] = stories;
  if (first === undefined) return null;
  const { globals } = context.getStoryContext(first);
  const file = String((first.parameters as { readonly fileName?: string }).fileName);
  const component = facts.find(({ page }) => page !== null && file.endsWith(page.file));
  if (component === undefined) return null;
  const chosen = (name: string): string => String(globals[name]);
  return (
    <Unstyled>
      <Frame
        theme={chosen('theme')}
        locale={chosen('locale')}
        brand={chosen('brand')}
        textSize="100"
        motion={chosen('motion')}
        contrast={chosen('contrast')}
        dataSaver={chosen('dataSaver')}
      >
        <main className="component-page" lang="en">
          <Subject value={component.name}>
            <ComponentArticle
              facts={component}
              stories={stories.map(factsOf)}
              globals={`theme:${chosen('theme')};locale:${chosen('locale')};textSize:${chosen('textSize')};brand:${chosen('brand')}`}
              args={first.initialArgs}
              adjustable={adjustableArgs(first.argTypes, first.initialArgs)}
            />
          </Subject>
        </main>
      </Frame>
    </Unstyled>
  );
}
